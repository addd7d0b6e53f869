import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { buildRoadGraph, writeRoadGraph } from "@lieudit/road-routing/build";
import type { OsmFile } from "../osm/open-osm-file.ts";
import { type ReadRoadsOptions, readRoads } from "./read-roads.ts";

const SHARE_OF_READING = 0.7;

/**
 * Builds the road graph of an extract at `path`.
 *
 * @returns kilometres of road; null, and no file, when the extract has no roads.
 */
export async function buildRoads(
  files: readonly OsmFile[],
  path: string,
  { signal, onProgress }: ReadRoadsOptions = {},
): Promise<number | null> {
  const roads = await readRoads(files, {
    signal,
    onProgress: (share) => onProgress?.(SHARE_OF_READING * share),
  });
  const graph = buildRoadGraph(roads);
  if (graph === null) return null;
  onProgress?.(SHARE_OF_READING);
  await mkdir(dirname(path), { recursive: true });
  await writeRoadGraph(path, graph, signal);
  onProgress?.(1);
  return Math.round(graph.edgeLengths.reduce((sum, decimetres) => sum + decimetres, 0) / 10_000);
}
