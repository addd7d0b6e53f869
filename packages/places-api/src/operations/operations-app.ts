import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { type AccessDeps, createAccessCheck } from "../access/check-access.ts";
import type { PlacesApiEnv } from "../access/connection.ts";
import { toErrorResponse, toPlacesError } from "../http/error-answer.ts";
import type { ApiMetrics } from "../metrics/api-metrics.ts";
import { formatMetrics, METRICS_TYPE } from "../metrics/metrics.ts";
import { createHealth, type HealthDeps } from "./health.ts";

export interface OperationsDeps extends AccessDeps, Omit<HealthDeps, "keys"> {
  metrics: ApiMetrics;
  /** Reads the metrics of all processes. Default: those of this one. */
  readMetrics?: () => Promise<string>;
  /** Receives errors of reading the metrics. */
  onFailure?: (requestId: string, error: unknown) => void;
}

/** Creates `/sante` and `/metrics` for operators. Mount it at the root. */
export function createOperationsApp(deps: OperationsDeps): Hono<PlacesApiEnv> {
  const app = new Hono<PlacesApiEnv>();
  const assertAccess = createAccessCheck(deps);
  const health = createHealth(deps);
  const { registry } = deps.metrics;
  const readMetrics = deps.readMetrics ?? (async () => formatMetrics([await registry.snapshot()]));
  const generation = registry.gauge(
    "lieudit_index_generation",
    "Publication of places that answers; of several processes the oldest.",
    "lowest",
  );
  const behind = registry.gauge(
    "lieudit_index_behind",
    "1 when a newer publication could not be opened.",
    "highest",
  );
  const { readQueueAges } = deps;
  if (readQueueAges !== undefined) {
    const email = registry.gauge(
      "lieudit_email_queue_age_seconds",
      "How long the oldest email that is due has waited.",
      "highest",
    );
    const photo = registry.gauge(
      "lieudit_photo_queue_age_seconds",
      "How long the oldest photo of a confirmed form has waited.",
      "highest",
    );
    registry.beforeReading(async () => {
      const ages = await readQueueAges().catch(() => null);
      if (ages === null) return;
      email.set(ages.emailSeconds);
      photo.set(ages.photoSeconds);
    });
  }
  registry.beforeReading(() => {
    const inUse = deps.indexInUse();
    generation.set(inUse.generation ?? 0);
    behind.set(inUse.isBehind ? 1 : 0);
  });

  app.onError((error) => {
    const known = toPlacesError(error);
    const requestId = randomUUID();
    if (known.httpStatus >= 500) deps.onFailure?.(requestId, known.cause ?? known);
    return toErrorResponse(known, requestId);
  });
  app.get("/sante", async (c) => {
    const answer = await health();
    return c.json(answer, answer.status === "failing" ? 503 : 200, {
      "cache-control": "no-store",
      ...(answer.status === "failing" ? { "retry-after": "5" } : {}),
    });
  });
  app.get("/metrics", async (c) => {
    await assertAccess(c.req.raw, c.env ?? {});
    return c.body(await readMetrics(), 200, { "content-type": METRICS_TYPE, "cache-control": "no-store" });
  });
  return app;
}
