import type { MetricsAnswer, MetricsQuestion, MetricsRequest, MetricsTold } from "./cluster-metrics.ts";

/** What a worker tells the primary. */
export type WorkerMessage =
  | { type: "ready"; port: number }
  | { type: "refused"; message: string }
  | MetricsRequest
  | MetricsTold;

/** What the primary tells a worker. `stop`: end what is under way, take nothing new. */
export type PrimaryMessage = { type: "stop" } | MetricsQuestion | MetricsAnswer;
