// Whether the server could be reached when it was last asked for something.

class Reach {
  lost = $state(false);
}

export const reach = new Reach();
