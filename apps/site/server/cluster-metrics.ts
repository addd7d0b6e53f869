import type { Worker } from "node:cluster";
import { formatMetrics, type MetricsSnapshot, mergeMetrics, withoutGauges } from "@lieudit/places-api";

/** A reading asks all workers, because a scrape reaches only one of them. Numbers identify readings. */
export type MetricsRequest = { type: "metrics-wanted"; reading: number };
export type MetricsTold = { type: "metrics-told"; reading: number; figures: MetricsSnapshot };
export type MetricsQuestion = { type: "metrics-asked"; reading: number };
export type MetricsAnswer = { type: "metrics-answer"; reading: number; text: string };

/** A worker that has not told its figures by then is counted with those that it told last. */
const TELL_MS = 1_000;

type Reachable = Pick<Worker, "id" | "isConnected"> & {
  send(message: MetricsQuestion | MetricsAnswer): unknown;
};

/** The primary's side: adds the workers' figures up. Those of workers that ended stay, so no count ever falls. */
export function createMetricsGathering(workers: () => readonly Reachable[], tellMs = TELL_MS) {
  const told = new Map<number, MetricsSnapshot>();
  const waiting = new Map<number, { missing: Set<number>; end: () => void }>();
  let ended: MetricsSnapshot = [];
  let readings = 0;

  return {
    /** A worker wants the figures of all. */
    async wanted(asker: Reachable, { reading }: MetricsRequest): Promise<void> {
      readings += 1;
      const number = readings;
      const asked = workers().filter((worker) => worker.isConnected());
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, tellMs);
        const end = () => {
          clearTimeout(timer);
          resolve();
        };
        waiting.set(number, { missing: new Set(asked.map(({ id }) => id)), end });
        for (const worker of asked) worker.send({ type: "metrics-asked", reading: number });
        if (asked.length === 0) end();
      });
      waiting.delete(number);
      const text = formatMetrics([ended, ...told.values()]);
      if (asker.isConnected()) asker.send({ type: "metrics-answer", reading, text });
    },
    told(worker: Pick<Worker, "id">, { reading, figures }: MetricsTold): void {
      told.set(worker.id, figures);
      const one = waiting.get(reading);
      one?.missing.delete(worker.id);
      if (one?.missing.size === 0) one.end();
    },
    ended(worker: Pick<Worker, "id">): void {
      ended = mergeMetrics([ended, withoutGauges(told.get(worker.id) ?? [])]);
      told.delete(worker.id);
      for (const { missing, end } of waiting.values()) {
        missing.delete(worker.id);
        if (missing.size === 0) end();
      }
    },
  };
}

/** The worker's side: asks the primary for the figures of all, and tells its own when it is asked. */
export function createMetricsReading(send: (message: MetricsRequest | MetricsTold) => void) {
  const open = new Map<number, (text: string) => void>();
  let readings = 0;
  return {
    read(): Promise<string> {
      readings += 1;
      const reading = readings;
      return new Promise((resolve) => {
        open.set(reading, resolve);
        send({ type: "metrics-wanted", reading });
      });
    },
    async asked({ reading }: MetricsQuestion, snapshot: () => Promise<MetricsSnapshot>): Promise<void> {
      send({ type: "metrics-told", reading, figures: await snapshot() });
    },
    answered({ reading, text }: MetricsAnswer): void {
      open.get(reading)?.(text);
      open.delete(reading);
    },
  };
}
