/** The cards as data: helmets against footballs, and the numbers of the Action cards. */

import { learnTeams } from "./teams";

export type PlayType = "R" | "P" | "M";
export const AREAS = ["left", "centre", "right"] as const;

export interface Play {
  type: PlayType;
  /** 0 left, 1 centre, 2 right. */
  area: number;
  footballs: number;
  yards: number;
  /** The other number of a play whose yards depend on the situation. */
  other_yards: number | null;
  text: string;
}

export interface PlayCard {
  id: string;
  name: string;
  number: number;
  team: string | null;
  place: string;
  star: boolean;
  defends: PlayType;
  helmets: number[];
  /** The action box: its name, and its number if it has one. */
  box_name: string;
  box_number: string;
  /** The team's, or that of the deck it belongs to. */
  colour: string;
  mark: string;
  flag: boolean;
  kick: number;
  injury: boolean;
  plays: Play[];
}

export interface ActionCard {
  id: string;
  no: number;
  run: number;
  pass: number;
  kick: number;
  block: number;
  penalty: string;
  injury: string;
}

/** A card as `GET /api/games/highlights_2052/cards` lists it. */
export interface Listed {
  id: string;
  title: string;
  kind: string;
  facts: Record<string, unknown>;
}

/** All cards of the game, by id and by the number that events use. */
export class CardBook {
  readonly actions: ActionCard[] = [];
  readonly #plays = new Map<string, PlayCard>();
  readonly #order: string[] = [];

  constructor(listed: readonly Listed[]) {
    learnTeams(listed);
    for (const { id, title, kind, facts } of listed) {
      if (kind === "action") this.actions.push({ id, ...facts } as unknown as ActionCard);
      else {
        this.#plays.set(id, { id, name: title, ...facts } as unknown as PlayCard);
        this.#order.push(id);
      }
    }
  }

  /** A play card; cards of the second copy end in `b` (FH-21.3). */
  card(id: string | null | undefined): PlayCard | null {
    if (!id) return null;
    const own = this.#plays.get(id);
    if (own) return own;
    const first = id.endsWith("b") ? this.#plays.get(id.slice(0, -1)) : undefined;
    return first ? { ...first, id } : null;
  }

  action(id: string | null | undefined): ActionCard | null {
    return this.actions.find((card) => card.id === id) ?? null;
  }

  /** The id of a table card by its number; -1 is none. */
  id(index: number): string | null {
    const size = this.#order.length;
    const first = index < 0 ? undefined : this.#order[index % size];
    return first === undefined ? null : index < size ? first : `${first}b`;
  }

  /** The fifteen cards of a team, its Stars first. */
  team(id: string): PlayCard[] {
    return [...this.#plays.values()].filter((card) => card.team === id);
  }
}
