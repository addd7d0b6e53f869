import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { listenProblem } from "./listen-problem.ts";
import { openSite } from "./open-site.ts";
import { parseSiteSettings } from "./site-settings.ts";
import type { StopMessage, WorkerMessage } from "./worker-message.ts";

/** A socket that has not sent its headers by then is closed, so that slow ones cannot hold the server. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;

/** Answers requests that the primary hands over, until it says stop or is gone. */
export async function runWorker(): Promise<void> {
  // Ctrl-C reaches every process of the terminal; when to end is for the primary to say.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => {});

  const settings = parseSiteSettings(process.env);
  const site = await openSite(settings);
  const server = createAdaptorServer({
    fetch: site.app.fetch,
    serverOptions: { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    server.close(async () => {
      await site.close();
      process.exit(0);
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.on("message", (message: StopMessage) => {
    if (message.type === "stop") stop();
  });
  process.on("disconnect", stop);

  server.on("error", (error: NodeJS.ErrnoException) => {
    tellPrimary({ type: "refused", message: listenProblem(error, settings) });
  });
  server.listen(settings.port, settings.host, () => {
    // A TCP server that listens has an address with a port.
    const { port } = server.address() as AddressInfo;
    tellPrimary({ type: "ready", port });
  });
}

function tellPrimary(message: WorkerMessage): void {
  process.send?.(message);
}
