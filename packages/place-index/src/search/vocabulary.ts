import { MAX_WORD_LENGTH } from "../text/folded-words.ts";

/**
 * All words of one list, sorted, with the number of places that have each.
 * Held in memory: a country's names have some hundred thousand different words.
 */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #counts: Uint32Array;
  /** Made when the first error is to be corrected. */
  #letters: Letters | undefined;
  /** Sums of the counts before each word and of all. Made at the first need. */
  #countsBefore: Float64Array | undefined;

  constructor(words: readonly string[], counts: Uint32Array) {
    this.#words = words;
    this.#counts = counts;
  }

  /** A list as `packVocabulary` gives it. */
  static fromStored(words: string, counts: Uint8Array): Vocabulary {
    // A copy, because numbers must start at a multiple of four bytes.
    return new Vocabulary(words === "" ? [] : words.split("\n"), new Uint32Array(counts.slice().buffer));
  }

  /** Number of words. */
  get size(): number {
    return this.#words.length;
  }

  has(word: string): boolean {
    return this.#words[this.#firstFrom(word)] === word;
  }

  /** Returns the number of places that have `word`. */
  getCount(word: string): number {
    const index = this.#firstFrom(word);
    return this.#words[index] === word ? this.#counts[index]! : 0;
  }

  /** Returns how many places have a word that starts with `prefix`; a place with two such words counts twice. */
  countStartingWith(prefix: string): number {
    this.#countsBefore ??= sumUp(this.#counts);
    const end = this.#firstFrom(`${prefix}\uffff`);
    return this.#countsBefore[end]! - this.#countsBefore[this.#firstFrom(prefix)]!;
  }

  hasPrefix(prefix: string): boolean {
    return this.#words[this.#firstFrom(prefix)]?.startsWith(prefix) ?? false;
  }

  /** The words that start with `prefix`, most frequent first. */
  startingWith(prefix: string, limit: number): string[] {
    const matches: number[] = [];
    for (let i = this.#firstFrom(prefix); this.#words[i]?.startsWith(prefix); i++) matches.push(i);
    return this.#mostFrequent(matches, limit);
  }

  /**
   * The words that are at most `edits` edits away from `word`: a letter more,
   * less, another one, or two neighbours swapped. With `isPrefix`, words whose
   * start is. Nearest first, then most frequent. `word` itself and, with
   * `isPrefix`, what starts with it, are omitted.
   *
   * The list is sorted, so words with the same start share the rows of the
   * distance table, and a start that is already too far is skipped whole.
   */
  similarTo(word: string, edits: number, isPrefix: boolean, limit: number): Correction[] {
    this.#letters ??= encodeLetters(this.#words);
    const { codes, starts, shared } = this.#letters;
    const table = new DistanceTable(word, edits);
    const matches: { index: number; distance: number }[] = [];
    const add = (index: number, distance: number) => {
      const candidate = this.#words[index]!;
      if (!(isPrefix ? candidate.startsWith(word) : candidate === word)) matches.push({ index, distance });
    };
    const count = this.#words.length;
    for (let index = 0; index < count; ) {
      const start = starts[index]!;
      const length = starts[index + 1]! - start;
      let letter = shared[index]!;
      let isNear = true;
      while (letter < length && isNear) {
        letter += 1;
        isNear = table.fillRow(codes, start, letter);
      }
      if (isNear) {
        const distance = isPrefix ? table.prefixDistance(length) : table.distance(length);
        if (distance <= edits) add(index, distance);
        index += 1;
        continue;
      }
      // No longer word of this start gets nearer: all are out or, if an earlier part was near enough, in.
      const end = findEndOfPrefix(this.#letters, index, letter);
      const distance = isPrefix ? table.prefixDistance(letter) : Infinity;
      if (distance <= edits) for (let i = index; i < end; i++) add(i, distance);
      index = end;
    }
    matches.sort((a, b) => a.distance - b.distance || this.#counts[b.index]! - this.#counts[a.index]!);
    return matches.slice(0, limit).map((hit) => ({ word: this.#words[hit.index]!, edits: hit.distance }));
  }

  #mostFrequent(indexes: number[], limit: number): string[] {
    indexes.sort((a, b) => this.#counts[b]! - this.#counts[a]!);
    return indexes.slice(0, limit).map((index) => this.#words[index]!);
  }

  /** Position of the first word that is not before `word`. */
  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function sumUp(counts: Uint32Array): Float64Array {
  const sums = new Float64Array(counts.length + 1);
  for (const [i, count] of counts.entries()) sums[i + 1] = sums[i]! + count;
  return sums;
}

/** Returns the stored form of a list of words with the number of places of each. */
export function packVocabulary(countOf: ReadonlyMap<string, number>): {
  words: string;
  counts: Uint8Array;
} {
  // Words of a shard's neighbours have no places of its own.
  const words = [...countOf.keys()].filter((word) => countOf.get(word) !== 0).sort();
  const numbers = Uint32Array.from(words, (word) => countOf.get(word)!);
  return { words: words.join("\n"), counts: new Uint8Array(numbers.buffer) };
}

export interface Correction {
  word: string;
  edits: number;
}

/** Words as numbers, for walking through all of them. */
interface Letters {
  /** UTF-16 units of all words, one after the other. */
  codes: Uint16Array;
  /** Where each word starts in `codes`, and the end. */
  starts: Uint32Array;
  /** How many letters each word has in common with the one before it. */
  shared: Uint8Array;
  /** See `findEnds`. */
  ends: Uint32Array[];
}

function encodeLetters(words: readonly string[]): Letters {
  const codes = new Uint16Array(words.reduce((sum, { length }) => sum + length, 0));
  const starts = new Uint32Array(words.length + 1);
  const shared = new Uint8Array(words.length);
  let end = 0;
  words.forEach((word, index) => {
    const before = index === 0 ? end : starts[index - 1]!;
    const start = end;
    starts[index] = start;
    for (let i = 0; i < word.length; i++) codes[end++] = word.charCodeAt(i);
    let same = 0;
    const most = Math.min(word.length, start - before);
    while (same < most && codes[before + same] === codes[start + same]) same += 1;
    shared[index] = same;
  });
  starts[words.length] = end;
  return { codes, starts, shared, ends: findEnds(shared) };
}

/** The first word after `index` that does not have its first `letters` letters. */
function findEndOfPrefix({ starts, shared, ends }: Letters, index: number, letters: number): number {
  const known = ends[letters - 1];
  if (known !== undefined) return known[index]!;
  // Few words have a longer start in common.
  let end = index + 1;
  while (end < starts.length - 1 && shared[end]! >= letters) end += 1;
  return end;
}

/** Starts up to this length have many words. */
const MAX_KNOWN_START = 4;

/** For each length of a start, from one letter on, and each word: the first word after it that starts otherwise. */
function findEnds(shared: Uint8Array): Uint32Array[] {
  return Array.from({ length: MAX_KNOWN_START }, (_, i) => {
    const ends = new Uint32Array(shared.length);
    let end = shared.length;
    for (let index = shared.length - 1; index >= 0; index--) {
      ends[index] = end;
      if (shared[index]! <= i) end = index;
    }
    return ends;
  });
}

/**
 * Distances of one word to the starts of another, by the optimal string
 * alignment table: row `n` is the candidate's first `n` letters. Rows of letters
 * that the next candidate shares are kept.
 *
 * @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
class DistanceTable {
  readonly #word: Uint16Array;
  readonly #edits: number;
  readonly #width: number;
  readonly #cells: Uint8Array;
  /** Smallest distance of the whole word to each start of the candidate so far. */
  readonly #bestPrefix: Uint8Array;
  /** Smallest distance in each row. */
  readonly #smallest: Uint8Array;
  /** For each row, the letters of the word that its letter may be, as bits: see `letterBit`. */
  readonly #fitting: Uint32Array;

  constructor(word: string, edits: number) {
    this.#word = Uint16Array.from({ length: word.length }, (_, i) => word.charCodeAt(i));
    this.#edits = edits;
    this.#width = word.length + 1;
    // Rows farther below the diagonal than `edits` are never filled; words have at most `MAX_WORD_LENGTH` letters.
    this.#cells = new Uint8Array((MAX_WORD_LENGTH + 1) * this.#width);
    this.#bestPrefix = new Uint8Array(MAX_WORD_LENGTH + 1);
    this.#smallest = new Uint8Array(MAX_WORD_LENGTH + 1);
    this.#fitting = Uint32Array.from({ length: MAX_WORD_LENGTH + 1 }, (_, row) =>
      // Beside the letters within `edits` of the diagonal, the one before them: it may be swapped.
      this.#word
        .subarray(Math.max(0, row - edits - 2), row + edits)
        .reduce((bits, code) => bits | letterBit(code), 0),
    );
    for (let i = 0; i <= word.length; i++) this.#cells[i] = i;
    this.#bestPrefix[0] = word.length;
  }

  distance(letters: number): number {
    return this.#cells[letters * this.#width + this.#word.length]!;
  }

  prefixDistance(letters: number): number {
    return this.#bestPrefix[letters]!;
  }

  /** Fills the row of the candidate's `letter`th letter; false when no longer candidate can be near enough. */
  fillRow(codes: Uint16Array, start: number, letter: number): boolean {
    const word = this.#word;
    const cells = this.#cells;
    const row = letter * this.#width;
    const above = row - this.#width;
    const code = codes[start + letter - 1]!;
    if (this.#smallest[letter - 1] === this.#edits && (this.#fitting[letter]! & letterBit(code)) === 0) {
      // All edits are used up and the letter is none of those that come next. Most rows end here.
      this.#bestPrefix[letter] = this.#bestPrefix[letter - 1]!;
      return false;
    }
    const before = letter > 1 ? codes[start + letter - 2]! : -1;
    // Only columns within `edits` of the diagonal can be small enough; beside them stands a distance that is not.
    const tooFar = this.#edits + 1;
    const first = Math.max(1, letter - this.#edits);
    const last = Math.min(word.length, letter + this.#edits);
    cells[row] = letter;
    if (first > 1) cells[row + first - 1] = tooFar;
    if (last < word.length) cells[row + last + 1] = tooFar;
    cells[row + word.length] = tooFar;
    let smallest = first === 1 ? letter : tooFar;
    for (let i = first; i <= last; i++) {
      let cost = cells[above + i - 1]! + (word[i - 1] === code ? 0 : 1);
      const other = Math.min(cells[above + i]!, cells[row + i - 1]!) + 1;
      if (other < cost) cost = other;
      if (i > 1 && word[i - 1] === before && word[i - 2] === code) {
        const swapped = cells[above - this.#width + i - 2]! + 1;
        if (swapped < cost) cost = swapped;
      }
      cells[row + i] = cost;
      if (cost < smallest) smallest = cost;
    }
    this.#bestPrefix[letter] = Math.min(this.#bestPrefix[letter - 1]!, cells[row + word.length]!);
    this.#smallest[letter] = smallest;
    return smallest <= this.#edits;
  }
}

/** Letters as bits of a set: a to z have one each, and share them with other signs. */
function letterBit(code: number): number {
  return 1 << (code & 31);
}
