import { createHash } from "node:crypto";

/** Addresses that run something. */
const RUNNING_ADDRESS = /^(?:javascript|vbscript|data\s*:\s*text)/i;
/** Elements that none of our pages has. */
const FOREIGN_ELEMENTS = /^(?:iframe|frame|object|embed|base|applet|portal)$/i;
const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** What in a page is none of ours and would run, or load, something; null: nothing. */
export function foreignMarkup(html: string, policy: string): string | null {
  for (const [, attributes = "", content = ""] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi,
  )) {
    const isData = /\btype="(?:application\/(?:ld\+)?json|speculationrules)"/.test(attributes);
    const hash = createHash("sha256").update(content).digest("base64");
    if (content !== "" && !isData && !policy.includes(hash)) return `a script: ${content.slice(0, 60)}`;
  }
  const markup = html
    .replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script\s*>/gi, "$1")
    .replaceAll(/<!--[\s\S]*?-->/g, "");
  for (const [tag, name = "", attributes = ""] of markup.matchAll(TAG)) {
    if (FOREIGN_ELEMENTS.test(name)) return tag.slice(0, 80);
    for (const [, attribute = "", one, two, three] of attributes.matchAll(ATTRIBUTE)) {
      const value = decoded(one ?? two ?? three ?? "");
      if (/^on/i.test(attribute) || attribute === "srcdoc" || attribute === "style") return tag.slice(0, 80);
      if (/^(?:href|src|action|formaction|poster)$/i.test(attribute) && RUNNING_ADDRESS.test(value))
        return tag.slice(0, 80);
    }
  }
  return null;
}

/** As a browser reads an address: without what it leaves out. */
function decoded(value: string): string {
  const read = value
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replaceAll(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll("&amp;", "&");
  return [...read].filter((character) => character > " ").join("");
}
