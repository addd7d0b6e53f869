import { toLatinJson } from "./learn-pieces.ts";
import { toPieceCharacter } from "./packed-text.ts";
import { PieceTrie } from "./piece-trie.ts";

/** Packs the records of one index, as `textOfPacked` reads them. */
export class RecordPacker {
  /** Meaning of the characters of packed records, stored in the index. */
  readonly pieces: readonly string[];
  readonly #trie: PieceTrie;

  /** @param pieces what `learnPieces` returns. */
  constructor(pieces: readonly string[]) {
    this.pieces = pieces;
    this.#trie = new PieceTrie(pieces);
  }

  pack(json: string): string {
    let packed = "";
    for (const position of this.#trie.split(toLatinJson(json))) packed += toPieceCharacter(position);
    return packed;
  }
}
