/** What only a shared device needs; loaded when a table is played on one. */

import { loadPart } from "$lib/i18n.svelte";

export { default as Curtain } from "./Curtain.svelte";
export { Sofa } from "./sofa.svelte";

export const loadWords = (): Promise<void> => loadPart("sofa");
