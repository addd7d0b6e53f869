import { createKeyStore } from "./key-store.ts";

/**
 * One of several servers that share a data folder. It spends at the same time as the others and
 * prints how many calls were granted. Arguments: file, key id, calls, calls a minute, calls a day.
 */
const [file = "", id = "", calls = "0", perMinute = "0", perDay = "0"] = process.argv.slice(2);
const keys = createKeyStore(file, { patienceMs: 60_000 });
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
  process.send?.(outcomes.filter(({ isGranted }) => isGranted).length);
  process.disconnect();
});
