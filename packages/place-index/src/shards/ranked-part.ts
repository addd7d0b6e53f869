import { rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { RankedRecords } from "../writing/ranked-records.ts";
import { openScratch } from "../writing/staging.ts";

/** Some records of a scratch file, in their order. */
export interface RankedPart {
  records: RankedRecords;
  /** Ranks among all records, by the ranks in this part. The first one is that of rank 1. */
  ranks: Uint32Array;
  /** Without those that are not the part's own. */
  ownCount: number;
  topPopularity: number;
  /** Removes the scratch file of this part. */
  remove(): void;
}

/**
 * Selects records of `scratch`, a file of `Staging` that nobody writes to.
 *
 * @param condition in SQL over `rowid`, which is the rank, and the columns of `ranked`
 * @param own the same for records that are the part's own
 */
export function openRankedPart(scratch: string, path: string, condition: string, own: string): RankedPart {
  rmSync(path, { force: true });
  const database = openScratch(path);
  const remove = () => {
    if (database.isOpen) database.close();
    rmSync(path, { force: true });
  };
  try {
    database.prepare("attach database ? as collected").run(scratch);
    database.exec(`
      create table ranked (number integer not null, at integer, popularity real not null, is_own integer not null, rank integer not null);
      insert into ranked select number, at, popularity, ${own}, rowid from collected.ranked where ${condition} order by rowid;
    `);
    const counts = database.prepare(COUNTS).get();
    const placeCount = Number(counts?.places);
    return {
      records: new RankedRecords(database, {
        placeCount,
        houseCount: Number(counts?.houses),
        frameCount: Number(counts?.frames),
      }),
      ranks: readRanks(database, placeCount),
      ownCount: Number(counts?.own),
      topPopularity: Number(counts?.popularity),
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}

const COUNTS = `
  select count(*) as places, coalesce(sum(is_own), 0) as own, coalesce(max(ranked.popularity), 0) as popularity,
    count(street) as houses, (select count(*) from frame) as frames
  from ranked join staged on staged.number = ranked.number
`;

function readRanks(database: DatabaseSync, count: number): Uint32Array {
  const ranks = new Uint32Array(count);
  let at = 0;
  for (const { rank } of database.prepare("select rank from ranked order by rowid").iterate()) {
    ranks[at++] = Number(rank);
  }
  return ranks;
}
