/** The pad of a game on paper: names, scores and counters, kept on this device, each change to be taken back. */

const MOST = 50;

export interface Written {
  names: [string, string];
  scores: [number, number];
  counts: Record<string, number>;
}

const blank = (): Written => ({ names: ["", ""], scores: [0, 0], counts: {} });

export class Pad {
  now = $state.raw<Written>(blank());
  before = $state.raw<readonly Written[]>([]);

  constructor(readonly game: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Written | null;
      if (kept && Array.isArray(kept.scores) && Array.isArray(kept.names)) this.now = { ...blank(), ...kept };
    } catch {
      // Nothing was kept that can be read: a new sheet.
    }
  }

  get #key(): string {
    return `playcall.pad.${this.game}`;
  }

  /** Write something; what was there can be had back. */
  write(change: Partial<Written>, { undo = true } = {}): void {
    if (undo) this.before = [...this.before, this.now].slice(-MOST);
    this.#keep({ ...this.now, ...change });
  }

  score(team: 0 | 1, points: number): void {
    const scores: [number, number] = [...this.now.scores];
    scores[team] = scores[team] + points;
    this.write({ scores });
  }

  count(title: string, to: number): void {
    this.write({ counts: { ...this.now.counts, [title]: to } });
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.#keep(last);
  }

  again(): void {
    this.write({ scores: [0, 0], counts: {} });
  }

  #keep(written: Written): void {
    this.now = written;
    try {
      localStorage.setItem(this.#key, JSON.stringify(written));
    } catch {
      // A browser that keeps nothing still counts, until the tab is closed.
    }
  }
}
