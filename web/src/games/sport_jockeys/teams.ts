/** Colours of the two teams: apart from the red and blue of the roles, and black letters read on them. */
export const COLOURS = ["#ff9a7b", "#8fc1ff"];

/** The letters of a team's badge. */
export function markOf(name: string): string {
  const words = name.split(/[\s&]+/).filter(Boolean);
  const letters = words.length > 1 ? words[0]!.charAt(0) + words[1]!.charAt(0) : name.slice(0, 2);
  return letters.toUpperCase();
}
