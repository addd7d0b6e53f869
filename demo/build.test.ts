import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDemo } from "./build.ts";
import { DEMO_CLOCK } from "./facts/clock.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-demo-"));
  await buildDemo(join(folder, "first"), DEMO_CLOCK);
  await buildDemo(join(folder, "second"), DEMO_CLOCK);
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("building the demo", () => {
  test("gives the same bytes each time", async () => {
    expect(await digests(join(folder, "second"))).toEqual(await digests(join(folder, "first")));
  });

  test("writes well-formed XML with the extract's bounds", async () => {
    const xml = await readFile(join(folder, "first", "demo.osm"), "utf8");
    expect(unclosedElements(xml)).toEqual([]);
    expect(xml).toMatch(/<bounds minlat="49\.\d+" minlon="-1\.\d+" maxlat="49\.\d+" maxlon="-0\.\d+"\/>/);
  });

  test("gives no two elements of a kind the same id", async () => {
    const xml = await readFile(join(folder, "first", "demo.osm"), "utf8");
    const elements = [...xml.matchAll(/<(node|way|relation) id="(\d+)"/g)].map(
      ([, type, id]) => `${type}/${id}`,
    );
    expect(elements.length).toBeGreaterThan(50_000);
    expect(new Set(elements).size).toBe(elements.length);
  });

  test("writes a JSON object on each line of the facts, of elements that the map has", async () => {
    const xml = await readFile(join(folder, "first", "demo.osm"), "utf8");
    const elements = new Set(
      [...xml.matchAll(/<(node|way|relation) id="(\d+)"/g)].map(([, type, id]) => `${type}/${id}`),
    );
    const text = await readFile(join(folder, "first", "facts.jsonl"), "utf8");
    for (const line of text.trimEnd().split("\n")) {
      const { osm } = JSON.parse(line) as { osm: string };
      const [type, id] = osm.split("/");
      expect(elements.has(`${type}/${id}`), osm).toBe(true);
    }
  });

  test("copies about sixty pictures of places", async () => {
    const photos = join(folder, "first", "photos");
    const files = await readdir(photos);
    expect(files.length).toBeGreaterThanOrEqual(60);
  });
});

async function digests(root: string): Promise<Record<string, string>> {
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const pairs = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => {
        const content = await readFile(join(file.parentPath, file.name));
        return [file.name, createHash("sha256").update(content).digest("hex")] as const;
      }),
  );
  return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Elements that are opened and never closed, or closed and never opened; text that is not escaped. */
function unclosedElements(xml: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag, slash, name, attributes, selfClosing] of xml.matchAll(
    /<(\/?)([a-z]+)((?:\s+[\w:]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)\s*(\/?)>/g,
  )) {
    if (attributes === undefined) wrong.push(tag);
    if (slash === "/") {
      if (open.pop() !== name) wrong.push(tag);
    } else if (selfClosing !== "/") open.push(name!);
  }
  const angles = xml.split("<").length - 1;
  const read = [...xml.matchAll(/<(?:\?xml|\/?[a-z]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>)/g)].length;
  if (angles !== read) wrong.push(`${angles - read} angle brackets outside of elements`);
  return [...wrong, ...open];
}
