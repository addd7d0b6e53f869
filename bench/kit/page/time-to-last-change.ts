import type { Contender } from "./contender.ts";

declare global {
  /** What the page offers to the harness. */
  var bench: {
    /** Milliseconds from the insertion of `count` cards to the frame of the last visible change. */
    run: (count: number, quietMs: number) => Promise<number>;
    /** All text that is drawn, and how many pictures are. */
    shown: () => { text: string; pictures: number };
  };
}

let changed = false;
const observer = new MutationObserver((records) => {
  changed = true;
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
      changed = false;
      const startedAt = performance.now();
      contender.insert(host, count);
      let lastChangeAt = startedAt;
      while (performance.now() - lastChangeAt < quietMs) {
        const frameEndedAt = await nextFrame();
        if (changed) lastChangeAt = frameEndedAt;
        changed = false;
      }
      return lastChangeAt - startedAt;
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
      if (target === null || !drawnAtOnce.has(target)) changed = true;
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

/** When the next frame has been laid out and painted. */
function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(null);
    });
  });
}

function drawnText(host: HTMLElement): string {
  const own = [...shadows].map((shadow) => [...shadow.children].map(textOf).join(" "));
  return [textOf(host), ...own].join(" ").replaceAll(/\s+/g, " ");
}

function textOf(element: Element): string {
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
