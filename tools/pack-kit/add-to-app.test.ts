import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addToApp, type PackedFile } from "./add-to-app.ts";

const app = mkdtempSync(join(tmpdir(), "lieudit-add-"));
afterAll(() => rmSync(app, { recursive: true, force: true }));

const pack = (name: string, ...dependencies: string[]): PackedFile => ({
  name,
  file: `${name.replace(/^@.*\//, "")}.tgz`,
  dependencies,
});

test("adds the kit, the fake server for tests alone, and the named packages with what they need", () => {
  const packed = [
    pack("@lieudit/place-model"),
    pack("@lieudit/places-client", "@lieudit/place-model"),
    pack("@lieudit/react", "@lieudit/places-client"),
    pack("@lieudit/testing", "@lieudit/place-model"),
    pack("@lieudit/limits"),
    pack("lieudit", "@lieudit/limits"),
  ];
  addToApp(app, packed, "npm", ["lieudit"]);
  const manifest = JSON.parse(readFileSync(join(app, "package.json"), "utf8"));
  expect(Object.keys(manifest.dependencies)).toEqual(["@lieudit/react", "@lieudit/places-client", "lieudit"]);
  expect(manifest.devDependencies).toEqual({ "@lieudit/testing": "file:./testing.tgz" });
  expect(Object.keys(manifest.overrides).toSorted()).toEqual(packed.map(({ name }) => name).toSorted());
});
