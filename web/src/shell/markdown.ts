/** The Markdown that rulebooks are written in: headings, paragraphs, lists, tables. */

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "text"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "rules"; rules: { id: string; text: string }[] }
  | { kind: "table"; head: string[]; rows: string[][] };

const RULE = /^- \*\*([A-Z]+-\d+\.\d+)\*\* (.+)$/;

/** A rulebook in blocks; rules that follow each other are one block. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n")) {
    const block = read(line);
    const last = found.at(-1);
    if (!block) continue;
    if (last && join(last, block)) continue;
    found.push(block);
  }
  return found;
}

function read(line: string): Block | null {
  const heading = /^(#{1,4}) (.+)$/.exec(line);
  if (heading) return { kind: "heading", level: heading[1]!.length, text: heading[2]!, id: anchor(heading[2]!) };
  const rule = RULE.exec(line);
  if (rule) return { kind: "rules", rules: [{ id: rule[1]!, text: rule[2]! }] };
  const item = /^\s*(-|\d+\.) (.+)$/.exec(line);
  if (item) return { kind: "list", ordered: item[1] !== "-", items: [item[2]!] };
  if (line.startsWith("|")) return { kind: "table", head: cells(line), rows: [] };
  return line.trim() ? { kind: "text", text: line.trim() } : null;
}

/** Whether a line's block goes on with the one before it. */
function join(last: Block, next: Block): boolean {
  if (last.kind === "rules" && next.kind === "rules") return last.rules.push(...next.rules) > 0;
  if (last.kind === "list" && next.kind === "list" && last.ordered === next.ordered) return last.items.push(...next.items) > 0;
  if (last.kind !== "table" || next.kind !== "table") return false;
  if (!next.head.every((cell) => /^:?-+:?$/.test(cell))) last.rows.push(next.head);
  return true;
}

function cells(line: string): string[] {
  return line.replace(/^\||\|\s*$/g, "").split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** A chapter's number where it has one, else its words: what stands after the # of its address. */
function anchor(title: string): string {
  return /^([A-Z]+-\d+)\b/.exec(title)?.[1] ?? title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
