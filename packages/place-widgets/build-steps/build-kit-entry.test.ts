import { expect, test } from "vitest";
import { buildKitEntry } from "./build-kit-entry.ts";
import { KIT_ENTRIES } from "./kit-entries.ts";

const autocomplete = KIT_ENTRIES.find(({ name }) => name === "autocomplete")!;

test("an entry holds the words, drawings and styles of its widgets, and no others", async () => {
  const { first } = await buildKitEntry(autocomplete, "preact");
  const code = first.map((file) => file.code).join("\n");
  expect(code).toContain("Search for a place");
  expect(code).toContain(".gmp-prediction");
  expect(code).not.toContain("Temporarily closed");
  expect(code).not.toContain(".gmp-review");
  expect(code).not.toContain('from"react"');
});

test("where the page brings React, an entry holds none", async () => {
  const { first } = await buildKitEntry(autocomplete, "react");
  const imported = first.flatMap(({ code }) =>
    [...code.matchAll(/\bfrom\s*["'`]([^"'`]+)/g)].map((match) => match[1]),
  );
  expect(new Set(imported)).toEqual(new Set(["react", "react/jsx-runtime", "react-dom/client"]));
});
