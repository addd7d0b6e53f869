import type { CandidateRow } from "../../writing/place-row.ts";

/** Rows of the tables of an index, or of the table of the same name that sorts them. */
export interface RowBatch {
  place: (readonly [rank: number, id: string, ...CandidateRow])[];
  record: (readonly [rank: number, json: string])[];
  boundary: (readonly [rank: number, rings: string])[];
  frame: (readonly [number: number, scope: string, popularity: number, context: string, json: string])[];
  house: (readonly [rank: number, frame: number, street: string, ids: string, numbers: Uint8Array])[];
  house_key: (readonly [key: number, rank: number])[];
  near: (readonly [cell: number, type: number, rank: number, latitude: number, longitude: number | null])[];
  words: (readonly [rank: number, terms: string])[];
}

export function createRowBatch(): RowBatch {
  return { place: [], record: [], boundary: [], frame: [], house: [], house_key: [], near: [], words: [] };
}
