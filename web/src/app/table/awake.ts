// A table on the wall must not go dark. Browsers only help with that over https, or on this very machine.

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on as long as the page is looked at; gives back how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async (): Promise<void> => {
    if (over || document.hidden || !canStayAwake()) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (over) void got.release();
      else lock = got;
    } catch {
      // Low on battery, or not allowed: then the device decides.
    }
  };
  void hold();
  // A hidden page loses the lock.
  document.addEventListener('visibilitychange', hold);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
