import { Worker } from "node:worker_threads";

/** Settings of the automatic cleaning. */
export interface CleaningSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  filesUrl?: string | undefined;
  /** Delay of the first cleaning after the start. Default ten minutes. */
  firstAfterMs?: number | undefined;
}

const FIRST_AFTER_MS = 600_000;
const DAY_MS = 86_400_000;

/**
 * Removes the files of unused pictures once a day, in a thread of low priority
 * that ends afterwards.
 */
export function startCleaning(
  { firstAfterMs = FIRST_AFTER_MS, ...settings }: CleaningSettings,
  log: (line: string) => void,
): { stop(): Promise<void> } {
  let worker: Worker | undefined;
  let timer = setTimeout(clean, firstAfterMs);
  timer.unref();

  function clean(): void {
    worker = new Worker(new URL("./cleaning-thread.ts", import.meta.url), { workerData: settings });
    worker.unref();
    worker.on("message", log);
    worker.once("error", (error) =>
      log(`Pictures that nothing shows were not removed, and tomorrow it is tried again: ${error.message}`),
    );
    worker.once("exit", () => {
      worker = undefined;
    });
    timer = setTimeout(clean, DAY_MS);
    timer.unref();
  }

  return {
    async stop() {
      clearTimeout(timer);
      const running = worker;
      if (running === undefined) return;
      const ended = new Promise((resolve) => running.once("exit", resolve));
      running.ref();
      running.postMessage("stop");
      await ended;
    },
  };
}
