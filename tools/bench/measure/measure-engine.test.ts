import { expect, test } from "vitest";
import { type OpenEngine, QueryTimeout } from "../engines/engine.ts";
import type { BenchQuery } from "../places/bench-queries.ts";
import { measureClass, measureLoad } from "./measure-engine.ts";

const queries: BenchQuery[] = ["one", "late", "none"].map((id) => ({ kind: "byId", id }));

/** Returns a result for one query, a timeout for another and nothing for the third. */
const engine: OpenEngine = {
  async ask(query) {
    if (query.kind === "byId" && query.id === "late") throw new QueryTimeout(700);
    return query.kind === "byId" && query.id === "one" ? 1 : 0;
  },
  async close() {},
};

test("counts queries that time out and continues", async () => {
  const measured = await measureClass(engine, { name: "by id", queries }, 2);
  expect(measured?.result).toMatchObject({ queryCount: 3, answered: 1 / 3, late: 1, p99: 700 });
  const load = await measureLoad(engine, [{ name: "by id", queries }], 100);
  expect(load.late).toBeGreaterThan(0);
});

test("rejects on any other error", async () => {
  const broken: OpenEngine = { ...engine, ask: () => Promise.reject(new Error("broken")) };
  await expect(measureClass(broken, { name: "by id", queries }, 1)).rejects.toThrow("broken");
});
