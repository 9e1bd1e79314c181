/** When the device was last touched: whoever pressed Enter twice did not mean the next one's cards. */

const GUARD = 400;
let touched = 0;

for (const kind of ["pointerdown", "pointerup", "keydown", "keyup"]) {
  addEventListener(kind, (event) => event.isTrusted && (touched = performance.now()), { capture: true });
}

/** How long to wait until nobody can have meant something else. */
export function untouched(): number {
  return Math.max(0, touched + GUARD - performance.now());
}
