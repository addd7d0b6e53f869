import type { DatabaseSync, StatementSync } from "node:sqlite";
import { toCell } from "../../geo/cells.ts";
import { packExtent } from "../../houses/cell-extent.ts";
import { HouseBlock, HouseFrame, readFrame } from "../../houses/house-block.ts";
import { escapeJson, toHouseLocation } from "../../houses/house-frame.ts";
import { listIdKeys, packHouses } from "../../houses/packed-houses.ts";
import { toPlaceWords } from "../../text/place-words.ts";
import { joinContext, listNearTypes, type NearPlace } from "../../writing/place-row.ts";
import type { StagedHouses } from "../../writing/ranked-records.ts";
import type { TypeNumbers } from "../../writing/type-numbers.ts";
import type { RecordPacker } from "../records/record-packer.ts";
import { toIdHash } from "./stored-houses.ts";

/** What other tables have of a block of houses. */
export interface HouseRow {
  /** Terms with the number of houses that have each. */
  terms: ReadonlyMap<string, number>;
  near: NearPlace[];
}

/** Writes blocks of house numbers, and the frames of their records. */
export class HouseWriter {
  readonly #database: DatabaseSync;
  readonly #packer: RecordPacker;
  readonly #numbers: TypeNumbers;
  readonly #insertFrame: StatementSync;
  readonly #insertHouse: StatementSync;
  readonly #insertKey: StatementSync;
  /** Numbers of the frames that are written, by those of the scratch file. */
  readonly #frameNumbers = new Map<number, number>();
  /** The last ones, by their numbers. */
  readonly #frames = new Map<number, HouseFrame>();

  constructor(database: DatabaseSync, packer: RecordPacker, numbers: TypeNumbers) {
    this.#database = database;
    this.#packer = packer;
    this.#numbers = numbers;
    database.exec("create temp table unsorted_key (key integer not null, rank integer not null)");
    this.#insertFrame = database.prepare("insert into frame values (?, ?, ?, ?, ?)");
    this.#insertHouse = database.prepare("insert into house values (?, ?, ?, ?, ?)");
    this.#insertKey = database.prepare("insert into temp.unsorted_key values (?, ?)");
  }

  write(staged: StagedHouses): HouseRow {
    const { rank, scope, street, houses } = staged;
    const { number, frame } = this.#writeFrame(staged);
    const { idStart, bytes } = packHouses(houses);
    this.#insertHouse.run(rank, number, this.#packText(street), this.#packText(idStart), bytes);
    for (const key of listIdKeys(houses)) {
      this.#insertKey.run(toIdHash(scope + frame.record.id + key), rank);
    }
    const types = listNearTypes(frame.record, scope, this.#numbers);
    const cells = Map.groupBy(houses.map(toHouseLocation), (location) => toCell(location, "small"));
    return {
      terms: new HouseBlock(rank, frame, street, houses).countTerms(),
      near: [...cells].map(([cell, locations]) => ({
        cell,
        latitude: packExtent(cell, locations),
        longitude: null,
        types,
      })),
    };
  }

  /** Writes the keys in their order. */
  finish(): void {
    this.#database.exec(`
      insert or ignore into house_key select key, rank from temp.unsorted_key order by key, rank;
      drop table temp.unsorted_key;
    `);
  }

  #packText(text: string): string {
    return this.#packer.pack(escapeJson(text));
  }

  #writeFrame(staged: StagedHouses): { number: number; frame: HouseFrame } {
    const { frame: json, frameNumber, scope, popularity, townNames } = staged;
    const number = this.#frameNumbers.get(frameNumber) ?? this.#frameNumbers.size + 1;
    let frame = this.#frames.get(number);
    if (frame === undefined) {
      const { context, locality } = toPlaceWords(readFrame(json), townNames);
      const stored = { json, scope, popularity, context, locality };
      frame = new HouseFrame(stored, (type) => this.#numbers.of(type));
      if (this.#frames.size >= MAX_FRAMES) this.#frames.clear();
      this.#frames.set(number, frame);
    }
    if (!this.#frameNumbers.has(frameNumber)) {
      this.#frameNumbers.set(frameNumber, number);
      const packed = this.#packer.pack(json);
      this.#insertFrame.run(number, scope, popularity, joinContext(frame.stored), packed);
    }
    return { number, frame };
  }
}

/** Frames in memory, some kB each. */
const MAX_FRAMES = 500;
