import { PieceTrie } from "./piece-trie.ts";

/** More of them make records shorter by little and learning longer. */
const MAX_PIECES = 4_096;

/**
 * Share of the pieces reserved for the best of all rounds, rather than of the
 * last one. In the last round, longer pieces have replaced some short ones.
 * Records without the longer pieces still need the short ones.
 */
const SHARE_OF_EARLIER = 0.25;

const MAX_PIECE_LENGTH = 200;

/** A piece is at most twice as long after each round; further ones find little. */
const ROUNDS = 12;

/** Rarer pieces may be chance. */
const MIN_TIMES = 3;

/**
 * Learns the pieces that texts like those of `sample` are made of. Returns the
 * most used first, with all single characters among them.
 *
 * Each round splits texts by the pieces of the previous round. Of these pieces,
 * and of each two that were adjacent, it keeps those that save the most
 * characters. Rounds use the two halves of the sample in turn, to drop pieces
 * that only a few records share by chance.
 *
 * The idea is that of FSST, with longer pieces: a record's JSON is mostly long
 * runs that many records share.
 *
 * @see https://www.vldb.org/pvldb/vol13/p2649-boncz.pdf
 */
export function learnPieces(sample: Iterable<string>): string[] {
  const texts = Array.from(sample, (json) => toLatinJson(json));
  const halves = [0, 1].map((half) => texts.filter((_, i) => i % 2 === half));
  const bestEver = new Map<string, number>();
  let best: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const saved = countSavings(halves[round % 2]!, [...CHARACTERS, ...best]);
    best = mostSaving(saved);
    for (const piece of best) bestEver.set(piece, Math.max(saved.get(piece)!, bestEver.get(piece) ?? 0));
  }
  const last = best.slice(0, (1 - SHARE_OF_EARLIER) * MAX_LEARNT);
  const learnt = [...new Set([...last, ...mostSaving(bestEver)])].slice(0, MAX_LEARNT);
  return mostUsedFirst(texts, [...CHARACTERS, ...learnt]);
}

/**
 * The same JSON in Latin-1 alone, which is read as fast as ASCII: other
 * characters are written as JSON's escapes.
 */
export function toLatinJson(json: string): string {
  return json.replace(
    /[^\x20-\x7e\xa0-\xff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** All that `toLatinJson` leaves. */
const CHARACTERS: readonly string[] = [...listCharacters(0x20, 0x7e), ...listCharacters(0xa0, 0xff)];

function listCharacters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i));
}

const MAX_LEARNT = MAX_PIECES - CHARACTERS.length;

function mostSaving(saved: ReadonlyMap<string, number>): string[] {
  return [...saved]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_LEARNT)
    .map(([piece]) => piece);
}

/** How many characters less `texts` would have by each of `pieces`, and by each two of them that stand side by side. */
function countSavings(texts: readonly string[], pieces: readonly string[]): Map<string, number> {
  const times = new Uint32Array(pieces.length);
  /** By the first one's position times the number of pieces plus the second one's. */
  const timesTogether = new Map<number, number>();
  for (const positions of splitIntoPieces(texts, pieces)) {
    for (const [i, position] of positions.entries()) {
      times[position]! += 1;
      if (i === 0) continue;
      const pair = positions[i - 1]! * pieces.length + position;
      timesTogether.set(pair, (timesTogether.get(pair) ?? 0) + 1);
    }
  }
  const saved = new Map<string, number>();
  const add = (piece: string, count: number) => {
    if (piece.length < 2 || piece.length > MAX_PIECE_LENGTH || count < MIN_TIMES) return;
    saved.set(piece, (saved.get(piece) ?? 0) + count * (piece.length - 1));
  };
  for (const [position, piece] of pieces.entries()) add(piece, times[position]!);
  for (const [pair, count] of timesTogether) {
    add(pieces[Math.floor(pair / pieces.length)]! + pieces[pair % pieces.length]!, count);
  }
  return saved;
}

function mostUsedFirst(texts: readonly string[], pieces: readonly string[]): string[] {
  const times = new Uint32Array(pieces.length);
  for (const positions of splitIntoPieces(texts, pieces)) {
    for (const position of positions) times[position]! += 1;
  }
  return [...pieces.keys()]
    .sort((one, other) => times[other]! - times[one]!)
    .map((position) => pieces[position]!);
}

/** Each text as the positions of its pieces. */
function* splitIntoPieces(texts: readonly string[], pieces: readonly string[]): Generator<number[]> {
  const trie = new PieceTrie(pieces);
  for (const text of texts) yield trie.split(text);
}
