import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildDrawnGraph } from "../../test/draw-roads.ts";
import { RoadGraphError, readRoadGraph, writeRoadGraph } from "./graph-file.ts";

const GRAPH = buildDrawnGraph({
  points: { a: [48, 2], b: [48.001, 2.0003], c: [48.002, 2.001] },
  roads: [{ along: "a b c" }, { along: "c a", driveBackward: 0 }],
  turns: [{ kind: "no", from: 0, via: "c", to: 1 }],
});

let folder = "";
let path = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "road-graph-"));
  path = join(folder, "town.roads");
  await writeRoadGraph(path, GRAPH);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a graph is read as it was written", async () => {
  expect(await readRoadGraph(path)).toEqual(GRAPH);
});

test("a graph of several megabytes, read in chunks, equals the written one", async () => {
  const large = { ...GRAPH, shapeLatitudes: Int32Array.from({ length: 2_500_001 }, (_, index) => index) };
  await writeRoadGraph(path, large);
  const { shapeLatitudes, ...others } = await readRoadGraph(path);
  expect(shapeLatitudes.length).toBe(2_500_001);
  expect(shapeLatitudes.every((value, index) => value === index)).toBe(true);
  expect(others.shapeLongitudes).toEqual(GRAPH.shapeLongitudes);
});

test("a graph of an earlier version is read without names", async () => {
  const { edgeNames, nameStarts, nameBytes, ...earlier } = GRAPH;
  const empty = {
    edgeNames: new Uint32Array(0),
    nameStarts: new Uint32Array(0),
    nameBytes: new Uint8Array(0),
  };
  await writeRoadGraph(path, { ...earlier, ...empty });
  const bytes = await readFile(path);
  const header = ',"edgeNames":0,"nameStarts":0,"nameBytes":0';
  const at = bytes.indexOf(header);
  expect(at).toBeGreaterThan(0);
  // The header keeps its length: the sections of names are the last ones, and spaces are no part of JSON.
  bytes.fill(" ", at, at + header.length);
  await writeFile(path, bytes);
  expect(await readRoadGraph(path)).toEqual({ ...earlier, ...empty });
});

test("the same graph gives the same bytes", async () => {
  const first = await readFile(path);
  await writeRoadGraph(path, GRAPH);
  expect((await readFile(path)).equals(first)).toBe(true);
});

test.each<[string, () => Promise<void>]>([
  ["an empty file", () => truncate(path, 0)],
  ["a file cut off in its first bytes", () => truncate(path, 11)],
  ["a file cut off in its header", () => truncate(path, 60)],
  ["a file cut off in its arrays", async () => truncate(path, (await readFile(path)).length - 1)],
  ["a file with something behind it", async () => writeFile(path, [await readFile(path), "more"])],
  ["a text", () => writeFile(path, "roads, roads, roads and more roads")],
  ["another header", () => changed((bytes) => bytes.write("[", 16))],
  [
    "one wrong bit",
    () => changed((bytes) => bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9)),
  ],
  ["a header of another length", () => changed((bytes) => bytes.writeUInt32LE(0xffff_ffff, 8))],
])("%s is rejected with a sentence that says what to do", async (_name, damage) => {
  await damage();
  const error: unknown = await readRoadGraph(path).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RoadGraphError);
  expect((error as Error).message).toMatch(
    /^\S+ is not a usable road graph: .+\. Import its source again\.$/,
  );
});

async function changed(change: (bytes: Buffer) => void): Promise<void> {
  const bytes = await readFile(path);
  change(bytes);
  await writeFile(path, bytes);
}

test("a missing file gives the system's error", async () => {
  await rm(path);
  await expect(readRoadGraph(path)).rejects.toMatchObject({ code: "ENOENT" });
});
