import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-command-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function imported(...lines: object[]) {
  const file = join(folder, "x.jsonl");
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  const args = [join(import.meta.dirname, "main.ts"), "import", file, "--data-dir", join(folder, "data")];
  return spawnSync(process.execPath, args, { encoding: "utf8" });
}

test("the exit code distinguishes complete, partial and failed imports", () => {
  const bad = { ...anEstateDraft({ reference: "B" }), prixCents: "cher" };
  expect(imported(anAgency(), anEstateDraft()).status).toBe(0);
  expect(imported(anEstateDraft(), bad).status).toBe(4);
  const nothing = imported(bad);
  expect(nothing.status).toBe(1);
  expect(nothing.stdout).toContain("n’est pas un montant");
}, 60_000);
