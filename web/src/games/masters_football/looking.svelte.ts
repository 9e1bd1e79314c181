/** Which of two matches played at once somebody looks at; null for the own one. */
export const looking = $state<{ slot: number | null }>({ slot: null });
