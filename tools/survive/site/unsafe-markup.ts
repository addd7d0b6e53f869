import { createHash } from "node:crypto";

/** URLs that run code. */
const SCRIPT_URL = /^(?:javascript|vbscript|data\s*:\s*text)/i;
/** Elements that no page of the site uses. */
const FOREIGN_ELEMENTS = /^(?:iframe|frame|object|embed|base|applet|portal)$/i;
const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Returns the first markup of a page that would run or load third-party code, or null. */
export function findUnsafeMarkup(html: string, policy: string): string | null {
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
      const value = decodeUrl(one ?? two ?? three ?? "");
      if (/^on/i.test(attribute) || attribute === "srcdoc" || attribute === "style") return tag.slice(0, 80);
      if (/^(?:href|src|action|formaction|poster)$/i.test(attribute) && SCRIPT_URL.test(value))
        return tag.slice(0, 80);
    }
  }
  return null;
}

/** Decodes a URL like a browser: resolves entities and drops white space and control characters. */
function decodeUrl(value: string): string {
  const unescaped = value
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replaceAll(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll("&amp;", "&");
  return [...unescaped].filter((character) => character > " ").join("");
}
