import type { Contender } from "./contender.ts";

declare global {
  /** What the page offers to the harness. */
  var bench: {
    /**
     * Milliseconds from the insertion of `count` cards to the last visible
     * change, and what the browser took to lay it out. Waiting for the screen's
     * next frame, which is as long for everybody, is not in it.
     */
    run: (count: number, quietMs: number) => Promise<number>;
    /** All text that is drawn, and how many pictures are. */
    shown: () => { text: string; pictures: number };
  };
}

let lastChangeAt = 0;
const observer = new MutationObserver((records) => {
  lastChangeAt = performance.now();
  for (const { addedNodes } of records) for (const node of addedNodes) notePictures(node);
});
/** Pictures that were there as soon as they were inserted: their load event comes later and changes nothing. */
const drawnAtOnce = new WeakSet<EventTarget>();
const everything = { childList: true, subtree: true, attributes: true, characterData: true };

// Shadow trees report to nobody outside, so each is observed as it is made.
const attachShadow = Element.prototype.attachShadow;
const shadows: ShadowRoot[] = [];
Element.prototype.attachShadow = function (options) {
  const shadow = attachShadow.call(this, options);
  shadows.push(shadow);
  watch(shadow);
  return shadow;
};

/** Offers `contender` to the harness. Import this before the kit's elements are made. */
export function measured(contender: Contender): void {
  const host = document.body.appendChild(document.createElement("main"));
  globalThis.bench = {
    async run(count, quietMs) {
      watch(host);
      const startedAt = performance.now();
      lastChangeAt = startedAt;
      contender.insert(host, count);
      let laidOut = { changeAt: 0, ms: 0 };
      while (performance.now() - lastChangeAt < quietMs) {
        await nextFrame();
        if (lastChangeAt !== laidOut.changeAt) laidOut = { changeAt: lastChangeAt, ms: layoutMs() };
      }
      return laidOut.changeAt - startedAt + laidOut.ms;
    },
    shown: () => ({ text: drawnText(host), pictures: drawnPictures() }),
  };
}

function watch(tree: Node): void {
  observer.observe(tree, everything);
  // A picture that arrives changes what is seen without changing the tree.
  tree.addEventListener(
    "load",
    ({ target }) => {
      if (target === null || !drawnAtOnce.has(target)) lastChangeAt = performance.now();
    },
    { capture: true },
  );
}

function notePictures(node: Node): void {
  if (!(node instanceof Element)) return;
  for (const picture of [node, ...node.querySelectorAll("img")]) {
    if (picture instanceof HTMLImageElement && picture.complete) drawnAtOnce.add(picture);
  }
}

/** Styles and lays out what has changed, before the browser does it by itself in this frame. */
function layoutMs(): number {
  const startedAt = performance.now();
  document.documentElement.getBoundingClientRect();
  return performance.now() - startedAt;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function drawnText(host: HTMLElement): string {
  const own = [...shadows].map((shadow) => [...shadow.children].map(getText).join(" "));
  return [getText(host), ...own].join(" ").replaceAll(/\s+/g, " ");
}

function getText(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts
  return element instanceof HTMLElement ? element.innerText : "";
}

function drawnPictures(): number {
  return [document, ...shadows]
    .flatMap((tree) => [...tree.querySelectorAll<HTMLElement>("*")])
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isPicture = element instanceof HTMLImageElement && element.naturalWidth > 0;
      return (
        width > 20 &&
        height > 20 &&
        (isPicture || getComputedStyle(element).backgroundImage.includes("photo"))
      );
    }).length;
}
