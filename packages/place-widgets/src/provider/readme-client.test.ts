import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createPlacesClient } from "@lieudit/places-client";
import { expect, test } from "vitest";

const README = join(import.meta.dirname, "..", "..", "README.md");

test("the client of the README's first page can be made where that page is rendered on a server", () => {
  const page = /```tsx\n(.*?)```/s.exec(readFileSync(README, "utf8"))?.[1] ?? "";
  const baseUrl = /createPlacesClient\(\{ baseUrl: "(.*?)" \}\)/.exec(page)?.[1];
  expect(baseUrl).toBeDefined();
  expect(() => createPlacesClient({ baseUrl: baseUrl ?? "" })).not.toThrow();
});
