import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRegistryFiles, readRegistryItems } from "./registry-files.ts";

const ROOT = join(import.meta.dirname, "../../..");
const SITE = "https://lieudit.example";
const items = readRegistryItems(SITE);
const answer = readRegistryFiles(SITE);

test("serves each block with its files, and the blocks that it needs", async () => {
  const response = answer(new Request(`${SITE}/r/place-autocomplete.json`));
  expect(response?.headers.get("content-type")).toBe("application/json");
  const block = await response?.json();
  expect(block).toMatchObject({
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: "place-autocomplete",
    type: "registry:component",
    registryDependencies: [`${SITE}/r/places.json`],
  });
  expect(block.files).toEqual([
    {
      path: "place-autocomplete.tsx",
      type: "registry:component",
      content: readFileSync(join(ROOT, "examples/registry/place-autocomplete.tsx"), "utf8"),
    },
  ]);
});

test("serves the list of blocks, and nothing else", async () => {
  const list = await answer(new Request(`${SITE}/r/registry.json`))?.json();
  expect(list.items.map(({ name }: { name: string }) => name)).toEqual(items.map(({ name }) => name));
  for (const path of ["/r/", "/r/none.json", "/r/places", "/r/../package.json"]) {
    expect(answer(new Request(SITE + path))).toBeNull();
  }
});

test("each address of another block is served", () => {
  const addresses = items.flatMap(({ registryDependencies = [] }) => registryDependencies);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(answer(new Request(address))?.status).toBe(200);
});
