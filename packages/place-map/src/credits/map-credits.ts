import { unescaped } from "./unescaped.ts";

/** The page that tells on which terms OpenStreetMap's data may be used: the credit leads there. */
export const OSM_COPYRIGHT = "https://www.openstreetmap.org/copyright";

/** Credits of OpenStreetMap, as files of it word them; "© OpenStreetMap contributors, other" names more. */
const OSM_CREDIT = /^(?:©|\(c\)|copyright)?\s*(?:the\s+)?OpenStreetMap(?:\s+and)?(?:\s+contributors)?\.?$/i;

/** The same in French, as places are credited to a French reader. */
const OSM_IN_FRENCH = "© les contributeurs d’OpenStreetMap";

/** One credit of a map. */
export interface MapCredit {
  /** Who is named. */
  text: string;
  /** Where the name leads. */
  href?: string;
}

/** Returns the credits of a map in French, each once; that of OpenStreetMap with its link. */
export function frenchCredits(attributions: readonly string[]): MapCredit[] {
  return removeRepeats(
    attributions.map((text) => ({ text })),
    OSM_IN_FRENCH,
  );
}

/** Separators between the credits of a text; two links may have only a separator between them. */
const BETWEEN_CREDITS = /\s+[·|]\s+|(?<=<\/a>)[\s,]*(?=<a\b)/i;

/**
 * Reads the credits that TileJSON names in HTML, each once. Of the HTML only texts and
 * the links of the web are kept, so nothing in it can run.
 *
 * @param openStreetMap how OpenStreetMap is credited in the reader's language.
 * @see https://github.com/mapbox/tilejson-spec/tree/master/3.0.0
 */
export function readCredits(html: string, openStreetMap: string): MapCredit[] {
  return removeRepeats(html.split(BETWEEN_CREDITS).map(readCredit), openStreetMap);
}

const HREF = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function readCredit(html: string): MapCredit {
  const [, double, single, bare] = HREF.exec(html) ?? [];
  const href = unescaped(double ?? single ?? bare ?? "").trim();
  const text = unescaped(html.replace(/<[^>]*>/g, ""));
  return /^https?:\/\//i.test(href) ? { text, href } : { text };
}

function removeRepeats(named: readonly MapCredit[], openStreetMap: string): MapCredit[] {
  const credits = named.map((credit) => ({ ...credit, text: credit.text.replace(/\s+/g, " ").trim() }));
  const others = credits.filter((credit) => credit.text !== "" && !isOfOpenStreetMap(credit));
  return [
    ...(credits.some(isOfOpenStreetMap) ? [{ text: openStreetMap, href: OSM_COPYRIGHT }] : []),
    ...new Map(others.map((credit) => [credit.text, credit])).values(),
  ];
}

function isOfOpenStreetMap({ text, href }: MapCredit): boolean {
  return href === OSM_COPYRIGHT || text === OSM_IN_FRENCH || OSM_CREDIT.test(text);
}

/** The same as HTML, which TileJSON has its credits in; nothing in them can open an element. */
export function toCreditsHtml(credits: readonly MapCredit[]): string {
  return credits
    .map(({ text, href }) =>
      href === undefined
        ? escaped(text)
        : `<a href="${escaped(href)}" target="_blank" rel="noopener">${escaped(text)}</a>`,
    )
    .join(" · ");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
