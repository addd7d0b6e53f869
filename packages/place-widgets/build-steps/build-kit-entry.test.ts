import { expect, test } from "vitest";
import { buildKitEntry } from "./build-kit-entry.ts";
import { KIT_ENTRIES } from "./kit-entries.ts";

const autocomplete = KIT_ENTRIES.find(({ name }) => name === "autocomplete")!;
const compactCard = KIT_ENTRIES.find(({ name }) => name === "compact card")!;

test("an entry holds the words, drawings and styles of its widgets, and no others", async () => {
  const { first } = await buildKitEntry(autocomplete, "preact");
  const code = first.map((file) => file.code).join("\n");
  expect(code).toContain("Search for a place");
  expect(code).toContain(".gmp-prediction");
  expect(code).not.toContain("Temporarily closed");
  expect(code).not.toContain(".gmp-review");
  expect(code).not.toContain('from"react"');
});

test("what loads later brings its own styles and drawings, and the entry has neither", async () => {
  const { first, later } = await buildKitEntry(compactCard, "preact");
  const codeOf = (name: string) => later.find((file) => file.name === name)?.code ?? "";
  const code = first.map((file) => file.code).join("\n");
  for (const part of [".gmp-photo-button", ".gmp-dialog", "No geocoding results"]) {
    expect(code).not.toContain(part);
  }
  expect(codeOf("photo-opening.js")).toContain(".gmp-photo-button{");
  expect(codeOf("photo-lightbox-dialog.js")).toContain(".gmp-dialog{");
  expect(codeOf("place-at.js")).toContain("No geocoding results");
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  // Of a page's build: a library leaves to the page what it loads ahead.
  expect(code).not.toContain("modulepreload");
});

test("where the page brings React, an entry holds none", async () => {
  const { first } = await buildKitEntry(autocomplete, "react");
  const imported = first.flatMap(({ code }) =>
    [...code.matchAll(/\bfrom\s*["'`]([^"'`]+)/g)].map((match) => match[1]),
  );
  expect(new Set(imported)).toEqual(new Set(["react", "react/jsx-runtime", "react-dom/client"]));
});
