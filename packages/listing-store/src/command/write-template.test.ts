import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTemplate } from "../import/templates.ts";
import { writeTemplate } from "./write-template.ts";

test("a template is written to a new file only, never over an existing one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "template-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "parc.csv");
  await writeTemplate("vehicules-csv", file);
  expect(readFileSync(file, "utf8")).toBe(createTemplate("vehicules-csv"));
  await expect(writeTemplate("poliris", file)).rejects.toMatchObject({
    code: "INVALID",
    message: expect.stringContaining("existe déjà"),
  });
  expect(readFileSync(file, "utf8")).toBe(createTemplate("vehicules-csv"));
  await expect(writeTemplate("poliris", join(folder, "none", "a.csv"))).rejects.toThrow("Rien n’a été écrit");
});
