/**
 * The constants of ranking, explained in docs/ranking.md. One point is worth
 * about one step of exactness: a place whose name starts with the query stands
 * about one point above one that only has its words.
 */
export const WORD = {
  /** A word of the name, as typed or as the long form of it. */
  exact: 4.5,
  /** A word of the name that starts with what was typed; the share that was typed adds up to `prefixShare`. */
  prefix: 3.5,
  prefixShare: 0.5,
  /** One or two letters before other words: a typing error as often as the start of a word. */
  shortPrefix: 2,
  /** A phrase that names the place's type: a little more than a whole name, so that popularity decides between the two. */
  category: 7.3,
  /** The start of one; the share that was typed adds up to `categoryShare`. */
  categoryStart: 4.7,
  categoryShare: 0.4,
  /** The same for what a place is beside its own kind: a hotel with a restaurant, an abbey that is a church. */
  besideKind: -0.6,
  /** For another word of the kind than its name, and for a narrower kind: so little that only equals are ordered by it. */
  looseKind: -0.05,
  /** A word of the address or of the type's name. */
  context: 3,
  contextPrefix: 2.2,
  /** The postcode of the query, where the place's own is not known. */
  unknownPostcode: 1.5,
  /** A word such as "rue" or "place" of the address: nearly every address has one. */
  contextStreetWord: 1,
  /** The same of a street that is called otherwise: people mix up "rue" and "avenue". */
  mistakenStreetWord: 2,
  /** The first letters of the words of a name: "chpg". */
  initials: 3,
  /** Taken off for each edit of a typing error. */
  edit: 1.5,
} as const;

export const NAME = {
  /** The query is the whole name; words of the address may follow it. */
  equal: 2.2,
  /** The same with typing errors, or with a last word that is not typed to its end. */
  almostEqual: 1.7,
  /** The query has all words of the name, in another order. */
  equalInAnyOrder: 1.2,
  /** The name starts with the query; words of the address may follow it. */
  start: 1.5,
  /** The name starts with the query to the letter, small words with it: "place du" is "Place du Marché" before "Place d'Armes". */
  literalStart: 0.3,
  /** Added to that for two words or more: "yacht club" is "Yacht Club de Monaco" before another such club. */
  literalPhrase: 0.3,
  /** The same while the text is typed and ends with a small word, which is the start of the name's next word. */
  literalNext: 1.5,
  /** All words of the name were typed; less for a part of them. */
  coverage: 0.4,
  /** The name starts with the query and the query is the start of a word for its type; times the share that was typed. */
  andCategoryStart: 0.8,
  /** The name starts with a word for the type that is not the type's own name: of the churches, the one that is called "Cathédrale". */
  andOtherWord: 0.8,
  /** A bus stop has the name of the square that it stands at. */
  ofAnother: -1.5,
  /** Only words such as "rue" or "boulevard" matched: they tell no street from another. */
  streetWordsOnly: -2,
} as const;

export const PLACE = {
  /** At the point itself; falls to 0 at `farMetres`, by the logarithm of the distance. */
  nearness: 3,
  nearMetres: 500,
  farMetres: 500_000,
  /** Inside the area that pulls. */
  insideBias: 0.3,
  /** Popularity 1. */
  popularity: 2,
  /** The type that a text search asked for without insisting on it. */
  requestedType: 2,
} as const;

/** The town of an address, where the query names it. */
export const LOCALITY = {
  /** All words of its name; less, by the square, for a part of them. */
  whole: 0.8,
  /** The name as it is written, small words with it. */
  literal: 0.2,
  /** For each of those small words. */
  smallWord: 0.1,
} as const;

/** For texts in which some words are read as "near", "in" or "open now". */
export const INTENT = {
  /** A name that has those words goes before what they are read as. */
  interpretation: -2,
  /** A place whose name was typed with a loose word for its kind goes before others of that kind near it. */
  described: 3,
  /** Beside the place that the text names; falls to `-distance` at `farMetres`, by the logarithm of the distance. */
  distance: 3,
  nearMetres: 200,
  farMetres: 25_000,
} as const;

/** Base score of each kind. */
export const KIND = {
  locality: 0.6,
  poi: 0,
  street: 0.1,
  postal_code: -0.2,
  /** An address whose number was typed, and one whose number was not. */
  address: 0.3,
  addressWithoutNumber: -1.5,
} as const;

/** Typing errors that are corrected: one edit from 5 letters, two from 9. A shorter word is too often another one. */
export function getAllowedEdits(word: string): number {
  if (/^\d+$/.test(word)) return 0;
  if (word.length >= 9) return 2;
  return word.length >= 5 ? 1 : 0;
}

/**
 * The price of leaving a word of the query out, in points of that word. Only
 * forgiving readings leave words out.
 */
export const DROP = {
  /** Part of a postal address only, such as "Cedex". */
  dispensable: 0.2,
  /** No place has the word or one like it. */
  unknown: 0.8,
  /** No place has the word, but one like it. */
  misspelt: 5.5,
  /** The street is a good result without the number. */
  houseNumber: 3.5,
  numberSuffix: 1,
  /** People mix up "rue" and "avenue". */
  streetWord: 2.5,
  /** An initial of a first name. */
  letter: 1.2,
  /** Streets are called with and without "Général". */
  title: 1.5,
  /** A big town has several postcodes. Look-ups without it are cheaper, because some places have no postcode. */
  postcode: 4,
  postcodeLookup: 0.9,
  /** Any other word, with `rarity` more for each power of ten that it is rarer than `commonCount` places. */
  known: 5,
  rarity: 0.7,
  commonCount: 1_000,
  /** Total price at which the rest of the query no longer counts as a whole name; at least `wholeNameShare` of it does. */
  wholeName: 8,
  wholeNameShare: 0.2,
} as const;
