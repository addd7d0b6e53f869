import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { readFileDigest } from "@lieudit/files";
import { isPlaceType, PLACE_TYPES } from "@lieudit/place-model/types";
import { hashText } from "../houses/hash-text.ts";
import type { IndexDescription } from "../place-index.ts";
import { splitScope } from "../search/source-scope.ts";
import { TERM_SIGNS } from "../search/terms.ts";
import { SHARD_VERSION } from "../sqlite/schema.ts";
import { writeIndexFile } from "../sqlite/writer.ts";
import type { RankedRecords } from "../writing/ranked-records.ts";
import { type TypeLists, TypeNumbers } from "../writing/type-numbers.ts";
import { openRankedPart } from "./ranked-part.ts";
import { BORDER_CELLS, type Region, toCondition } from "./region.ts";
import { TermFilter } from "./term-filter.ts";

/** What to build a shard from. */
export interface ShardOrder {
  /** The scratch file with all records. */
  scratch: string;
  /** Of the new file. */
  path: string;
  cells: Region;
  types: TypeLists;
  /** A file of an earlier publication, which stays if it is whole and its records are the same. */
  present?: { path: string; content: string; sha256: string } | undefined;
  /** See `ShardedWriterOptions`. */
  restGate?: Int32Array | undefined;
}

export interface BuiltShard {
  /** Whether the present file stays. */
  isUnchanged: boolean;
  content: string;
  placeCount: number;
  topPopularity: number;
  byteCount: number;
  sha256: string;
  /** Ranks among all places, by the ranks in the file. */
  ranks: Uint32Array;
  /** See `TermFilter`. */
  filter: Uint8Array;
}

/** Types of the model have the same numbers in all shards and publications. */
export function withKnownTypes(lists: TypeLists): TypeLists {
  return { ...lists, known: PLACE_TYPES.map(({ type }) => type) };
}

/** Builds the file of a shard, unless the present one has the same records. */
export async function buildShard(
  { scratch, path, cells, types, present }: ShardOrder,
  onProgress: (share: number) => void,
): Promise<BuiltShard> {
  const condition = toCondition(cells, BORDER_CELLS);
  const part = openRankedPart(scratch, `${path}.staging`, condition, toCondition(cells));
  try {
    const { records, ranks, ownCount, topPopularity } = part;
    const numbered = withKnownTypes(types);
    const unknownTypes = types.types.filter((type) => !isPlaceType(type)).sort();
    const content = digestRecords(records, new TypeNumbers(numbered), [cells, unknownTypes], onProgress);
    const digest = present?.content === content ? await readFileDigest(present.path).catch(() => null) : null;
    const isUnchanged = digest !== null && digest.sha256 === present?.sha256;
    if (!isUnchanged) {
      const description: IndexDescription = { sources: [], placeCount: ownCount, countByKind: {} };
      await writeIndexFile(path, {
        records,
        types: numbered,
        description,
        onProgress,
        version: SHARD_VERSION,
      });
    }
    const file = isUnchanged ? present!.path : path;
    const written = isUnchanged ? digest : await readFileDigest(file);
    if (written === null) throw new Error(`${file} is missing.`);
    return {
      isUnchanged,
      content,
      placeCount: ownCount,
      topPopularity,
      ...written,
      ranks,
      filter: readTerms(file),
    };
  } finally {
    part.remove();
  }
}

/** Records that are read before the thread may have to rest, some ten milliseconds of work. */
const RECORDS_PER_REST = 1_000;

/** Returns the digest of all that the contents of a shard follow from. */
function digestRecords(
  records: RankedRecords,
  numbers: TypeNumbers,
  settings: object,
  onProgress: (share: number) => void,
): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([SHARD_VERSION, PLACE_TYPES.length, settings]));
  let count = 0;
  for (const staged of records.ranked()) {
    count += 1;
    if (count % RECORDS_PER_REST === 0) onProgress(0);
    const { scope } = staged;
    hash.update(
      JSON.stringify({ ...staged, frameNumber: 0, scope: scope && [scope, numbers.ofScope(scope)] }),
    );
  }
  return hash.digest("hex");
}

/** Returns the filter of the terms of an index file. */
function readTerms(path: string): Uint8Array {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.exec("create virtual table temp.term using fts5vocab(main, words, row)");
    const hashes: number[] = [];
    for (const { term } of database.prepare("select term from temp.term").iterate()) {
      if (!isAreaTerm(String(term))) hashes.push(hashText(String(term)));
    }
    return TermFilter.create(hashes).bits;
  } finally {
    database.close();
  }
}

/** Whether a term is of a cell or a ring: shards know their cells without a filter. */
function isAreaTerm(term: string): boolean {
  const [, own] = splitScope(term);
  return AREA_SIGNS.some((sign) => own.startsWith(sign));
}

const { coarse, wide, large, small, wideRing, largeRing, smallRing } = TERM_SIGNS;
const AREA_SIGNS = [coarse, wide, large, small, wideRing, largeRing, smallRing];
