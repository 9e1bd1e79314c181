/** Whether the table of a competition is laid over the game. */
export const overview = $state({ open: false });
