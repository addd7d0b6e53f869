/**
 * Maximum delay between the end of the page's HTML and the start of its scripts, in ms.
 * Without it, slow pictures and background tabs would delay hydration.
 */
const MAX_START_DELAY_MS = 2000;

/** Delay after the `load` event, in ms, in which the browser decodes and paints pictures. */
const PAINT_DELAY_MS = 100;

/**
 * Inline script that starts the deferred scripts after the first screen is
 * painted, or at the first user input. It restores the document as the router
 * rendered it: the `modulepreload` links in the head, and the module script.
 *
 * Browsers report a pointer at rest as moved by nothing after the first layout,
 * which is before the first paint. Such an event starts nothing.
 *
 * `repeatEarlyClick` repeats the last click on a button before hydration. It
 * also repeats clicks on links with `data-opens`. Such a link opens a dialog;
 * its URL is for pages without scripts. Clicks in parts that hydrate later are
 * repeated too, because React stops them before they bubble to the window.
 *
 * Every page contains this code, so it is short and not transpiled.
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
for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, { once: true });
addEventListener("pointermove", ({ movementX, movementY }) => { if (movementX || movementY) start(); });
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
 * Defers the module script of a rendered page, so that it does not compete with
 * the first screen for bandwidth. Links and forms work before it runs.
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
