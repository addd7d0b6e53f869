import { expect, test } from "vitest";
import { buildKitEntry } from "./build-kit-entry.ts";
import { KIT_ENTRIES } from "./kit-entries.ts";
import { withShortNames } from "./short-names.ts";

const autocomplete = KIT_ENTRIES.find(({ name }) => name === "autocomplete")!;
const compactCard = KIT_ENTRIES.find(({ name }) => name === "compact card")!;

test("an entry holds the words, drawings and styles of its widgets, and no others", async () => {
  const { first } = await buildKitEntry(autocomplete, "preact");
  const code = first.map((file) => file.code).join("\n");
  expect(code).toContain("Search for a place");
  expect(code).toContain(withShortNames(".gmp-prediction{"));
  expect(code).not.toContain("Temporarily closed");
  expect(code).not.toContain(withShortNames(".gmp-review{"));
  expect(code).not.toContain('from"react"');
});

test("what loads later brings its own styles and drawings, and the entry has neither", async () => {
  const { first, later } = await buildKitEntry(compactCard, "preact");
  const codeOf = (name: string) => later.find((file) => file.name === name)?.code ?? "";
  const code = first.map((file) => file.code).join("\n");
  for (const part of [".gmp-photo-button{", ".gmp-dialog{", "No geocoding results"]) {
    expect(code).not.toContain(withShortNames(part));
  }
  expect(codeOf("photo-opening.js")).toContain(withShortNames(".gmp-photo-button{"));
  expect(codeOf("photo-lightbox-dialog.js")).toContain(withShortNames(".gmp-dialog{"));
  expect(codeOf("place-at.js")).toContain("No geocoding results");
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  // Of a page's build: a library leaves to the page what it loads ahead.
  expect(code).not.toContain("modulepreload");
});

test("names of the kit's own are short in scripts and styles alike, and what pages may name is not", async () => {
  const { first, later } = await buildKitEntry(compactCard, "preact");
  const code = [...first, ...later].map((file) => file.code).join("\n");
  const whole = code.match(/(?<![\w-])(?:gmp-|--_)[\w-]{3,}/g);
  expect(new Set(whole)).toEqual(new Set(["gmp-widget"]));
  expect(code).toContain("--gmp-mat-color-surface");
  // A class that only the module of the icons names is one of those that are used.
  expect(code).toContain(withShortNames(".gmp-type-icon.gmp-icon{fill:none"));
});

test("where the page brings React, an entry holds none", async () => {
  const { first } = await buildKitEntry(autocomplete, "react");
  const imported = first.flatMap(({ code }) =>
    [...code.matchAll(/\bfrom\s*["'`]([^"'`]+)/g)].map((match) => match[1]),
  );
  expect(new Set(imported)).toEqual(new Set(["react", "react/jsx-runtime", "react-dom/client"]));
});
