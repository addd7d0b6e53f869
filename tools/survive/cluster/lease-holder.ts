import { setTimeout as wait } from "node:timers/promises";
import { openDatabase, type StateTable, withLease } from "@lieudit/database";

/*
 * `node lease-holder.ts URL SKEW_MS`: a server that takes a lease again and again, with a clock that
 * is wrong. It prints when its work begins, goes on and ends, by the clock that all processes share.
 */
const [, , databaseUrl, skewMs] = process.argv;
const STEPS = 12;
const STEP_MS = 25;

const readClock = Date.now;
Date.now = () => readClock() + Number(skewMs);
const schema = { name: "leases", subject: "essais", migrationLock: 77_002, steps: [async () => {}] };
const db = await openDatabase<{ state: StateTable }>(schema, { folder: "unused", databaseUrl });
for (;;) {
  await withLease(db, "drill", async (lost) => {
    print("begin");
    for (let step = 0; step < STEPS && !lost.aborted; step += 1) {
      print("step");
      await wait(STEP_MS);
    }
  });
  await wait(STEP_MS);
}

function print(event: "begin" | "step"): void {
  process.stdout.write(`${event} ${process.hrtime.bigint() / 1_000_000n}\n`);
}
