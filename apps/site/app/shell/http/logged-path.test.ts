import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/vehicules", "/vehicules"],
  ["/alertes/confirmer/c2VjcmV0", "/alertes/confirmer/…"],
  ["/alertes/desabonner/c2VjcmV0.data", "/alertes/desabonner/…"],
  ["/confirmer/c2VjcmV0", "/confirmer/…"],
  ["/alertes", "/alertes"],
  ["/a\u001b[2J\u202e", "/a%1B[2J%E2%80%AE"],
  [`/${"x".repeat(500)}`, `/${"x".repeat(199)}`],
])("the path %j is logged as %j", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
