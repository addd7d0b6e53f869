import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { withWorkFolder } from "./work-folder.mjs";

const parent = mkdtempSync(join(tmpdir(), "work-folder-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test("two that draw the same at once have a folder each, gone afterwards", async () => {
  const both = Promise.withResolvers<void>();
  let running = 0;
  const draw = (text: string) =>
    withWorkFolder(
      "demo",
      async (folder) => {
        expect(readdirSync(folder)).toEqual([]);
        writeFileSync(join(folder, "demo.osm"), text);
        if (++running === 2) both.resolve();
        await both.promise;
        return { folder, text: readFileSync(join(folder, "demo.osm"), "utf8") };
      },
      parent,
    );
  const drawn = await Promise.all([draw("one"), draw("other")]);
  expect(drawn.map(({ text }) => text)).toEqual(["one", "other"]);
  for (const { folder } of drawn) expect(existsSync(folder)).toBe(false);
});

test("what failed leaves nothing, and what a killed one left goes after a day", async () => {
  await expect(withWorkFolder("demo", () => Promise.reject(new Error("disk full")), parent)).rejects.toThrow(
    "disk full",
  );
  expect(readdirSync(parent)).toEqual([]);
  writeFileSync(join(parent, "demo-killed"), "");
  expect(await withWorkFolder("demo", async () => readdirSync(parent), parent)).toContain("demo-killed");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 25 * 60 * 60_000);
  expect(await withWorkFolder("demo", async () => readdirSync(parent), parent)).not.toContain("demo-killed");
});
