import type { DatabaseSync, StatementSync } from "node:sqlite";
import { hashText } from "../../houses/hash-text.ts";
import { HouseBlock, HouseFrame } from "../../houses/house-block.ts";
import { listKeysForId, unpackHouses } from "../../houses/packed-houses.ts";
import { unpackText } from "../records/packed-text.ts";

/** Blocks and frames in memory, some 2 kB each: those of the last searches. */
const MAX_BLOCKS = 4_000;
const MAX_FRAMES = 500;

/** The house numbers of an open index file. Each method throws what SQLite does where the file is damaged. */
export class StoredHouses {
  readonly #pieces: readonly string[];
  readonly #toTypeNumber: (type: string) => number;
  readonly #last: StatementSync;
  readonly #frame: StatementSync;
  readonly #ranks: StatementSync;
  readonly #blocks = new Map<number, HouseBlock>();
  readonly #frames = new Map<number, HouseFrame>();

  /** @param toTypeNumber returns a type's number in the index */
  constructor(database: DatabaseSync, pieces: readonly string[], toTypeNumber: (type: string) => number) {
    this.#pieces = pieces;
    this.#toTypeNumber = toTypeNumber;
    this.#last = database.prepare(
      "select rank, frame, street, ids, numbers from house where rank <= ? order by rank desc limit 1",
    );
    this.#frame = database.prepare("select scope, popularity, context, json from frame where number = ?");
    this.#ranks = database.prepare("select rank from house_key where key = ?");
  }

  /** Returns the block that holds the house of a rank; undefined if another place has it. */
  atRank(rank: number): HouseBlock | undefined {
    const known = this.#blocks.get(rank);
    if (known !== undefined) return known;
    const block = this.#findBefore(rank);
    return block !== undefined && rank <= block.lastRank ? block : undefined;
  }

  /** Returns the rank of the last house; 0 without houses. */
  findLastRank(): number {
    return this.#findBefore(Number.MAX_SAFE_INTEGER)?.lastRank ?? 0;
  }

  /** Returns the JSON of a record; undefined if no house has the id. */
  recordWithId(id: string): string | undefined {
    for (const key of listKeysForId(id)) {
      for (const { rank } of this.#ranks.all(toIdHash(key))) {
        const text = this.#findInBlock(Number(rank), id);
        if (text !== undefined) return text;
      }
    }
    return undefined;
  }

  #findInBlock(rank: number, id: string): string | undefined {
    const row = this.#blocks.has(rank) ? undefined : this.#last.get(rank);
    const block = row === undefined ? this.#blocks.get(rank) : this.#toBlock(row, id);
    const at = block?.findId(id) ?? -1;
    return at < 0 ? undefined : block?.recordText(at);
  }

  #findBefore(rank: number): HouseBlock | undefined {
    const row = this.#last.get(rank);
    return row === undefined ? undefined : (this.#blocks.get(Number(row.rank)) ?? this.#read(row));
  }

  /** @param id reads only the house with this id */
  #toBlock(row: Record<string, unknown>, id?: string): HouseBlock {
    const frame = this.#readFrame(Number(row.frame));
    const packed = { idStart: this.#unpackText(row.ids), bytes: row.numbers as Uint8Array };
    const houses = unpackHouses(packed, id?.slice(frame.idStart.length));
    return new HouseBlock(Number(row.rank), frame, this.#unpackText(row.street), houses);
  }

  #read(row: Record<string, unknown>): HouseBlock {
    const block = this.#toBlock(row);
    const { rank } = block;
    if (this.#blocks.size >= MAX_BLOCKS) this.#blocks.clear();
    this.#blocks.set(rank, block);
    return block;
  }

  #unpackText(packed: unknown): string {
    // Our writer's own text.
    return JSON.parse(`"${unpackText(String(packed), this.#pieces)}"`) as string;
  }

  #readFrame(number: number): HouseFrame {
    let frame = this.#frames.get(number);
    if (frame === undefined) {
      const row = this.#frame.get(number);
      if (row === undefined)
        throw new RangeError("the town of a street in it is missing; import the sources again.");
      const [context = "", locality = ""] = String(row.context).split("\n");
      frame = new HouseFrame(
        {
          json: unpackText(String(row.json), this.#pieces),
          scope: String(row.scope),
          popularity: Number(row.popularity),
          context: splitWords(context),
          locality: splitWords(locality),
        },
        this.#toTypeNumber,
      );
      if (this.#frames.size >= MAX_FRAMES) this.#frames.clear();
      this.#frames.set(number, frame);
    }
    return frame;
  }
}

/** Returns the number by which one of the `idKeys` of `packHouses` is found: signed ones have fewer bytes in SQLite. */
export function toIdHash(key: string): number {
  return hashText(key) | 0;
}

function splitWords(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}
