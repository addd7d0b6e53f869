import { warnOnce } from "../core/warn-once.ts";
import { pageSettings } from "../page/page-settings.ts";
import { safeFragment } from "./safe-html.ts";

/**
 * Makes the nodes of a window's string: sanitised, unless the page trusts its strings
 * (`sanitizeHtml=off` in the script's address). Warns once about what a string loses.
 */
export function windowContent(html: string): DocumentFragment {
  if (!pageSettings().sanitizesHtml) {
    const trusted = parseTrusted(html);
    if (trusted !== null) return trusted;
  }
  const lost = new Set<string>();
  const fragment = safeFragment(html, (what) => lost.add(what));
  if (lost.size > 0) {
    warnOnce(
      `InfoWindow: the content lost ${[...lost].join(", ")}, since strings are sanitised. Give an element in place of a string, or add sanitizeHtml=off to the address of the script if nobody else can write into your strings.`,
    );
  }
  return fragment;
}

/** Returns null if the page's policy forbids it. */
function parseTrusted(html: string): DocumentFragment | null {
  const template = document.createElement("template");
  try {
    template.innerHTML = html;
    return template.content;
  } catch {
    warnOnce("InfoWindow: sanitizeHtml=off has no effect under the policy of this page (Trusted Types).");
    return null;
  }
}
