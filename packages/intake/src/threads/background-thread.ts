import { Worker } from "node:worker_threads";

export interface BackgroundThread {
  /** Ends current work and the thread. */
  stop(): Promise<void>;
}

export interface BackgroundThreadOptions {
  /** The file that the thread runs. It posts log lines and ends at any message. */
  script: URL;
  /** Initial data of the thread. */
  workerData: unknown;
  log: (line: string) => void;
  /** Log text before the reason when the thread ends unexpectedly. */
  endedText: string;
}

/** Delay before an unexpectedly ended thread is restarted. */
const RESTART_MS = 60_000;

/**
 * Keeps a background thread running. Start it once per server, in the primary process,
 * which keeps accepting connections meanwhile.
 */
export function startBackgroundThread({
  script,
  workerData,
  log,
  endedText,
}: BackgroundThreadOptions): BackgroundThread {
  let worker: Worker | undefined;
  let restart: NodeJS.Timeout | undefined;
  let isStopping = false;

  function start(): void {
    worker = new Worker(script, { workerData });
    worker.on("message", log);
    worker.once("error", (error) => log(`${endedText}: ${error.message}`));
    worker.once("exit", () => {
      worker = undefined;
      if (isStopping) return;
      restart = setTimeout(start, RESTART_MS);
      restart.unref();
    });
    // The thread alone does not keep the process running.
    worker.unref();
  }
  start();

  return {
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      const running = worker;
      if (running === undefined) return;
      const ended = new Promise((resolve) => running.once("exit", resolve));
      running.ref();
      running.postMessage("stop");
      await ended;
    },
  };
}
