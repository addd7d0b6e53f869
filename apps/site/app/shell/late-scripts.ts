/**
 * The page's scripts begin at the latest this long after its HTML is there,
 * in milliseconds: a picture that takes longer must not keep the page from
 * coming alive, nor a tab that nobody sees yet.
 */
const LATEST_START_MS = 2000;

/** After all is there, in milliseconds: a picture still has to be decoded and shown. */
const PAINTED_AFTER_MS = 100;

/**
 * Begins the scripts that wait: when what the page shows at first is there and
 * was painted, or before, when the reader begins to use it. Then the document
 * is what the router drew: its links in the head, its script in its place.
 *
 * A button that was pressed before the page was alive is pressed again when it
 * is, by `repeatEarlyClick`: of a part that comes alive later, too, since such
 * a click ends where React stops it, before it gets back to the window.
 *
 * Stands in the page, so it is written for a browser, and short.
 */
const STARTER = `{
const waiting = document.querySelector("script[data-files]");
const begin = () => {
  if (!waiting.isConnected) return;
  for (const file of waiting.dataset.files.split(" ")) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
  const script = document.createElement("script");
  script.type = "module";
  script.text = waiting.text;
  waiting.replaceWith(script);
};
for (const type of ["pointermove", "pointerdown", "keydown", "focusin"]) addEventListener(type, begin, { once: true });
addEventListener("load", () => requestAnimationFrame(() => setTimeout(begin, ${PAINTED_AFTER_MS})));
setTimeout(begin, ${LATEST_START_MS});
let pressed = null;
addEventListener("click", (event) => { pressed = event.target.closest?.('button[type="button"]'); }, true);
addEventListener("click", () => { if (window.isAlive) pressed = null; });
addEventListener("popstate", (event) => window.hearWayBack?.(event));
window.isAlive = false;
window.repeatEarlyClick = () => {
  window.isAlive = true;
  if (pressed?.isConnected) pressed.click();
};
}`;

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * The page stands without its scripts, so they leave the line to what it looks
 * like: they are fetched when its first screen is painted. Forms and links do
 * their work before.
 *
 * @param drawn the parts of a page as it was drawn; one without scripts stays as it is.
 * @param nonce of the page's inline scripts.
 */
export function withLateScripts(drawn: readonly string[], nonce: string): string[] {
  const [head, body, answers, end] = drawn;
  if (head === undefined || body === undefined || answers === undefined || end === undefined)
    return [...drawn];
  const tag = body.lastIndexOf("<script", body.lastIndexOf(' type="module"'));
  if (tag === -1) return [...drawn];
  const files = [...head.matchAll(PRELOAD)].map(([, file]) => file);
  const waiting = `<script nonce="${nonce}" type="text/plain" data-files="${files.join(" ")}">`;
  return [
    head.replace(PRELOAD, ""),
    body.slice(0, tag),
    waiting + body.slice(body.indexOf(">", tag) + 1),
    answers,
    `<script nonce="${nonce}">${STARTER}</script>${end}`,
  ];
}
