// Whether the server answered when it was last asked.

class Online {
  reachable = $state(true);
}

export const online = new Online();
