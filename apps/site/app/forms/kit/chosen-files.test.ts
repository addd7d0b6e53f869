import { expect, test } from "vitest";
import { HARD_SPACE, typeset } from "../../shell/format/french.ts";
import { addFiles, type FileFacts, fileSize } from "./chosen-files.ts";

const LIMITS = { count: 2, bytes: 15_000_000, totalBytes: 20_000_000 };

const aFile = (facts: Partial<FileFacts> = {}): FileFacts => ({
  name: "salon.jpg",
  size: 2_000_000,
  type: "image/jpeg",
  lastModified: 1,
  ...facts,
});

test("files are added to those chosen before, and one chosen twice counts once", () => {
  const [one, other] = [aFile(), aFile({ name: "cuisine.jpg" })];
  expect(addFiles([one], [aFile(), other], LIMITS)).toEqual({ kept: [one, other], refused: [] });
});

test.each([
  [aFile({ name: "photo.HEIC", type: "" })],
  [aFile({ type: "image/heic" })],
  [aFile({ name: "plan.png", type: "image/png" })],
])("%j is a photo", (file) => {
  expect(addFiles([], [file], LIMITS).kept).toEqual([file]);
});

test.each([
  [aFile({ name: "plan.svg", type: "image/svg+xml" }), "ce n’est pas une photo"],
  [aFile({ name: "bail.pdf", type: "application/pdf" }), "ce n’est pas une photo"],
  [aFile({ name: "note", type: "" }), "ce n’est pas une photo"],
  [aFile({ size: 0 }), "ce fichier est vide"],
  [aFile({ size: 15_000_001 }), "il pèse 15 Mo, plus que les 15 Mo permis"],
])("%j is left out and told", (file, problem) => {
  const { kept, refused } = addFiles([], [file], LIMITS);
  expect(kept).toEqual([]);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.replaceAll(HARD_SPACE, " ")).toContain(problem);
});

test("one too many, and one that makes all too large, are left out and told", () => {
  const full = addFiles([], [aFile(), aFile({ name: "b.jpg" }), aFile({ name: "c.jpg" })], LIMITS);
  expect(full.kept).toHaveLength(2);
  expect(full.refused).toEqual([
    typeset(`« c.jpg » n’a pas été ajouté : 2${HARD_SPACE}photos au plus ; retirez-en une d’abord.`),
  ]);
  const large = addFiles([aFile({ size: 12_000_000 })], [aFile({ name: "b.jpg", size: 9_000_000 })], LIMITS);
  expect(large.kept).toHaveLength(1);
  expect(large.refused[0]).toContain("l’ensemble dépasserait");
});

test.each([
  [1, "1 ko"],
  [850_000, "850 ko"],
  [3_240_000, "3,2 Mo"],
])("%d bytes are %s", (bytes, text) => {
  expect(fileSize(bytes).replaceAll(HARD_SPACE, " ")).toBe(text);
});
