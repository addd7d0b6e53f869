/**
 * All words of one list, sorted, with the number of places that have each.
 * Held in memory: a country's names have some hundred thousand different words.
 */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #counts: Uint32Array;

  constructor(words: readonly string[], counts: Uint32Array) {
    this.#words = words;
    this.#counts = counts;
  }

  has(word: string): boolean {
    return this.#words[this.#firstFrom(word)] === word;
  }

  hasPrefix(prefix: string): boolean {
    return this.#words[this.#firstFrom(prefix)]?.startsWith(prefix) ?? false;
  }

  /** The words that start with `prefix`, most frequent first. */
  startingWith(prefix: string, limit: number): string[] {
    const found: number[] = [];
    for (let i = this.#firstFrom(prefix); this.#words[i]?.startsWith(prefix); i++) found.push(i);
    return this.#mostFrequent(found, limit);
  }

  /**
   * The words that are at most `edits` edits away from `word`: a letter more,
   * less, another one, or two neighbours swapped. With `isPrefix`, words whose
   * start is. Nearest first, then most frequent. `word` itself and, with
   * `isPrefix`, what starts with it, are left out.
   *
   * The list is sorted, so words with the same start share the rows of the
   * distance table, and a start that is already too far is skipped whole.
   */
  similarTo(word: string, edits: number, isPrefix: boolean, limit: number): Correction[] {
    const walk = new DistanceWalk(word, edits, isPrefix);
    const found: { index: number; distance: number }[] = [];
    let index = 0;
    while (index < this.#words.length) {
      const candidate = this.#words[index]!;
      const step = walk.step(candidate);
      if (step.deadAt >= 0) {
        index = this.#firstAfterPrefix(candidate.slice(0, step.deadAt), index);
        continue;
      }
      const distance = isPrefix ? step.prefixDistance : step.distance;
      if (distance <= edits && !(isPrefix ? candidate.startsWith(word) : candidate === word)) {
        found.push({ index, distance });
      }
      index += 1;
    }
    found.sort((a, b) => a.distance - b.distance || this.#counts[b.index]! - this.#counts[a.index]!);
    return found.slice(0, limit).map((hit) => ({ word: this.#words[hit.index]!, edits: hit.distance }));
  }

  #mostFrequent(indexes: number[], limit: number): string[] {
    indexes.sort((a, b) => this.#counts[b]! - this.#counts[a]!);
    return indexes.slice(0, limit).map((index) => this.#words[index]!);
  }

  /** Position of the first word that is not before `word`. */
  #firstFrom(word: string, from = 0): number {
    let low = from;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Position of the first word behind those that start with `prefix`. */
  #firstAfterPrefix(prefix: string, from: number): number {
    // Most such groups are short; galloping finds their end in few steps.
    let step = 1;
    let low = from;
    while (this.#words[low + step]?.startsWith(prefix)) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, this.#words.length);
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if (this.#words[middle]!.startsWith(prefix)) low = middle;
      else high = middle;
    }
    return high;
  }
}

export interface Correction {
  word: string;
  edits: number;
}

/**
 * Distances of sorted words to one word, by the optimal string alignment
 * table. Rows of the letters shared with the word before are kept.
 *
 * @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
class DistanceWalk {
  readonly #word: string;
  readonly #edits: number;
  readonly #isPrefix: boolean;
  readonly #rows: Uint8Array[];
  /** Smallest distance of the whole word to each start of the candidate so far. */
  readonly #bestPrefix: number[] = [];
  #previous = "";
  #deadAt = -1;

  constructor(word: string, edits: number, isPrefix: boolean) {
    this.#word = word;
    this.#edits = edits;
    this.#isPrefix = isPrefix;
    this.#rows = [Uint8Array.from({ length: word.length + 1 }, (_, i) => i)];
    this.#bestPrefix[0] = word.length;
  }

  /** `deadAt`: the number of letters after which no distance can be small enough, or -1. */
  step(candidate: string): { deadAt: number; distance: number; prefixDistance: number } {
    let shared = 0;
    const limit = Math.min(
      this.#previous.length,
      candidate.length,
      this.#deadAt < 0 ? Infinity : this.#deadAt,
    );
    while (shared < limit && this.#previous[shared] === candidate[shared]) shared += 1;
    this.#previous = candidate;
    this.#deadAt = -1;
    for (let letter = shared + 1; letter <= candidate.length; letter++) {
      const smallest = this.#fillRow(candidate, letter);
      // A start that was near enough stays so, whatever follows it.
      const isNearStart = this.#isPrefix && this.#bestPrefix[letter]! <= this.#edits;
      if (smallest > this.#edits && !isNearStart) {
        this.#deadAt = letter;
        return { deadAt: letter, distance: Infinity, prefixDistance: Infinity };
      }
    }
    return {
      deadAt: -1,
      distance: this.#rows[candidate.length]![this.#word.length]!,
      prefixDistance: this.#bestPrefix[candidate.length]!,
    };
  }

  #fillRow(candidate: string, letter: number): number {
    const word = this.#word;
    const above = this.#rows[letter - 1]!;
    let row = this.#rows[letter];
    if (row === undefined) {
      row = new Uint8Array(word.length + 1);
      this.#rows[letter] = row;
    }
    // Only columns within `edits` of the diagonal can be small enough; beside them stands a distance that is not.
    const tooFar = this.#edits + 1;
    const first = Math.max(1, letter - this.#edits);
    const last = Math.min(word.length, letter + this.#edits);
    row[0] = letter;
    if (first > 1) row[first - 1] = tooFar;
    if (last < word.length) row[last + 1] = tooFar;
    row[word.length] = tooFar;
    let smallest = first === 1 ? letter : tooFar;
    for (let i = first; i <= last; i++) {
      const isSame = word[i - 1] === candidate[letter - 1];
      let cost = Math.min(above[i]! + 1, row[i - 1]! + 1, above[i - 1]! + (isSame ? 0 : 1));
      const isSwap =
        i > 1 && letter > 1 && word[i - 1] === candidate[letter - 2] && word[i - 2] === candidate[letter - 1];
      if (isSwap) cost = Math.min(cost, this.#rows[letter - 2]![i - 2]! + 1);
      row[i] = cost;
      if (cost < smallest) smallest = cost;
    }
    this.#bestPrefix[letter] = Math.min(this.#bestPrefix[letter - 1]!, row[word.length]!);
    return smallest;
  }
}
