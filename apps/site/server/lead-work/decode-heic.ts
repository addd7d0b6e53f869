import { Worker } from "node:worker_threads";

/** A picture of four bytes for each pixel: red, green, blue, opacity. */
export interface RawPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface HeicLimits {
  maxPixels: number;
  /** A sound photo takes some seconds. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
/** The decoder's own memory is beside it; its size follows from `maxPixels`. */
const MAX_HEAP_MB = 128;

/**
 * Decodes a HEIC photo in a thread of its own, which is ended when it takes too
 * long or too much.
 *
 * @throws when it cannot be decoded within the limits
 */
export function decodeHeic(
  bytes: Uint8Array,
  { maxPixels, timeoutMs = TIMEOUT_MS }: HeicLimits,
): Promise<RawPicture> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./heic-thread.ts", import.meta.url), {
      workerData: { bytes, maxPixels },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => {
      reject(new Error(`The photo was not decoded in ${timeoutMs} ms.`));
      void worker.terminate();
    }, timeoutMs);
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => {
      clearTimeout(timer);
      reject(new Error("The decoder ended without a picture."));
    });
  });
}
