import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceRecord } from "@lieudit/place-model";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { describePrivateSources } from "../../test/describe-private-sources.ts";
import { openInThisThread } from "../../test/open-in-this-thread.ts";
import { writePlaces } from "../../test/write-places.ts";
import { describePlaceIndex } from "../conformance/describe-place-index.ts";
import { anAddress, aPoi, aStreet, awayFromHarbour, HARBOUR } from "../conformance/places.ts";
import type { PlaceIndex } from "../place-index.ts";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "../sqlite/index.ts";
import { createPostgresPlaceIndexWriter, dropPostgresIndexes, openPostgresPlaceIndex } from "./index.ts";
import { openReader } from "./postgres-reader.ts";
import { packRanks } from "./posting-list.ts";
import { ReadingPool } from "./reading-pool.ts";
import { RowCopy } from "./row-copy.ts";
import { createIndexes, createTables, dropIndex, nameTables, toSegment } from "./schema.ts";
import { TermRanksReader } from "./term-ranks.ts";
import { connectForWriting } from "./writing-connection.ts";

describe.skipIf(!isPostgresInstalled())("with a server (skipped where none is installed)", () => {
  let server: PostgresServer;
  let databaseUrl: string;
  let folder: string;
  let made = 0;
  beforeAll(async () => {
    server = await startPostgres();
    // The result counts here, not the time: the machine may be busy.
    databaseUrl = `${server.url}?query_timeout=60000`;
    folder = await mkdtemp(join(tmpdir(), "lieudit-postgres-"));
  });
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function madeIndex(records: readonly PlaceRecord[]): Promise<string> {
    const name = `test_${++made}`;
    const scratch = join(folder, name);
    await writePlaces(createPostgresPlaceIndexWriter({ databaseUrl, name, scratch }), records);
    return name;
  }

  async function makeIndex(records: readonly PlaceRecord[]): Promise<PlaceIndex> {
    return openPostgresPlaceIndex(databaseUrl, await madeIndex(records));
  }

  async function makeIndexHere(records: readonly PlaceRecord[]): Promise<PlaceIndex> {
    return openInThisThread(await openReader({ databaseUrl, name: await madeIndex(records) }));
  }

  describePlaceIndex("PostgreSQL", { makeIndex, makeIndexHere });
  describePrivateSources("PostgreSQL", {
    makeIndex,
    makeReader: async (records) => openReader({ databaseUrl, name: await madeIndex(records) }),
  });

  describe("beside SQLite", () => {
    let indexes: PlaceIndex[];
    beforeAll(async () => {
      const records = manyPlaces();
      const file = join(folder, "index.sqlite");
      await writePlaces(createSqlitePlaceIndexWriter(file), records);
      indexes = [await openSqlitePlaceIndex(file), await makeIndex(records)];
    }, 120_000);
    afterAll(async () => {
      for (const index of indexes) await index.close();
    });

    const inputs = ["c", "ca", "caf", "café du port", "boul", "rue", "rue du moulin", "12 rue du moulin"];
    const misspelt = ["bolangerie", "hotle", "zzz", "port valbrune", "café moulin grand", "pha"];
    const biases = [undefined, { circle: { center: awayFromHarbour(900, -400), radius: 2_000 } }];
    test.each([...inputs, ...misspelt])("the same answers to %j", async (input) => {
      for (const bias of biases) {
        const around = bias === undefined ? {} : { bias };
        await agree((index) => index.autocomplete({ input, limit: 5, language: "fr", ...around }));
        for (const offset of [0, 20, 100]) {
          const page = { text: input, limit: 20, offset, language: "fr", ...around };
          await agree((index) => index.searchText(page));
          await agree((index) => index.searchText({ ...page, rank: "DISTANCE" }));
        }
      }
    });

    test.each(["DISTANCE", "POPULARITY"] as const)("the same places nearby, by %s", async (rank) => {
      for (let i = 0; i < 40; i++) {
        const center = awayFromHarbour(200 * i - 4_000, 150 * (i % 7));
        const around = { center, radiusMetres: 100 + 400 * i, limit: 20, rank };
        await agree((index) => index.searchNearby(around));
        await agree((index) => index.searchNearby({ ...around, includedTypes: ["cafe", "route"] }));
        await agree((index) => index.searchNearby({ ...around, excludedPrimaryTypes: ["cafe", "hotel"] }));
        await agree((index) => index.reverseGeocode({ location: center, limit: 5 }));
      }
    });

    async function agree(ask: (index: PlaceIndex) => Promise<unknown>): Promise<void> {
      const [file, database] = await Promise.all(indexes.map(ask));
      expect(database).toEqual(file);
    }
  });

  test("what PostgreSQL takes for no text finds nothing, and harms nothing", async () => {
    const index = await makeIndex([aPoi("Café du Phare"), aPoi("Café ' \\ & | ! :* <->")]);
    for (const text of [
      "\0",
      "caf\0",
      "\ud800",
      "' | 'a",
      "café:*",
      "\\'",
      "!",
      "<->",
      "'); drop table x; --",
    ]) {
      await expect(index.getPlace(text)).resolves.toBeNull();
      await expect(index.autocomplete({ input: text, limit: 5, language: "fr" })).resolves.toBeDefined();
      await expect(index.searchText({ text, limit: 5, language: "fr", type: text })).resolves.toBeDefined();
      const typed = { center: HARBOUR, radiusMetres: 10, limit: 5, rank: "DISTANCE" as const };
      await expect(index.searchNearby({ ...typed, includedTypes: [text] })).resolves.toEqual([]);
    }
    expect(await index.searchText({ text: "phare", limit: 5, language: "fr" })).toMatchObject({
      places: [{ id: aPoi("Café du Phare").id }],
    });
    await index.close();
  });

  test("of a frequent term the best known places come first, a rare one comes whole", async () => {
    const name = "segments_1";
    const tables = nameTables(name);
    const everyPlace = Array.from({ length: 70_000 }, (_, i) => i + 1);
    const ranksOf = { "<r": everyPlace, rare: [3, 40_000, 69_999], late: [50_000] };
    const connection = await connectForWriting(databaseUrl);
    await connection.send(createTables(tables));
    const rows = new RowCopy(connection, tables.posting, { term: "text", segment: "int4", ranks: "bytea" });
    for (const [term, ranks] of Object.entries(ranksOf)) {
      for (const [segment, some] of Map.groupBy(ranks, toSegment)) {
        await rows.add([term, segment, packRanks(Uint32Array.from(some))]);
      }
    }
    await rows.end();
    for (const statement of createIndexes(tables)) await connection.send(statement);
    const pool = new ReadingPool(databaseUrl);
    const terms = new TermRanksReader(pool, tables.posting);
    const asked = [...Object.keys(ranksOf), "none"];
    const counts = async (isWholeNeeded: boolean) =>
      [...(await terms.ranksOf(asked, isWholeNeeded))]
        .sort(([a], [b]) => asked.indexOf(a) - asked.indexOf(b))
        .map(([, { ranks, isWhole }]) => [ranks.length, isWhole]);
    const rare = [
      [3, true],
      [1, true],
      [0, true],
    ];
    expect(await counts(false)).toEqual([[32_768, false], ...rare]);
    expect(await counts(true)).toEqual([[70_000, true], ...rare]);
    // A complete list stays in memory and is not read again.
    await connection.send(dropIndex(name));
    expect(await counts(false)).toEqual([[70_000, true], ...rare]);
    await connection.close();
    await pool.close();
  });

  test("a writer that is killed leaves neither tables nor files in the database", async () => {
    const url = await server.newDatabase();
    const connection = await connectForWriting(url);
    const count = async (sql: string) => Number((await connection.send(sql)).rows[0].count);
    // While rows are sent, and while indexes are made.
    for (const killAt of ["0.3", "0.75"]) {
      const program = new URL("./postgres-writer.test-process.ts", import.meta.url);
      const writing = fork(program, [url, "killed_1", join(folder, "killed"), killAt], { silent: true });
      const [, signal] = await once(writing, "exit");
      expect(signal).toBe("SIGKILL");
      await vi.waitFor(
        async () =>
          expect(
            await count(
              "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
            ),
          ).toBe(0),
        { timeout: 30_000 },
      );
    }
    expect(await count("select count(*) from pg_class where relname like '%killed%'")).toBe(0);
    // Files of tables that never came to be are emptied at once, and go with the next checkpoint.
    await connection.send("checkpoint");
    const ownerless = `
      select count(*) from pg_database, pg_ls_dir('base/' || pg_database.oid) as file
      where datname = current_database() and file ~ '^[0-9]+$'
        and not exists (select from pg_class where pg_relation_filenode(pg_class.oid) = file::oid)`;
    expect(await count(ownerless)).toBe(0);
    await connection.close();
  });

  test("rejects an index of the previous version as INCOMPATIBLE, and drops all its tables", async () => {
    const url = await server.newDatabase();
    const connection = await connectForWriting(url);
    const kinds = ["type", "place", "near", "vocabulary", "words_1", "words_2", "words_3", "words_4"];
    for (const kind of kinds) await connection.send(`create table places.${kind}_old_7 ()`);
    await connection.send("insert into places.generation values ('old_7', 1, '{}')");
    await expect(openReader({ databaseUrl: url, name: "old_7" })).rejects.toMatchObject({
      code: "INCOMPATIBLE",
      message: expect.stringContaining("npm run import -- --rebuild makes it anew"),
    });
    expect(await dropPostgresIndexes(url, () => true)).toEqual(["old_7"]);
    const { rows } = await connection.send("select tablename from pg_tables where schemaname = 'places'");
    expect(rows).toEqual([{ tablename: "generation" }]);
    await connection.close();
  });
});

/** More than the first segment holds, with many that fit the same words. */
function manyPlaces(): PlaceRecord[] {
  const kinds = ["Café", "Boulangerie", "Hôtel", "Phare"];
  const types = ["cafe", "bakery", "hotel", "lighthouse"];
  const words = ["du Port", "du Moulin", "de la Poste", "des Cordiers", "du Grand Phare", "Neuf"];
  return Array.from({ length: 5_200 }, (_, i) => {
    const location = awayFromHarbour(((i * 7_919) % 20_000) - 10_000, ((i * 104_729) % 20_000) - 10_000);
    const popularity = ((i * 31) % 97) / 100;
    const word = words[i % words.length]!;
    const overrides = { id: `place-number-${i}`, location, popularity };
    if (i % 5 === 0) return aStreet(`Rue ${word} ${i % 50}`, overrides);
    if (i % 5 === 1) return anAddress(String(i % 40), `Rue ${word}`, { ...overrides, popularity: 0.05 });
    return aPoi(`${kinds[i % 4]} ${word} ${i % 30}`, types[i % 4], overrides);
  });
}
