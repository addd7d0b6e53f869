import type { Counter, Gauge, Histogram, Registry } from "./metrics.ts";

/** Metrics of the service. Labels contain our own names only, never caller input. */
export interface ApiMetrics {
  registry: Registry;
  /** By `method` and `status`. */
  requests: Counter;
  /** By `method`. */
  duration: Histogram;
  inFlight: Gauge;
  /** By `limit`: minute or day. */
  quotaRefusals: Counter;
  /** By `reason`: full or waited. */
  shed: Counter;
}

/** Bucket limits in seconds, from a response from memory to the search timeout. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Registers the metrics of the service and of the process. */
export function createApiMetrics(registry: Registry): ApiMetrics {
  const memory = registry.gauge("process_resident_memory_bytes", "Resident memory of all processes.");
  const processes = registry.gauge("lieudit_processes", "Processes that answer.");
  registry.beforeReading(() => {
    memory.set(process.memoryUsage.rss());
    processes.set(1);
  });
  const inFlight = registry.gauge("lieudit_requests_in_flight", "Calls that are being answered.");
  inFlight.set(0);
  return {
    registry,
    requests: registry.counter("lieudit_requests_total", "Calls answered, by method and HTTP status."),
    duration: registry.histogram(
      "lieudit_request_duration_seconds",
      "Time from a call's arrival to its answer, by method.",
      BOUNDS,
    ),
    inFlight,
    quotaRefusals: registry.counter(
      "lieudit_quota_refusals_total",
      "Calls refused by a key's quota, by limit.",
    ),
    shed: registry.counter(
      "lieudit_requests_shed_total",
      "Calls refused because too many others were under way, by reason.",
    ),
  };
}
