import { createApiMetrics, createRegistry } from "@lieudit/places-api";
import { expect, test } from "vitest";
import {
  createMetricsGathering,
  createMetricsReading,
  type MetricsAnswer,
  type MetricsQuestion,
  type MetricsRequest,
  type MetricsTold,
} from "./cluster-metrics.ts";

/** A primary and its workers, wired together without processes. */
function aCluster(count: number) {
  const workers = Array.from({ length: count }, (_, index) => aWorker(index + 1));
  const gathering = createMetricsGathering(() => workers, 5);
  function aWorker(id: number) {
    const metrics = createApiMetrics(createRegistry());
    const state = { isConnected: true, isSilent: false };
    const reading = createMetricsReading((message: MetricsRequest | MetricsTold) => {
      if (message.type === "metrics-wanted") void gathering.wanted(worker, message);
      else if (!state.isSilent) gathering.told(worker, message);
    });
    const worker = {
      id,
      metrics,
      state,
      reading,
      isConnected: () => state.isConnected,
      send(message: MetricsQuestion | MetricsAnswer) {
        if (message.type === "metrics-asked") void reading.asked(message, () => metrics.registry.snapshot());
        else reading.answered(message);
      },
    };
    return worker;
  }
  return { workers, gathering };
}

test("whichever worker is asked tells the figures of all", async () => {
  const { workers } = aCluster(3);
  for (const [index, { metrics }] of workers.entries())
    metrics.requests.add({ method: "Page", status: 200 }, index + 1);
  for (const { reading } of workers) {
    expect(await reading.read()).toContain('lieudit_requests_total{method="Page",status="200"} 6\n');
  }
});

test("what a worker counted before it ended stays counted, and one that is silent holds nobody up", async () => {
  const { workers, gathering } = aCluster(2);
  const [first, second] = workers;
  if (first === undefined || second === undefined) throw new Error("There are two.");
  for (const { metrics } of workers) metrics.requests.add({ method: "Page", status: 200 }, 5);
  expect(await first.reading.read()).toContain('status="200"} 10\n');
  second.state.isSilent = true;
  second.metrics.requests.add({ method: "Page", status: 200 }, 1);
  expect(await first.reading.read()).toContain('status="200"} 10\n');
  second.state.isConnected = false;
  gathering.ended(second);
  const text = await first.reading.read();
  expect(text).toContain('status="200"} 10\n');
  expect(text).toContain("lieudit_processes 1\n");
});
