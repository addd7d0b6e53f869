import type { PlaceRecord } from "@lieudit/place-model";
import { toRingTerms } from "../../search/terms.ts";
import { type NearPlace, placeRow } from "../../writing/place-row.ts";
import type { StagedHouses, StagedRecord } from "../../writing/ranked-records.ts";
import { type TypeLists, TypeNumbers } from "../../writing/type-numbers.ts";
import { WordCounts } from "../../writing/word-counts.ts";
import { HouseRows } from "../houses/house-rows.ts";
import { RecordPacker } from "../records/record-packer.ts";
import { createRowBatch, type RowBatch } from "./row-batch.ts";

/** What all rows of an index depend on. */
export interface RowSetup {
  types: TypeLists;
  /** See `RecordPacker`. */
  pieces: readonly string[];
}

/** Makes the rows of an index, in the order of ranks. */
export class RowMaker {
  /** Corrects the counts of the text index, which has a block of houses as one place, and places of neighbouring shards. */
  readonly wordCounts = new WordCounts();
  readonly #numbers: TypeNumbers;
  readonly #packer: RecordPacker;
  readonly #houses: HouseRows;

  constructor({ types, pieces }: RowSetup) {
    this.#numbers = new TypeNumbers(types);
    this.#packer = new RecordPacker(pieces);
    this.#houses = new HouseRows(this.#packer, this.#numbers);
  }

  make(staged: Iterable<StagedRecord | StagedHouses>): RowBatch {
    const batch = createRowBatch();
    for (const one of staged) {
      if ("houses" in one) this.#addHouses(batch, one);
      else this.#addPlace(batch, one);
    }
    return batch;
  }

  #addHouses(batch: RowBatch, staged: StagedHouses): void {
    const { rank, scope, isOwn } = staged;
    const { terms, near } = this.#houses.add(batch, staged);
    batch.words.push([rank, Array.from(terms.keys(), (term) => scope + term).join(" ")]);
    for (const [term, count] of terms) {
      const missing = (isOwn ? count : 0) - 1;
      if (missing !== 0) this.wordCounts.add(scope + term, missing);
    }
    for (const place of near) addNear(batch, rank, place);
  }

  #addPlace(batch: RowBatch, staged: StagedRecord): void {
    const { rank, scope, isOwn, json, boundary } = staged;
    // Our own text, written a moment ago.
    const place = JSON.parse(json) as PlaceRecord;
    const row = placeRow(place, staged, this.#numbers);
    batch.place.push([rank, row.id, ...row.candidate]);
    batch.record.push([rank, this.#packer.pack(json)]);
    if (boundary !== "") batch.boundary.push([rank, boundary]);
    const rings = toRingTerms(place.location).map((term) => scope + term);
    batch.words.push([rank, [...row.terms, ...rings].join(" ")]);
    if (!isOwn) for (const term of row.terms) this.wordCounts.add(term, -1);
    addNear(batch, rank, row.near);
  }
}

function addNear({ near }: RowBatch, rank: number, { cell, latitude, longitude, types }: NearPlace): void {
  for (const type of types) near.push([cell, type, rank, latitude, longitude]);
}
