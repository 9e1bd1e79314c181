// Looks at the page as it stands; returns what is wrong with its layout, one line each: "rule: what".
(smallest) => {
  const CARD = ".card, .pk";
  const SKIPPED = ".vh, .skip, script, style, template, option, [data-decor], .face-defs";
  const RISEN = ".slot.is-selected, .slot:hover, .slot:focus-visible";
  const BELOW_RISEN = ".apron, .hand, .rail";
  const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const INLINE = ".link, .rule";
  const SLACK = 2.5;
  const found = new Set();
  const tell = (rule, what) => found.add(`${rule}: ${what}`);

  const named = (element) => element.tagName.toLowerCase() + (element.id ? `#${element.id}` : [...element.classList].slice(0, 2).map((one) => `.${one}`).join(""));
  const quoted = (text) => `"${text.replace(/\s+/g, " ").trim().slice(0, 40)}"`;
  const called = (element) => quoted(element.innerText || element.ariaLabel || named(element));
  const modal = document.querySelector("dialog:modal");
  const shown = (element) => (!modal || modal.contains(element)) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(SKIPPED) && getComputedStyle(element).clipPath !== "inset(50%)";
  const related = (a, b) => a.contains(b) || b.contains(a);
  const picture = (element) => {
    let svg = element.closest("svg");
    while (svg?.ownerSVGElement) svg = svg.ownerSVGElement;
    return svg;
  };
  const shared = (a, b, slack = 2) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const risenOver = (upper, lower) => upper.closest(RISEN) && lower.closest(BELOW_RISEN);

  /** The ancestors that cut or scroll, nearest first; worked out once for each. */
  const edges = new Map();
  function edgesAround(element) {
    if (!element || element === document.documentElement) return [];
    if (!edges.has(element)) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const further = position === "fixed" ? [] : edgesAround(element.parentElement);
      const rolls = (way, size, room) => (way === "auto" || way === "scroll") && size > room + 1;
      const own = () => ({ element, box: element.getBoundingClientRect(), cutsX: overflowX !== "visible", cutsY: overflowY !== "visible", rollsX: rolls(overflowX, element.scrollWidth, element.clientWidth), rollsY: rolls(overflowY, element.scrollHeight, element.clientHeight) });
      edges.set(element, overflowX === "visible" && overflowY === "visible" ? further : [own(), ...further]);
    }
    return edges.get(element);
  }

  /** "scrolled" where a scrolling ancestor has it out of sight, the ancestor that cuts it off, or null where all of it is seen. */
  function cutBy(element, box) {
    for (const edge of edgesAround(element)) {
      const beyondX = box.left < edge.box.left - SLACK || box.right > edge.box.right + SLACK;
      const beyondY = box.top < edge.box.top - SLACK || box.bottom > edge.box.bottom + SLACK;
      if ((beyondX && edge.rollsX) || (beyondY && edge.rollsY)) return "scrolled";
      if ((beyondX && edge.cutsX) || (beyondY && edge.cutsY)) return edge.element;
    }
    const aside = box.left < -1 || box.right > innerWidth + 1;
    const below = box.top < -1 || box.bottom > innerHeight + 1;
    if (below && !aside && smallest.scrolls) return "scrolled";
    return aside || below ? document.documentElement : null;
  }

  /** Whether it stays where it is while the page scrolls under it. */
  function stays(element) {
    for (let one = element; one; one = one.parentElement) if (getComputedStyle(one).position === "fixed") return true;
    return false;
  }
  const passes = (a, b) => smallest.scrolls && stays(a) !== stays(b);

  function shortens(element) {
    const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element);
    const dots = textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1;
    const clamped = webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 1;
    return overflowX !== "visible" && (dots || clamped);
  }

  // Texts: a box for each line, as high as its letters ------------------------------------------------------------------
  function sizeOf(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element.closest("svg") && element.getScreenCTM?.();
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  }

  function linesOf(node, size) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((one) => one.width > 1 && one.height > 1).map(({ left, right, top, bottom }) => {
      const spare = Math.max(0, (bottom - top - size) / 2);
      return { left, right, top: top + spare, bottom: bottom - spare };
    });
  }

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !shown(element)) continue;
    const card = element.closest(CARD);
    const size = sizeOf(element);
    const lines = linesOf(node, size);
    const face = card?.classList.contains("card");
    if (lines.length && !face && size < smallest.text - 0.05) tell("small", `${quoted(node.data)} ${size.toFixed(1)} px in ${named(element)}`);
    for (const box of lines) {
      const cut = cutBy(element, box);
      if (cut === null) texts.push({ node, element, card, box, picture: picture(element) });
      else if (cut !== "scrolled" && !face && !shortens(cut)) tell("clipped", `${quoted(node.data)} by ${named(cut)}`);
    }
  }
  for (const element of document.querySelectorAll("body :not(svg, svg *)")) {
    if (shortens(element) && shown(element) && element.textContent.trim()) tell("ellipsis", `${quoted(element.textContent)} in ${named(element)}`);
  }

  /** Two parts of one card, or two cards that lie upon one another on the field. */
  function stacked(one, other) {
    const [first, second] = [one.closest("[data-card]"), other.closest("[data-card]")];
    return first && second && (first === second || !first.closest(".hand"));
  }

  // Covered: what lies on top where the text is? -------------------------------------------------------------------------
  function painted(element, over) {
    if (element.closest("svg, img, canvas")) return true;
    for (let one = element; one && !one.contains(over); one = one.parentElement) {
      const { backgroundImage, backgroundColor } = getComputedStyle(one);
      if (backgroundImage !== "none" || !/, 0\)$/.test(backgroundColor)) return true;
    }
    return false;
  }

  function coverOf({ element, box, picture, card }) {
    for (const part of [0.5, 0.12, 0.88]) {
      const top = document.elementFromPoint(box.left + (box.right - box.left) * part, (box.top + box.bottom) / 2);
      if (!top || related(top, element) || (picture && picture.contains(top)) || !painted(top, element) || passes(top, element)) continue;
      if (card && stacked(card, top)) continue;
      return top;
    }
    return null;
  }

  const open = new CSSStyleSheet();
  open.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(open);
  const seen = texts.filter((text) => {
    const top = coverOf(text);
    if (top && !risenOver(top, text.element)) tell("covered", `${quoted(text.node.data)} in ${named(text.element)} by ${named(top)}`);
    return top === null;
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== open);

  seen.forEach((one, n) => {
    for (const other of seen.slice(n + 1)) {
      const apart = one.node !== other.node && !passes(one.element, other.element) && !(one.picture && one.picture === other.picture) && !(one.card && other.card && stacked(one.card, other.card));
      if (apart && shared(one.box, other.box) && !risenOver(one.element, other.element) && !risenOver(other.element, one.element)) tell("overlap", `${quoted(one.node.data)} and ${quoted(other.node.data)}`);
    }
  });

  // Controls -------------------------------------------------------------------------------------------------------------
  const controls = [...document.querySelectorAll(CONTROLS)].filter((one) => shown(one) && one.getClientRects().length && !one.matches("section, ol, main, .rail-panel, .sheet-body"));
  const inline = (element) => getComputedStyle(element).display === "inline";
  const placed = controls.map((element) => ({ element, box: element.getBoundingClientRect() })).filter(({ element, box }) => {
    const cut = cutBy(element.parentElement, box);
    if (cut && cut !== "scrolled") tell("clipped", `control ${called(element)} by ${named(cut)}`);
    const inText = element.matches(INLINE) || element.closest("label") || inline(element);
    if (!inText && (box.width < smallest.control || box.height < smallest.control)) tell("target", `${called(element)} ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`);
    return cut === null;
  });
  placed.forEach((one, n) => {
    for (const other of placed.slice(n + 1)) {
      if (one.element.type === "range" && other.element.type === "range") continue; // the two ends of one scale
      if (inline(one.element) && inline(other.element)) continue; // words of two lines: the boxes of lines overlap, and texts are looked at above
      const apart = !related(one.element, other.element) && !passes(one.element, other.element) && !stacked(one.element, other.element) && !risenOver(one.element, other.element) && !risenOver(other.element, one.element);
      if (apart && shared(one.box, other.box)) tell("overlap", `controls ${called(one.element)} and ${called(other.element)}`);
    }
  });

  // Cards ----------------------------------------------------------------------------------------------------------------
  for (const card of document.querySelectorAll(".card:not(.is-well, .is-empty), .pk")) {
    const { width } = card.getBoundingClientRect();
    if (shown(card) && width > 0 && width < smallest.card - 0.5) tell("narrow", `card ${quoted(card.closest("[data-card]")?.dataset.card ?? named(card))} ${width.toFixed(0)} px`);
  }
  for (const legal of document.querySelectorAll(".slot.is-legal, [data-card][aria-pressed]")) {
    for (const part of [legal, ...legal.querySelectorAll(CARD)]) {
      const { filter, opacity } = getComputedStyle(part);
      const light = Number(/brightness\(([\d.]+)\)/.exec(filter)?.[1] ?? 1) * Number(opacity);
      if (shown(part) && light < 0.95) tell("dimmed", `legal card ${quoted(legal.dataset.card ?? "")}`);
    }
  }

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + 1 || (scrollHeight > innerHeight + 1 && !smallest.scrolls)) tell("page", `scrolls by ${scrollWidth - innerWidth}, ${scrollHeight - innerHeight}`);
  return [...found].sort();
}
