import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { ImportError } from "@lieudit/intake";

export interface Bzip2Options {
  /** Name of the file, for messages. */
  name: string;
  workFolder: string;
  /** More bytes than this are treated as a bomb. */
  maxBytes: number;
  signal?: AbortSignal | undefined;
}

/** Messages to and from the worker that unpacks. */
export interface Bzip2Job {
  from: string;
  to: string;
  maxBytes: number;
}
export type Bzip2Answer =
  | { ok: true }
  | { ok: false; code: "TOO_LARGE" | "DAMAGED" | "WRITE"; message: string };

/**
 * Unpacks a `.bz2` file into `workFolder` in a worker thread, because the decoder is
 * synchronous.
 *
 * @returns the path of the unpacked file.
 * @throws {ImportError} DAMAGED or STORE.
 */
export async function unpackBzip2(path: string, options: Bzip2Options): Promise<string> {
  const { name, workFolder, maxBytes, signal } = options;
  signal?.throwIfAborted();
  await mkdir(workFolder, { recursive: true });
  const to = join(workFolder, `unpacked-${crypto.randomUUID()}.osm`);
  const job: Bzip2Job = { from: path, to, maxBytes };
  const worker = new Worker(new URL("./bzip2-worker.ts", import.meta.url), { workerData: job });
  const stop = () => void worker.terminate();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    const answer = await new Promise<Bzip2Answer>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(signal?.reason ?? new Error("the unpacking thread ended early")));
    });
    if (answer.ok) return to;
    if (answer.code === "WRITE") {
      throw new ImportError("STORE", `${name} could not be unpacked into ${workFolder}: ${answer.message}.`);
    }
    const why =
      answer.code === "TOO_LARGE"
        ? `it unpacks to more than ${maxBytes} bytes, which no extract of its size does`
        : `the bzip2 data is damaged or cut off (${answer.message})`;
    throw new ImportError("DAMAGED", `${name}: ${why}. Nothing was changed; get the file again.`);
  } finally {
    signal?.removeEventListener("abort", stop);
    await worker.terminate();
  }
}
