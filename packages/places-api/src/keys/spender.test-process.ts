import { dirname } from "node:path";
import { createServiceDatabase } from "@lieudit/database/service";
import { createKeyStore, openKeyStore } from "./key-store.ts";

/**
 * One of several servers that share a data folder or a database. It spends at the same time as the others and
 * prints how many calls were granted. Arguments: file, key id, calls, calls a minute, calls a day,
 * database URL.
 */
const [file = "", id = "", calls = "0", perMinute = "0", perDay = "0", databaseUrl = ""] =
  process.argv.slice(2);
const service =
  databaseUrl === ""
    ? undefined
    : createServiceDatabase(databaseUrl, { connectTimeoutMs: 60_000, queryTimeoutMs: 60_000 });
const keys =
  service === undefined ? createKeyStore(file, { patienceMs: 60_000 }) : openKeyStore(dirname(file), service);
process.send?.("ready");
process.once("message", async () => {
  const limits = { perMinute: Number(perMinute), perDay: Number(perDay) };
  const outcomes = await Promise.all(
    Array.from({ length: Number(calls) }, async (_, n) => {
      // Many transactions, so that the processes compete.
      if (n % 10 !== 0) await new Promise((resolve) => setImmediate(resolve));
      for (let turn = 0; turn < n % 50; turn++) await new Promise((resolve) => setImmediate(resolve));
      return keys.spend(id, limits);
    }),
  );
  keys.close();
  await service?.close();
  process.send?.(outcomes.filter(({ isGranted }) => isGranted).length);
  process.disconnect();
});
