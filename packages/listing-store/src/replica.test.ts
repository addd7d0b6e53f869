import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListingStore } from "./listing-store.ts";
import { openListingStore } from "./open-listing-store.ts";

const AGENCY = {
  slug: "agence-du-port",
  nom: "Agence du Port",
  kind: "agence",
  adresse: { codePostal: "96100", commune: "Aubremer", departement: "96" },
} as const;

describe.skipIf(!isPostgresInstalled())("a store of listings with a replica", () => {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let store: ListingStore;
  let replicaClient: pg.Client;

  beforeAll(async () => {
    primary = await startPostgres();
    replica = await startPostgres({ standbyOf: primary });
    store = await openListingStore({ folder: "unused", databaseUrl: primary.url, readUrl: replica.url });
    replicaClient = new pg.Client({ connectionString: replica.url });
    // It breaks when its server stops.
    replicaClient.on("error", () => {});
    await replicaClient.connect();
  }, 60_000);
  afterAll(async () => {
    await replicaClient?.end();
    await store?.close();
    await replica?.remove();
    await primary?.remove();
  });

  const rename = (nom: string) => store.putAgency({ ...AGENCY, nom });
  const readName = async () => (await store.agency(AGENCY.slug))?.nom;

  test("what was written is read at once, from whichever server has it", async () => {
    for (let round = 0; round < 50; round++) {
      await rename(`Agence ${round}`);
      expect(await readName()).toBe(`Agence ${round}`);
    }
  });

  test("a replica that is behind is not read", async () => {
    await replicaClient.query("select pg_wal_replay_pause()");
    await rename("Agence renommée");
    expect(await readName()).toBe("Agence renommée");
    await replicaClient.query("select pg_wal_replay_resume()");
  });

  test("without the primary, pages are still read, and nothing can be written", async () => {
    await rename("Agence gardée");
    expect(await readName()).toBe("Agence gardée");
    await primary.stop();
    await expect.poll(readName).toBe("Agence gardée");
    await expect(rename("Agence perdue")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await readName()).toBe("Agence gardée");
    await primary.restart();
    await expect.poll(() => rename("Agence revenue").then(() => readName(), String)).toBe("Agence revenue");
  });

  test("without the replica, the primary is read", async () => {
    await replica.stop();
    expect(await readName()).toBe("Agence revenue");
    await replica.restart();
  });
});
