import type { Contender } from "./contender.ts";

declare global {
  /** Functions of the page that the benchmark calls. */
  var bench: {
    /**
     * Time from the insertion of `count` cards to the last visible change,
     * layout included, in milliseconds. The wait for the next frame is not
     * included, since it is the same for every kit.
     */
    run: (count: number, quietMs: number) => Promise<number>;
    /** The visible text and the number of visible pictures. */
    readContent: () => { text: string; pictures: number };
  };
}

let lastChangeAt = 0;
const observer = new MutationObserver((records) => {
  lastChangeAt = performance.now();
  for (const { addedNodes } of records) for (const node of addedNodes) recordPictures(node);
});
/** Images that were complete when they were inserted; their later load event changes nothing. */
const completeImages = new WeakSet<EventTarget>();
const everything = { childList: true, subtree: true, attributes: true, characterData: true };

// Observers do not see into shadow trees, so each one is observed when it is attached.
const attachShadow = Element.prototype.attachShadow;
const shadows: ShadowRoot[] = [];
Element.prototype.attachShadow = function (options) {
  const shadow = attachShadow.call(this, options);
  shadows.push(shadow);
  watch(shadow);
  return shadow;
};

/** Registers a contender with the benchmark. Import this before the kit creates elements. */
export function registerContender(contender: Contender): void {
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
        if (lastChangeAt !== laidOut.changeAt) laidOut = { changeAt: lastChangeAt, ms: forceLayout() };
      }
      return laidOut.changeAt - startedAt + laidOut.ms;
    },
    readContent: () => ({ text: readVisibleText(host), pictures: countVisiblePictures() }),
  };
}

function watch(tree: Node): void {
  observer.observe(tree, everything);
  // A loaded picture is a visible change without a mutation.
  tree.addEventListener(
    "load",
    ({ target }) => {
      if (target === null || !completeImages.has(target)) lastChangeAt = performance.now();
    },
    { capture: true },
  );
}

function recordPictures(node: Node): void {
  if (!(node instanceof Element)) return;
  for (const picture of [node, ...node.querySelectorAll("img")]) {
    if (picture instanceof HTMLImageElement && picture.complete) completeImages.add(picture);
  }
}

/** Forces style and layout before the browser does it in this frame; returns the duration. */
function forceLayout(): number {
  const startedAt = performance.now();
  document.documentElement.getBoundingClientRect();
  return performance.now() - startedAt;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function readVisibleText(host: HTMLElement): string {
  const own = [...shadows].map((shadow) => [...shadow.children].map(readText).join(" "));
  return [readText(host), ...own].join(" ").replaceAll(/\s+/g, " ");
}

function readText(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts
  return element instanceof HTMLElement ? element.innerText : "";
}

function countVisiblePictures(): number {
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
