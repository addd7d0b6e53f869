/**
 * Latest start of the page's scripts after its HTML was parsed, in ms. A slow
 * picture must not delay hydration, nor must a tab in the background.
 */
const MAX_START_DELAY_MS = 2000;

/** Delay after the `load` event, in ms: a picture still has to be decoded and painted. */
const PAINT_DELAY_MS = 100;

/**
 * Starts the deferred scripts once the first screen is painted, or earlier when
 * the reader begins to use the page. It then restores the document that the
 * router rendered: its links in the head and its script in its place.
 *
 * A button pressed before hydration is pressed again by `repeatEarlyClick`. So
 * is a link with `data-opens`, which opens a dialog and leads elsewhere only
 * without scripts.
 * This includes buttons of parts that are hydrated later: React stops such a
 * click before it gets back to the window.
 *
 * This code is part of every page, so it is written for browsers, and short.
 */
const STARTER = `{
const deferred = document.querySelector("script[data-files]");
const start = () => {
  if (!deferred.isConnected) return;
  for (const file of deferred.dataset.files.split(" ")) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
  const script = document.createElement("script");
  script.type = "module";
  script.text = deferred.text;
  deferred.replaceWith(script);
};
for (const type of ["pointermove", "pointerdown", "keydown", "focusin"]) addEventListener(type, start, { once: true });
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start, ${PAINT_DELAY_MS})));
setTimeout(start, ${MAX_START_DELAY_MS});
let pressed = null;
addEventListener("click", (event) => {
  pressed = event.target.closest?.('button[type="button"], a[data-opens]');
  if (pressed?.href && !window.isHydrated && !event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault();
}, true);
addEventListener("click", () => { if (window.isHydrated) pressed = null; });
addEventListener("popstate", (event) => window.handleBackStep?.(event));
window.isHydrated = false;
window.repeatEarlyClick = () => {
  window.isHydrated = true;
  if (pressed?.isConnected) pressed.click();
};
}`;

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const MODULE_SCRIPT = /<script(?=[^>]* type="module")[^>]*>/g;
const PAGE_END = "</body></html>";

/**
 * Defers the module script of a rendered page, so that the first screen has
 * the connection for itself. Links and forms work before.
 *
 * @param html of the page; returned unchanged if it has no module script.
 * @param nonce of the page's inline scripts.
 */
export function deferScripts(html: string, nonce: string): string {
  const [head = "", body = ""] = splitAt(html, html.indexOf("</head>"));
  const tag = [...body.matchAll(MODULE_SCRIPT)].find(([text]) => text.includes(`nonce="${nonce}"`));
  if (tag === undefined) return html;
  const files = [...head.matchAll(PRELOAD)].map(([, file]) => file);
  const deferred = `<script nonce="${nonce}" type="text/plain" data-files="${files.join(" ")}">`;
  const [content = "", end = ""] = splitAt(body, body.lastIndexOf(PAGE_END));
  return [
    head.replace(PRELOAD, ""),
    content.slice(0, tag.index),
    deferred,
    content.slice(tag.index + tag[0].length),
    `<script nonce="${nonce}">${STARTER}</script>`,
    end,
  ].join("");
}

function splitAt(text: string, at: number): [string, string] {
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}
