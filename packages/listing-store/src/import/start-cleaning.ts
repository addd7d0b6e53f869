import { Worker } from "node:worker_threads";

/** What a server cleans by itself. */
export interface CleaningSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Of the first cleaning after the start. Default ten minutes. */
  firstAfterMs?: number | undefined;
}

const FIRST_AFTER_MS = 600_000;
const DAY_MS = 86_400_000;

/**
 * Removes once a day the files of pictures that nothing shows any more, in a
 * thread that gives way to everything else and lives only as long as that takes.
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
