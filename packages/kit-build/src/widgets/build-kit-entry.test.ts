import { expect, test } from "vitest";
import { buildKitEntry } from "./build-kit-entry.ts";
import { KIT_ENTRIES } from "./kit-entries.ts";

const autocomplete = KIT_ENTRIES.find(({ name }) => name === "autocomplete")!;
const compactCard = KIT_ENTRIES.find(({ name }) => name === "compact card")!;

test("an entry contains the texts, drawings and styles of its widgets, and no others", async () => {
  const { first } = await buildKitEntry(autocomplete, "preact");
  const code = first.map((file) => file.code).join("\n");
  expect(code).toContain("Search for a place");
  expect(code).toContain(".gmp-prediction{");
  expect(code).not.toContain("Temporarily closed");
  expect(code).not.toContain(".gmp-review{");
  expect(code).not.toContain('from"react"');
});

test("a part that loads later contains its styles and drawings, and the entry contains neither", async () => {
  const { first, later } = await buildKitEntry(compactCard, "preact");
  const getCode = (name: string) => later.find((file) => file.name === name)?.code ?? "";
  const code = first.map((file) => file.code).join("\n");
  for (const part of [".gmp-photo-button{", ".gmp-dialog{", "No geocoding results"]) {
    expect(code).not.toContain(part);
  }
  expect(getCode("photo-opening.js")).toContain(".gmp-photo-button{");
  expect(getCode("photo-lightbox-dialog.js")).toContain(".gmp-dialog{");
  expect(getCode("find-place-at.js")).toContain("No geocoding results");
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  // Preloading belongs to the build of a page, not to that of a library.
  expect(code).not.toContain("modulepreload");
});

test("classes and tokens have the same names in the built kit as in the sources", async () => {
  const { first } = await buildKitEntry(compactCard, "preact");
  const code = first.map((file) => file.code).join("\n");
  expect(code).toContain("--gmp-mat-color-surface");
  expect(code).toContain(".gmp-widget{--_surface:");
  expect(code).toContain(".gmp-type-icon.gmp-icon{fill:none");
});

test("an entry contains no React where the page brings it", async () => {
  const { first } = await buildKitEntry(autocomplete, "react");
  const imported = first.flatMap(({ code }) =>
    [...code.matchAll(/\bfrom\s*["'`]([^"'`]+)/g)].map((match) => match[1]),
  );
  expect(new Set(imported)).toEqual(new Set(["react", "react/jsx-runtime", "react-dom/client"]));
});
