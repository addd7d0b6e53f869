import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../routes.ts";
import { DESK_ROUTES } from "./desk-routes.ts";

test("every route of the desk has its access in the table", async () => {
  const paths = listPaths(await routes).filter((path) => path === "espace" || path.startsWith("espace/"));
  expect(paths.toSorted()).toEqual(Object.keys(DESK_ROUTES).toSorted());
});

function listPaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...listPaths(children),
  ]);
}
