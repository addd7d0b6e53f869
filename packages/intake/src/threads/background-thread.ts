import { Worker } from "node:worker_threads";

export interface BackgroundThread {
  /** Ends what is under way and the thread. */
  stop(): Promise<void>;
}

export interface BackgroundThreadOptions {
  /** The file that the thread runs; it sends lines for the log, and ends at any message. */
  script: URL;
  /** What the thread begins with. */
  workerData: unknown;
  log: (line: string) => void;
  /** What is said, before the reason, when the thread ended by accident. */
  endedText: string;
}

/** A thread that ended by accident is started again after this time. */
const RESTART_MS = 60_000;

/**
 * Keeps a thread running beside whoever owns the socket, who goes on accepting
 * while the thread reads. For the one process that all workers of a server
 * have in common.
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
    // It alone keeps no process running.
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
