import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findSettingsProblem } from "./settings.mjs";

const folder = mkdtempSync(join(tmpdir(), "lieudit-settings-"));
const file = join(folder, "file");
writeFileSync(file, "");
afterAll(() => rmSync(folder, { recursive: true }));

const refusal = (env: Readonly<Record<string, string>>) => findSettingsProblem({ ...process.env, ...env });

test("a data folder that can be written to is none to refuse, and is made", () => {
  expect(refusal({ DATA_DIR: join(folder, "new", "data") })).toBeNull();
});

test.each([
  ["a file", file, `DATA_DIR: ${file} is a file; name a folder.`],
  [
    "below a file",
    join(file, "data"),
    `DATA_DIR: ${join(file, "data")} is not writable (ENOTDIR); name a writable folder, or give this user the right to write.`,
  ],
])("rejects %s as data folder before anything is built", (_, dataDir, sentence) => {
  expect(refusal({ DATA_DIR: dataDir })).toBe(sentence);
});

test("reports other invalid settings with the server’s own messages", () => {
  expect(refusal({ DATA_DIR: folder, PORT: "eighty" })).toMatch(/^PORT: "eighty" is not a whole number/);
});
