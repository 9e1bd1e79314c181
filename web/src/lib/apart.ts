/** Names that can be told apart: those that are alike get numbers, in their order. */
export function apart(names: readonly string[]): string[] {
  return names.map((name, place) => {
    const alike = (some: readonly string[]) => some.filter((other) => other === name).length;
    return alike(names) > 1 ? `${name} ${alike(names.slice(0, place + 1))}` : name;
  });
}
