import { learnPieces, toLatinJson } from "./learn-pieces.ts";
import { toPieceCharacter } from "./packed-text.ts";
import { PieceTrie } from "./piece-trie.ts";

/** Packs the records of one index, as `textOfPacked` reads them. */
export class RecordPacker {
  /** Meaning of the characters of packed records, stored in the index. */
  readonly pieces: readonly string[];
  readonly #trie: PieceTrie;

  /** @param sample JSON of some records of the index, whole or the start of it. The same ones give the same pieces. */
  constructor(sample: Iterable<string>) {
    this.pieces = learnPieces(sample);
    this.#trie = new PieceTrie(this.pieces);
  }

  pack(json: string): string {
    let packed = "";
    for (const position of this.#trie.split(toLatinJson(json))) packed += toPieceCharacter(position);
    return packed;
  }
}
