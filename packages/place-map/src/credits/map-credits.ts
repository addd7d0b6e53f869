/** The page that tells on which terms OpenStreetMap's data may be used: the credit leads there. */
export const OSM_COPYRIGHT = "https://www.openstreetmap.org/copyright";

/** Credits of OpenStreetMap, as files of it word them; "© OpenStreetMap contributors, other" names more. */
const OSM_CREDIT = /^(?:©|\(c\)|copyright)?\s*(?:the\s+)?OpenStreetMap(?:\s+and)?(?:\s+contributors)?\.?$/i;

/** The same in French, as places are credited to a French reader. */
const OSM_IN_FRENCH = "© les contributeurs d’OpenStreetMap";

/** One credit of a map. */
export interface MapCredit {
  text: string;
  href?: string;
}

/** The credits of a map in French, each once; that of OpenStreetMap with its link. */
export function frenchCredits(attributions: readonly string[]): MapCredit[] {
  const credits = [...new Set(attributions.map((text) => text.trim()))].filter((text) => text !== "");
  const others = credits.filter((text) => text !== OSM_IN_FRENCH && !OSM_CREDIT.test(text));
  return [
    ...(others.length < credits.length ? [{ text: OSM_IN_FRENCH, href: OSM_COPYRIGHT }] : []),
    ...others.map((text) => ({ text })),
  ];
}

/** The same as HTML, which TileJSON has its credits in; nothing in them can open an element. */
export function creditsHtml(credits: readonly MapCredit[]): string {
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
