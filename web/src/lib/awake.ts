/** A screen that lies on the table does not go dark while nobody touches it; where the browser cannot help it, it does. */

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  async function hold(): Promise<void> {
    if (over || document.visibilityState === "hidden") return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void lock?.release();
  }
  if (!("wakeLock" in navigator)) return () => undefined;
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
