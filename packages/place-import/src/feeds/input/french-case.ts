/**
 * Converts an address line to the case of French street signs: "175 AVENUE PASTEUR - RD
 * 6007" becomes "175 Avenue Pasteur - RD 6007".
 */
export function toFrenchAddressCase(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word, offset: number) => {
    const before = text.slice(0, offset);
    return toCased(word, before, text);
  });
}

/**
 * Converts a commune's name to the spelling of maps: "ST LAURENT DU VAR" becomes
 * "Saint-Laurent-du-Var", "LA TURBIE" becomes "La Turbie".
 */
export function toFrenchTownCase(text: string): string {
  const name = text.trim().replace(/\s+/g, " ");
  // Already in the right spelling: "Cap-d'Ail".
  if (/\p{Ll}/u.test(name) && /^\p{Lu}/u.test(name) && !/\bSte? /.test(name)) return name;
  const [, cedex = ""] = /(\s+cedex(?:\s+\d+)?)$/i.exec(name) ?? [];
  const words = name
    .slice(0, name.length - cedex.length)
    .replace(/\bST(E?)\b[ -]/gi, (_, e: string) => `saint${e.toLowerCase()}-`)
    .replace(/\bSAINT(E?)[ -]/gi, (_, e: string) => `saint${e.toLowerCase()}-`);
  const spoken = words.replace(/[\p{L}\p{N}]+/gu, (word, offset: number) => {
    const isFirst = offset === 0;
    const lower = word.toLowerCase();
    if (isFirst) return capitalise(lower);
    if (SMALL.has(lower)) return lower;
    return capitalise(lower);
  });
  const article = /^(La|Le|Les|L['’])([ -]?)(.+)$/.exec(spoken);
  const joined =
    article === null
      ? joinTown(spoken)
      : `${article[1]}${getArticleGap(article[1]!)}${joinTown(article[3]!)}`;
  return cedex === "" ? joined : `${joined}${cedex.toLowerCase().replace("cedex", "Cedex")}`;
}

/** Joins the words of a commune's name with hyphens, except its article. */
function joinTown(name: string): string {
  return name.replace(/ /g, "-");
}

function getArticleGap(article: string): string {
  return /['’]$/.test(article) ? "" : " ";
}

const SMALL: ReadonlySet<string> = new Set(
  "à au aux chez d de des du en et l la le les lès lez ou par pour sous sur un une".split(" "),
);
/** Kept in capitals: roads, zones and common abbreviations. */
const CAPITALS =
  /^(?:[ACDEMNR]\d{1,5}|R[DN]\d{0,5}|CD\d{0,4}|CC|ZA|ZI|ZAC|ZUP|BP|CS|PK|PAE|SNCF|II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV|XV|XVI)$/;

function toCased(word: string, before: string, whole: string): string {
  const upper = word.toUpperCase();
  if (CAPITALS.test(upper) && (word === upper || /\d/.test(word))) return upper;
  const lower = word.toLowerCase();
  const isFirst = !/\p{L}/u.test(before.replace(/\b(?:bis|ter|quater)\b/gi, ""));
  if (/^(?:bis|ter|quater)$/.test(lower) && /\d\s*$/.test(before)) return lower;
  // Letters after a number: "12A", "12 B".
  if (/^\d+\p{L}+$/u.test(word)) return /^\d+(?:er|e|eme|ème|bis|ter)$/i.test(word) ? lower : upper;
  if (!isFirst && SMALL.has(lower)) return lower;
  // "McDonald" and "e-Vadea" keep their case, unless the whole line is in capitals.
  if (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word) && /\p{Ll}/u.test(whole)) return word;
  return capitalise(lower);
}

function capitalise(word: string): string {
  return word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
