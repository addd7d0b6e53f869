/** Pieces are made of the characters below it. */
const CHARACTERS = 256;

const NONE = -1;

/**
 * The longest of many pieces that a text continues with: a tree of characters in
 * typed arrays. Pieces are long, so most nodes have one branch: it leads to the
 * node behind, and following it stays within the memory at hand.
 */
export class PieceTrie {
  /** Of each node: the character of the branch to the node behind, 0 for none. */
  readonly #straight: Uint8Array;
  /** Of each node: the position of the piece that ends there. */
  readonly #pieceAt: Int32Array;
  /** Of each other branch: the node that it leaves, and by which character. Found by their hash. */
  readonly #branches: Int32Array;
  /** And the node that it leads to. */
  readonly #ends: Int32Array;
  readonly #mask: number;
  #nodes = 1;

  /** @param pieces of Latin-1 without NUL, each once; all single characters that texts may hold among them. */
  constructor(pieces: readonly string[]) {
    const mostNodes = pieces.reduce((sum, { length }) => sum + length, 1);
    this.#straight = new Uint8Array(mostNodes);
    this.#pieceAt = new Int32Array(mostNodes).fill(NONE);
    // A piece leaves those before it once, and goes straight on from there.
    const slots = 2 ** Math.ceil(Math.log2(2 * pieces.length));
    this.#mask = slots - 1;
    this.#branches = new Int32Array(slots).fill(NONE);
    this.#ends = new Int32Array(slots);
    for (const [position, piece] of pieces.entries()) this.#add(piece, position);
  }

  /**
   * Splits `text` from its start to its end, each time by the longest piece.
   *
   * @returns the positions of the pieces.
   * @throws {RangeError} if no piece begins with a character of the text.
   */
  split(text: string): number[] {
    const found: number[] = [];
    let start = 0;
    while (start < text.length) {
      let node = 0;
      let longest = NONE;
      let end = start;
      for (let i = start; i < text.length; i++) {
        node = this.#after(node, text.charCodeAt(i));
        if (node === NONE) break;
        const piece = this.#pieceAt[node]!;
        if (piece !== NONE) {
          longest = piece;
          end = i + 1;
        }
      }
      if (longest === NONE) throw new RangeError(`No piece begins like ${JSON.stringify(text[start])}.`);
      found.push(longest);
      start = end;
    }
    return found;
  }

  #add(piece: string, position: number): void {
    let node = 0;
    for (let i = 0; i < piece.length; i++) {
      const character = piece.charCodeAt(i);
      let next = this.#after(node, character);
      if (next === NONE) {
        next = this.#nodes++;
        if (next === node + 1) this.#straight[node] = character;
        else {
          const slot = this.#slotOf(node, character);
          this.#branches[slot] = node * CHARACTERS + character;
          this.#ends[slot] = next;
        }
      }
      node = next;
    }
    this.#pieceAt[node] = position;
  }

  #after(node: number, character: number): number {
    if (this.#straight[node] === character) return node + 1;
    const slot = this.#slotOf(node, character);
    return this.#branches[slot] === NONE ? NONE : this.#ends[slot]!;
  }

  /** Where the branch is, or would be. */
  #slotOf(node: number, character: number): number {
    const branch = node * CHARACTERS + character;
    let slot = (Math.imul(branch, GOLDEN) >>> 12) & this.#mask;
    while (this.#branches[slot] !== NONE && this.#branches[slot] !== branch) slot = (slot + 1) & this.#mask;
    return slot;
  }
}

/** 2^32 / golden ratio: spreads neighbours. @see https://en.wikipedia.org/wiki/Hash_function#Fibonacci_hashing */
const GOLDEN = 0x9e3779b1;
