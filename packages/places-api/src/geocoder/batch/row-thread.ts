import { parentPort, workerData } from "node:worker_threads";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { geocodeRow } from "./geocode-row.ts";
import type { ChunkResults, RowChunk, RowPlaces, RowThreadMessage } from "./row-threads.ts";

/** A thread of `startRowThreads`. An error ends it, and the error reaches the caller. */
const { folder } = workerData as RowPlaces;
const places = await followPlaceIndex(folder, { readerThreads: 0 });
const { signal } = new AbortController();

async function geocodeChunk({ id, columns, rows }: RowChunk): Promise<void> {
  const results = await Promise.all(
    rows.map((values) => geocodeRow(places, (column) => values[column] ?? "", columns, signal)),
  );
  parentPort?.postMessage({ id, results } satisfies ChunkResults);
}

parentPort?.on("message", async (message: RowThreadMessage) => {
  if (message !== "close") return geocodeChunk(message);
  await places.close();
  parentPort?.close();
});
