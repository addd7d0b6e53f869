import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scenario } from "../scenario.ts";

const SPENDER = join(import.meta.dirname, "../../../packages/places-api/src/keys/spender.test-process.ts");
const PROCESSES = 4;
const CALLS_EACH = 1_000;
const PER_DAY = 650;

/** Several processes use one key at the same time; exactly as many calls pass as its quota allows. */
export const quotaOvershoot: Scenario = {
  name: "quota overshoot",
  seededBug: "each process counts on its own",
  async run({ isShort }, build) {
    const rounds = isShort || build === "mutated" ? 1 : 10;
    const notes: string[] = [];
    let violations = 0;
    let worstMs = 0;
    for (let round = 0; round < rounds; round++) {
      const folder = mkdtempSync(join(tmpdir(), "lieudit-quota-"));
      const start = performance.now();
      const granted = await spend(build === "real" ? join(folder, "keys.sqlite") : ":memory:");
      worstMs = Math.max(worstMs, performance.now() - start);
      rmSync(folder, { recursive: true });
      violations += Math.abs(granted - PER_DAY);
      if (granted !== PER_DAY) notes.push(`${granted} calls of ${PER_DAY} passed`);
    }
    return { runs: rounds * PROCESSES * CALLS_EACH, violations, worstMs, notes };
  },
};

async function spend(file: string): Promise<number> {
  const args = [file, "key", String(CALLS_EACH), String(PER_DAY * 2), String(PER_DAY)];
  const children = Array.from({ length: PROCESSES }, () => fork(SPENDER, args));
  await Promise.all(children.map((child) => once(child, "message")));
  const counts = children.map(async (child) => Number((await once(child, "message"))[0]));
  for (const child of children) child.send("go");
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
