/** What the parts of a table know without being told: `useStage` at tables and in replays, `useFrame` at tables only. */

import { createContext } from "svelte";
import type { TableDetail } from "$lib/api/client";
import type { Deck } from "$lib/faces.svelte";
import type { TableState } from "$lib/table/tablestate.svelte";
import type { Sofa } from "../sofa/sofa.svelte";
import type { Choosing } from "./choosing.svelte";
import type { At, TableDefinition } from "./definition";
import type { Ui } from "./ui.svelte";

export interface Stage {
  definition: TableDefinition;
  deck: Deck;
  ui: Ui;
  /** The moment that is shown. */
  readonly at: At;
}

export interface Frame extends Stage {
  table: TableState;
  detail: TableDetail["table"];
  choosing: Choosing;
  /** Where several people share the device. */
  sofa: Sofa | null;
}

export const [useStage, setStage] = createContext<Stage>();
export const [useFrame, setFrame] = createContext<Frame>();
