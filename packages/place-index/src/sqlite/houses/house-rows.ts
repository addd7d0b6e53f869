import { toCell } from "../../geo/cells.ts";
import { packExtent } from "../../houses/cell-extent.ts";
import { HouseBlock, HouseFrame } from "../../houses/house-block.ts";
import { escapeJson, type House, readFrame, toHouseLocation } from "../../houses/house-frame.ts";
import { packHouses } from "../../houses/packed-houses.ts";
import { toPlaceWords } from "../../text/place-words.ts";
import { joinContext, listNearTypes, type NearPlace } from "../../writing/place-row.ts";
import type { StagedHouses } from "../../writing/ranked-records.ts";
import type { TypeNumbers } from "../../writing/type-numbers.ts";
import type { RecordPacker } from "../records/record-packer.ts";
import type { RowBatch } from "../rows/row-batch.ts";
import { toIdHash } from "./stored-houses.ts";

/** What other tables have of a block of houses. */
export interface HouseTerms {
  /** Terms with the number of houses that have each. */
  terms: ReadonlyMap<string, number>;
  near: NearPlace[];
}

/** Makes the rows of blocks of house numbers, and of the frames of their records. */
export class HouseRows {
  readonly #packer: RecordPacker;
  readonly #numbers: TypeNumbers;
  /** Numbers of the frames that have a row, by those of the scratch file. */
  readonly #frameNumbers = new Map<number, number>();
  /** The last ones, by their numbers. */
  readonly #frames = new Map<number, HouseFrame>();

  constructor(packer: RecordPacker, numbers: TypeNumbers) {
    this.#packer = packer;
    this.#numbers = numbers;
  }

  add(batch: RowBatch, staged: StagedHouses): HouseTerms {
    const { rank, scope, street } = staged;
    // Our own texts, which are parsed faster together.
    const houses = JSON.parse(`[${staged.houses.join()}]`) as House[];
    const { number, frame } = this.#addFrame(batch, staged);
    const { idStart, bytes, idKeys } = packHouses(houses);
    batch.house.push([rank, number, this.#packText(street), this.#packText(idStart), bytes]);
    for (const key of idKeys) {
      batch.house_key.push([toIdHash(scope + frame.record.id + key), rank]);
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

  #packText(text: string): string {
    return this.#packer.pack(escapeJson(text));
  }

  #addFrame(batch: RowBatch, staged: StagedHouses): { number: number; frame: HouseFrame } {
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
      batch.frame.push([number, scope, popularity, joinContext(frame.stored), this.#packer.pack(json)]);
    }
    return { number, frame };
  }
}

/** Frames in memory, some kB each. */
const MAX_FRAMES = 500;
