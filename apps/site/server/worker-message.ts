import type { MetricsAnswer, MetricsQuestion, MetricsRequest, MetricsTold } from "./cluster-metrics.ts";

/** What a worker tells the primary. `drained`: it listens no more and has answered all it had. */
export type WorkerMessage =
  | { type: "drained" }
  | { type: "ready"; port: number }
  | { type: "refused"; message: string }
  | MetricsRequest
  | MetricsTold;

/**
 * What the primary tells a worker. `stop`: end what is under way, take nothing
 * new. `farewell`: no connection is on its way to it any more.
 */
export type PrimaryMessage = { type: "stop" } | { type: "farewell" } | MetricsQuestion | MetricsAnswer;
