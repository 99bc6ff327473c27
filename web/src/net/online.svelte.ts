// Whether the last request reached the server.

class Online {
  reachable = $state(true);
}

export const online = new Online();
