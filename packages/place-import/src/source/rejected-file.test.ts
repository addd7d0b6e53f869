import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createRejectedFile } from "./rejected-file.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rejected-file-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("rejected rows are written while they come, so they do not fill the memory", async () => {
  const path = join(folder, "rejected.tsv");
  const file = await createRejectedFile(path);
  const row = { name: "é".repeat(100) };
  for (let number = 1; number <= 1_000; number += 1) file.write(String(number), "rows without a street", row);
  // 117,893 characters so far, of two bytes each for the most part.
  expect((await stat(path)).size).toBeGreaterThan(100_000);
  await file.close();
  const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
  expect(lines).toHaveLength(1_000);
  expect(lines[999]).toBe(`1000\trows without a street\t${JSON.stringify(row)}`);
});

test.runIf(existsSync("/dev/full"))("a full disk is reported at the end", async () => {
  const file = await createRejectedFile("/dev/full");
  file.write("1", "rows without a street", {});
  await expect(file.close()).rejects.toMatchObject({ code: "ENOSPC" });
});
