/** Whether the server answers. A lost connection says so on every page and is tried again by itself. */

const RETRY = [1000, 2000, 4000, 8000, 15000];

class Connection {
  /** Since when the server has not answered; null while all is well. */
  since = $state<number | null>(null);
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #returns = new Set<() => void>();

  lost(): void {
    this.since ??= Date.now();
    if (this.#timer === undefined) this.#again();
  }

  /** Be told whenever the server is back. */
  onReturn(told: () => void): void {
    this.#returns.add(told);
  }

  found(): void {
    if (this.since !== null) for (const told of this.#returns) told();
    this.since = null;
    this.#tries = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #again(): void {
    const pause = RETRY[Math.min(this.#tries, RETRY.length - 1)] ?? 15000;
    this.#tries += 1;
    this.#timer = setTimeout(() => void this.#probe(), pause);
  }

  async #probe(): Promise<void> {
    try {
      const answer = await fetch("/api/health", { signal: AbortSignal.timeout(5000) });
      if (answer.ok) return this.found();
    } catch {
      // Still away.
    }
    this.#again();
  }
}

export const connection = new Connection();

const network = $state({ there: navigator.onLine });
addEventListener("online", () => (network.there = true));
addEventListener("offline", () => (network.there = false));

/** Whether this machine has a network at all; a server on the same machine needs none. */
export const online = (): boolean => network.there;
