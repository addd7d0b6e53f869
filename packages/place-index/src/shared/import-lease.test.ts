import { beforeEach, expect, test, vi } from "vitest";
import { LeaseTakenError, takeImportLease } from "./import-lease.ts";
import type { SharedRecords } from "./shared-records.ts";

/** Each look at the record comes this much later than the one before, in ms. */
const STEP_MS = 25_000;

let text: string | null;
let version: number;
/** Called before each look. */
let beforeLook: () => void;
const records: SharedRecords = {
  async read() {
    beforeLook();
    return text === null ? null : { text, tag: String(version) };
  },
  async replace(_name, next, tag) {
    if (tag !== (text === null ? null : String(version))) return false;
    text = next;
    version += 1;
    return true;
  },
  close: async () => {},
};

beforeEach(() => {
  version = 1;
  let now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  beforeLook = () => {
    now += STEP_MS;
  };
  return () => clock.mockRestore();
});

function hold(until: number): void {
  text = JSON.stringify({ id: "other", host: "elsewhere", pid: 1, generation: 7, until });
  version += 1;
}

const take = () => takeImportLease(records, { lastGeneration: async () => 5, log: () => {} });

test("the first import and one after an import that ended take the lease at once", async () => {
  text = null;
  const first = await take();
  expect(first.generation).toBe(6);
  await first.release();
  const next = await take();
  expect(next.generation).toBe(7);
  await next.release();
});

test("the lease of a killed server is taken, also if its clock was years ahead", async () => {
  hold(Date.parse("3000-01-01"));
  const lease = await take();
  expect(lease.generation).toBe(8);
  await lease.release();
});

test("a server that renews its lease keeps it, even if its clock is a day behind", async () => {
  const lookLater = beforeLook;
  beforeLook = () => {
    lookLater();
    hold(Date.now() - 86_400_000);
  };
  await expect(take()).rejects.toThrow(LeaseTakenError);
  expect(JSON.parse(String(text)).id).toBe("other");
});
