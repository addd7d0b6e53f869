import { afterAll, beforeAll, describe } from "vitest";
import { isPostgresInstalled } from "./find-postgres.ts";
import { type PostgresServer, startPostgres } from "./start-postgres.ts";
import { startTransactionPooler, type TransactionPooler } from "./transaction-pooler.ts";

/**
 * Registers a suite of a store twice: over a SQLite file, and over PostgreSQL if it is installed. There a
 * pooler gives each transaction another session, as many operators' databases do.
 *
 * @param suite registers tests; `createDatabase` returns the address of a new, empty PostgreSQL
 * database, or undefined for SQLite.
 */
export function describeOnBothDatabases(
  subject: string,
  suite: (createDatabase: () => Promise<string | undefined>) => void,
): void {
  describe(`${subject} in SQLite`, () => suite(async () => undefined));

  describe.skipIf(!isPostgresInstalled())(`${subject} in PostgreSQL`, () => {
    let server: PostgresServer;
    const poolers: TransactionPooler[] = [];
    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    afterAll(async () => {
      for (const pooler of poolers) await pooler.close();
      await server.remove();
    });
    suite(async () => {
      const pooler = await startTransactionPooler(await server.newDatabase());
      poolers.push(pooler);
      return pooler.url;
    });
  });
}
