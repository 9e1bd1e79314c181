/** A moment as a picture: what the table shows, as a PNG. */

const SCALE = 2;
/** Board, strip, field, then the controls. */
const CONTROLS_ROW = 3;

/** Saves a replay's table; its controls are left out. */
export async function savePicture(root: HTMLElement, name: string): Promise<void> {
  const { domToBlob } = await import("modern-screenshot");
  const controls = root.querySelector<HTMLElement>("[data-no-picture]");
  const lent = lendSymbols(root);
  try {
    const height = root.offsetHeight - (controls?.offsetHeight ?? 0);
    const picture = await domToBlob(root, {
      scale: SCALE, height, font: { cssText: await fonts() }, filter: (node) => node !== controls,
      onCloneNode: (copy) => tidy(root, copy as HTMLElement),
    });
    save(picture, `${name}.png`);
  } finally {
    lent.remove();
  }
}

/** The copy closes the gap of the controls, has plain felt (its grain does not survive) and no scroll bars. */
function tidy(root: HTMLElement, copy: HTMLElement): void {
  const now = getComputedStyle(root);
  const rows = now.gridTemplateRows.split(" ");
  copy.style.gridTemplateRows = rows.map((row, n) => (n === CONTROLS_ROW ? "0px" : row)).join(" ");
  copy.style.height = "auto";
  copy.style.background = now.getPropertyValue("--bg-felt");
  for (const list of copy.querySelectorAll<HTMLElement>(".pbp")) list.style.overflow = "hidden";
}

/** The page's fonts with their files inside: a picture can load nothing. */
async function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const texts = rules.map(async ({ cssText, parentStyleSheet }) => {
    const file = /url\("?([^")]+)"?\)/.exec(cssText)?.[1];
    return file ? cssText.replace(file, await inside(new URL(file, parentStyleSheet?.href ?? location.href))) : "";
  });
  return (await Promise.all(texts)).join("\n");
}

async function inside(address: URL): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const text = bytes.reduce((sum, byte) => sum + String.fromCharCode(byte), "");
  return `data:font/woff2;base64,${btoa(text)}`;
}

/** Card faces point to symbols that lie elsewhere in the page; a copy of them goes into the picture. */
function lendSymbols(root: HTMLElement): HTMLElement {
  const lent = document.createElement("div");
  lent.className = "face-defs";
  for (const defs of document.querySelectorAll(".face-defs > svg")) lent.append(defs.cloneNode(true));
  root.append(lent);
  return lent;
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
