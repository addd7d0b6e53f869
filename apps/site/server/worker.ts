import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { PlaceIndexError } from "@lieudit/place-index";
import {
  drainServer,
  getSlowClientOptions,
  limitConnections,
  SiteSecretError,
  shedLoad,
} from "@lieudit/places-api";
import { answerUnreadCalls } from "./broken-calls.ts";
import { createMetricsReading } from "./cluster-metrics.ts";
import { describeListenError } from "./listen-error.ts";
import { connectionsWithin } from "./open-files.ts";
import { openSite } from "./open-site.ts";
import { shedPages } from "./shed-pages.ts";
import { parseSiteSettings } from "./site-settings.ts";
import { UPLOAD_PATIENCE } from "./uploads/read-submission.ts";
import { cutSlowBodies } from "./uploads/slow-bodies.ts";
import type { PrimaryMessage, WorkerMessage } from "./worker-message.ts";

/** A little less than the primary's patience, so that a worker that breaks calls off ends by itself. */
const DRAIN_MS = 9_000;

/** Who sends a form with photos has this long; its reader ends the slow ones before. */
const FORM_TIMEOUT_MS = UPLOAD_PATIENCE.longestMs + 10_000;

/** Answers requests that the primary hands over, until it says stop or is gone. */
export async function runWorker(): Promise<void> {
  // Ctrl-C reaches every process of the terminal; when to end is for the primary to say.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => {});

  const settings = parseSiteSettings(process.env);
  const figures = createMetricsReading(tellPrimary);
  const site = await openSite(settings, figures.read).catch(refuseDamage);
  if (site === null) return;
  // Without options for another protocol this is a plain HTTP server.
  const server = createAdaptorServer({
    fetch: site.app.fetch,
    // Load balancers ask for /healthz over HTTP/1.0, which needs no Host.
    hostname: "localhost",
    serverOptions: getSlowClientOptions({
      ...settings.limits,
      requestTimeoutMs: Math.max(settings.limits.requestTimeoutMs, FORM_TIMEOUT_MS),
    }),
  }) as Server;
  shedLoad(server, site.loadShedder);
  await shedPages(server, settings.publicUrl, () => {
    site.metrics.shed.add({ reason: "full" });
    site.metrics.requests.add({ method: "Page", status: 503 });
  });
  cutSlowBodies(server, settings.limits.requestTimeoutMs);
  const maxConnections = connectionsWithin(settings.limits.maxConnections);
  limitConnections(server, { ...settings.limits, maxConnections });
  // Else each connection too many would be sent to and fro between the primary and full workers, without a pause.
  // Node's types do not know it yet.
  Object.assign(server, { dropMaxConnection: true });
  answerUnreadCalls(server, settings.publicUrl, site.log);

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void drainServer(server, DRAIN_MS).then(async () => {
      await farewell();
      await site.close();
      process.exit(0);
    });
  };
  process.on("message", (message: PrimaryMessage) => {
    if (message.type === "stop") stop();
    else if (message.type === "farewell") return;
    else if (message.type === "metrics-answer") figures.answered(message);
    else void figures.asked(message, () => site.metrics.registry.snapshot());
  });
  process.on("disconnect", stop);

  server.on("error", (error: NodeJS.ErrnoException) => {
    const refusal: WorkerMessage = { type: "refused", message: describeListenError(error, settings) };
    process.send?.(refusal, () => process.exit(1));
  });
  server.listen(settings.port, settings.host, () => {
    // A TCP server that listens has an address with a port.
    const { port } = server.address() as AddressInfo;
    tellPrimary({ type: "ready", port });
  });
}

/** The primary answers at once; this only bounds a fault. */
const FAREWELL_MS = 1_000;

/**
 * Waits until nothing is on its way from the primary: it may have handed a
 * connection over just before it heard that this worker listens no more. Such
 * a connection is sent back for another worker; were this one gone by then, it
 * would hang for ever.
 */
async function farewell(): Promise<void> {
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, FAREWELL_MS);
    process.on("message", ({ type }: PrimaryMessage) => {
      if (type !== "farewell") return;
      clearTimeout(timer);
      resolve();
    });
    process.once("disconnect", resolve);
    tellPrimary({ type: "drained" });
  });
  // Messages keep their order: when this one is written, those that send connections back are, too.
  if (process.connected) await new Promise((resolve) => process.send?.({ type: "drained" }, resolve));
}

/** An index that cannot be opened is for the operator to mend: a sentence says how, and no stack. */
function refuseDamage(error: unknown): null {
  const isOfDisk = error instanceof Error && "syscall" in error;
  if (!(error instanceof PlaceIndexError || error instanceof SiteSecretError || isOfDisk)) throw error;
  const refusal: WorkerMessage = { type: "refused", message: `Lieudit did not start. ${error.message}` };
  process.send?.(refusal, () => process.exit(1));
  return null;
}

function tellPrimary(message: WorkerMessage): void {
  // When the primary is gone there is nobody to tell, and this process ends.
  if (process.connected) process.send?.(message);
}
