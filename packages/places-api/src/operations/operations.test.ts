import { expect, test } from "vitest";
import { createApiMetrics } from "../metrics/api-metrics.ts";
import { createRegistry, formatMetrics, withoutGauges } from "../metrics/metrics.ts";
import { createHealth } from "./health.ts";
import { createOperationsApp } from "./operations-app.ts";

const NOW = Date.parse("2026-11-10T10:00:00Z");
const describe = (placeCount: number) => async () => ({
  sources: [aSource("2026-11-08T10:00:00Z"), aSource("2026-11-09T10:00:00Z")],
  placeCount,
  countByKind: {},
});
function aSource(importedAt: string) {
  return { name: "a", origin: "a", importedAt, attribution: "", placeCount: 1 };
}

test.each([
  ["all is well", describe(3), { generation: 7, isBehind: false }, "ready", 0],
  ["nothing is imported", describe(0), { generation: null, isBehind: false }, "degraded", 1],
  ["the newest cannot be opened", describe(3), { generation: 7, isBehind: true }, "degraded", 1],
  ["no shard is lost", describe(3), { generation: 7, isBehind: false, lostFiles: [] }, "ready", 0],
  [
    "a shard is lost",
    describe(3),
    { generation: 7, isBehind: false, lostFiles: ["shard-2-7.sqlite"] },
    "degraded",
    1,
  ],
  [
    "the index is broken",
    () => Promise.reject(new Error("SQLITE_CORRUPT")),
    { generation: 7, isBehind: false },
    "failing",
    1,
  ],
])("%s", async (_what, asked, inUse, status, problems) => {
  const health = createHealth({ places: { describe: asked }, indexInUse: () => inUse, nowMs: () => NOW });
  const answer = await health();
  expect(answer).toMatchObject({ status, index: { generation: inUse.generation } });
  expect(answer.problems).toHaveLength(problems);
  expect(JSON.stringify(answer)).not.toContain("SQLITE");
  if (status !== "failing") {
    expect(answer.index).toMatchObject({ importedAt: "2026-11-09T10:00:00Z", ageSeconds: 86_400 });
  }
});

test("reports keys that cannot be counted", async () => {
  let isFailing = true;
  const health = createHealth({
    places: { describe: describe(3) },
    indexInUse: () => ({ generation: 7, isBehind: false }),
    keys: { isFailing: () => isFailing },
    nowMs: () => NOW,
  });
  const { status, problems } = await health();
  expect([status, problems.join()]).toEqual(["degraded", expect.stringContaining("could not be counted")]);
  isFailing = false;
  expect((await health()).status).toBe("ready");
});

test.each([
  [{ emailSeconds: 0, photoSeconds: 0 }, "ready", ""],
  [{ emailSeconds: 1_200, photoSeconds: 0 }, "degraded", "Emails have waited for 20 minutes"],
  [{ emailSeconds: 0, photoSeconds: 7_200 }, "degraded", "Photos of forms have waited for 120 minutes"],
])("reports queues that have waited %j as %s", async (queues, status, problem) => {
  const health = createHealth({
    places: { describe: describe(3) },
    indexInUse: () => ({ generation: 7, isBehind: false }),
    readQueueAges: async () => queues,
  });
  const answer = await health();
  expect(answer).toMatchObject({ status, queues });
  expect(answer.problems.join()).toContain(problem);
});

test("reports queues that cannot be read", async () => {
  const health = createHealth({
    places: { describe: describe(3) },
    indexInUse: () => ({ generation: 7, isBehind: false }),
    readQueueAges: () => Promise.reject(new Error("secret")),
  });
  const { status, problems } = await health();
  expect([status, problems.join()]).toEqual(["degraded", expect.stringContaining("does not answer")]);
});

test("reports photos that cannot be read", async () => {
  const health = createHealth({
    places: { describe: describe(3) },
    indexInUse: () => ({ generation: 7, isBehind: false }),
    checkFiles: () => Promise.reject(new Error("s3://secret")),
  });
  const answer = await health();
  expect(answer).toMatchObject({
    status: "degraded",
    problems: ["The photos cannot be read; run npm run doctor."],
  });
  expect(JSON.stringify(answer)).not.toContain("secret");
});

test("reports a hanging index as failing, with Retry-After", async () => {
  const settings = {
    publicUrl: "https://a.example",
    apiAccess: "open" as const,
    apiKeys: [],
    trustedProxies: 0,
  };
  const app = createOperationsApp({
    settings,
    places: { describe: () => new Promise(() => {}) },
    indexInUse: () => ({ generation: 7, isBehind: false }),
    timeoutMs: 1,
    metrics: createApiMetrics(createRegistry()),
  });
  const answer = await app.request("/sante");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  // Open access does not include the metrics.
  expect((await app.request("/metrics")).status).toBe(403);
});

test("a histogram counts each value in every bucket that holds it", async () => {
  const registry = createRegistry();
  const seconds = registry.histogram("d_seconds", "Durations.", [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 3]) seconds.observe(value, { method: "A" });
  expect(formatMetrics([await registry.snapshot()])).toBe(
    [
      "# HELP d_seconds Durations.",
      "# TYPE d_seconds histogram",
      'd_seconds_bucket{method="A",le="0.1"} 2',
      'd_seconds_bucket{method="A",le="1"} 3',
      'd_seconds_bucket{method="A",le="+Inf"} 4',
      'd_seconds_sum{method="A"} 3.65',
      'd_seconds_count{method="A"} 4',
      "",
    ].join("\n"),
  );
});

test("merges the metrics of processes: sums counts, takes the oldest generation, drops the running calls of dead ones", async () => {
  const figures = async (calls: number, generation: number) => {
    const registry = createRegistry();
    registry.counter("calls_total", "Calls.").add({ method: "A" }, calls);
    registry.gauge("generation", "Generation.", "lowest").set(generation);
    registry.gauge("flight", "In flight.").set(calls);
    return registry.snapshot();
  };
  const text = formatMetrics([await figures(2, 8), await figures(3, 7), withoutGauges(await figures(10, 1))]);
  expect(text).toContain('calls_total{method="A"} 15\n');
  expect(text).toContain("generation 7\n");
  expect(text).toContain("flight 5\n");
});

test("escapes line breaks in labels", async () => {
  const registry = createRegistry();
  registry.counter("c", "C.").add({ x: 'a"}\\ 1\nevil 2' });
  expect(formatMetrics([await registry.snapshot()]).split("\n")).toHaveLength(4);
});
