import { parentPort, workerData } from "node:worker_threads";
import decode from "heic-decode";

const port = parentPort;
if (port === null) throw new Error("heic-thread.ts runs as a thread of decodeHeic");

// From our own main thread.
const { bytes, maxPixels } = workerData as { bytes: Uint8Array; maxPixels: number };

const images = await decode.all({ buffer: bytes });
try {
  const [first] = images;
  if (first === undefined) throw new Error("The file holds no picture.");
  // Before its pixels are made.
  if (!(first.width * first.height <= maxPixels)) throw new Error("The picture has too many pixels.");
  const { data, width, height } = await first.decode();
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  port.postMessage({ data: pixels, width, height });
} finally {
  images.dispose();
}
