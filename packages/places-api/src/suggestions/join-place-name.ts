import { type TextRelation, toNameWords } from "@lieudit/place-index";
import type { PlaceKind } from "@lieudit/place-model";
import { findTypesForWords } from "@lieudit/place-model/types";

/** The link between a phrase such as "près" and a name, and the part of the name that follows. */
export interface JoinedName {
  /** "du ", "d’", "the ", or empty. */
  link: string;
  /** Without an article that is part of the link: "Lavoir" of "Le Lavoir". */
  name: string;
}

/**
 * Joins a place's name to the words before it as people write it. French words
 * merge: "près de" and "Le Lavoir" are "près du Lavoir". Null if the name does
 * not follow the small words that were typed, such as "près du" and "Lyon".
 *
 * @param kind towns keep the article of their name, "près de La Rochelle", and have no other.
 */
export function joinPlaceName(relation: TextRelation, name: string, kind: PlaceKind): JoinedName | null {
  const { link, around, isFrench } = relation;
  const isTown = kind === "locality";
  const words = toNameWords(link);
  const isNounTyped = toNameWords(around)[0] === toNameWords(name)[0];
  const french = isFrench ? readFrenchLink(link) : null;
  const hasArticle = isTown || french?.article !== undefined;
  if (isFrench && !hasArticle && (kind !== "poi" || needsArticle(around, name))) return null;
  if (french !== null) return joinFrench(french, name, isTown, isNounTyped);
  // "au Le" and the like.
  if (isFrench && words.length > 1) return null;
  const article = words.findLast((word) => !PREPOSITIONS.has(word));
  const start = spaceLink(link);
  if (article === undefined) return { link: start, name };
  // "near the" and "The Hague": the article is typed already.
  if (toNameWords(name)[0] === article) return { link: start, name: name.replace(/^\S+\s+/, "") };
  return !isTown && isNounTyped ? { link: start, name } : null;
}

/**
 * Whether a name may be a common noun, which needs an article: "Grande Plage", "Gare d’Aubremer". A name of several
 * words is surely none once its first two words are typed, at least in part: "Boulangerie Lec".
 */
function needsArticle(typed: string, name: string): boolean {
  if (OWN_ARTICLE.test(name)) return false;
  const [first = "", second] = toNameWords(name);
  if (second === undefined) return findTypesForWords(name, "fr").length > 0;
  const typedWords = toNameWords(typed);
  return (
    typedWords.length < 2 || typedWords[0] !== first || PREPOSITIONS.has(first) || PREPOSITIONS.has(second)
  );
}

/** Returns small words with a space behind them, unless they end with an apostrophe. */
export function spaceLink(link: string): string {
  return link === "" || /['’]$/.test(link) ? link : `${link} `;
}

/** Small words that are not articles, or merge with one. */
const PREPOSITIONS: ReadonlySet<string> = new Set("a au aux d de des di du of to".split(" "));

type FrenchArticle = "le" | "la" | "les" | "l’";

interface FrenchLink {
  preposition: "de" | "à";
  article?: FrenchArticle;
  isElided: boolean;
}

/** Reads "du", "de la", "d’" and so on; null for other words. */
function readFrenchLink(link: string): FrenchLink | null {
  const written = link.toLowerCase().replaceAll("'", "’").replace(/\s+/g, " ");
  const merged = MERGED.find((row) => row.text === written);
  if (merged !== undefined) return { ...merged, isElided: false };
  const [, first, article] = /^(de|d’|d|à|a)(?: ?(le|la|les|l’|l))?$/.exec(written) ?? [];
  if (first === undefined) return null;
  return {
    preposition: first.startsWith("d") ? "de" : "à",
    isElided: first.startsWith("d") && first !== "de",
    ...(article === undefined ? {} : { article: article === "l" ? "l’" : (article as FrenchArticle) }),
  };
}

const MERGED: readonly { text: string; preposition: "de" | "à"; article: FrenchArticle }[] = [
  { text: "du", preposition: "de", article: "le" },
  { text: "des", preposition: "de", article: "les" },
  { text: "au", preposition: "à", article: "le" },
  { text: "aux", preposition: "à", article: "les" },
];

function joinFrench(
  { preposition, article: typed, isElided }: FrenchLink,
  name: string,
  isTown: boolean,
  isNounTyped: boolean,
): JoinedName | null {
  const [whole = "", word = ""] = OWN_ARTICLE.exec(name) ?? [];
  const own = whole === "" ? undefined : ((word.toLowerCase() || "l’") as FrenchArticle);
  if (typed !== undefined && own !== undefined && typed !== own) return null;
  if (typed !== undefined && own === undefined) {
    // Who typed the whole noun has chosen its article; the start of a word says nothing of its gender.
    const fits = typed === "l’" ? MAY_ELIDE.test(name) : isNounTyped;
    if (isTown || !fits) return null;
  }
  const article = own ?? typed;
  if (article === undefined) {
    if (isElided && !MAY_ELIDE.test(name)) return null;
    const elides = preposition === "de" && (isElided || ELIDES.test(name));
    return { link: elides ? "d’" : `${preposition} `, name };
  }
  const merged = MERGED.find((row) => row.preposition === preposition && row.article === article);
  if (merged !== undefined) return { link: `${merged.text} `, name: name.slice(whole.length) };
  // An article that does not merge stays as the town writes it.
  if (own !== undefined && isTown) return { link: `${preposition} `, name };
  return { link: `${preposition} ${article}${article === "l’" ? "" : " "}`, name: name.slice(whole.length) };
}

/** A name's own article. "L’" is the only one that is not captured. */
const OWN_ARTICLE = /^(?:(le|la|les)\s+|l['’]\s*)(?=\S)/i;

/** Names before which "de" is "d’"; some before an "h" are, too. */
const ELIDES = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/i;
const MAY_ELIDE = /^(?:[aehiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/i;
