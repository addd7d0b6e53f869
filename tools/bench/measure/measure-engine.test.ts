import { expect, test } from "vitest";
import type { OpenEngine } from "../engines/engine.ts";
import type { BenchQuery } from "../places/bench-queries.ts";
import { measureClass, measureLoad } from "./measure-engine.ts";

const queries: BenchQuery[] = ["one", "none"].map((id) => ({ kind: "byId", id }));

/** Returns a result for one query, and nothing for the other. */
const engine: OpenEngine = {
  async ask(query) {
    return query.kind === "byId" && query.id === "one" ? 1 : 0;
  },
  async close() {},
};

test("counts the share of queries with results", async () => {
  const measured = await measureClass(engine, { name: "by id", queries }, 2);
  expect(measured?.result).toMatchObject({ queryCount: 2, answered: 1 / 2 });
  const load = await measureLoad(engine, [{ name: "by id", queries }], 100);
  expect(load.queriesPerSecond).toBeGreaterThan(0);
});

test("rejects on an error", async () => {
  const broken: OpenEngine = { ...engine, ask: () => Promise.reject(new Error("broken")) };
  await expect(measureClass(broken, { name: "by id", queries }, 1)).rejects.toThrow("broken");
});
