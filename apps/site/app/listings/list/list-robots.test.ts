import { expect, test } from "vitest";
import { listRobots } from "./list-robots.ts";

test.each([
  ["/vehicules", "/vehicules", undefined],
  ["/vehicules/voitures/peugeot", "/vehicules/voitures/peugeot", undefined],
  ["/vehicules?page=2", "/vehicules?page=2", undefined],
  ["/vehicules?energie=diesel", "/vehicules", undefined],
  ["/vehicules?energie=diesel&page=3", "/vehicules", undefined],
  ["/vehicules?energie=diesel&prix-max=9000", "/vehicules", "noindex,follow"],
  ["/vehicules?energie=diesel&energie=hybride", "/vehicules", "noindex,follow"],
  ["/immobilier/vente?tri=prix-croissant", "/immobilier/vente", "noindex,follow"],
  ["/immobilier/vente?vue=carte", "/immobilier/vente", "noindex,follow"],
])("%s stands for %s, robots: %s", (path, canonical, robots) => {
  expect(listRobots(path)).toEqual({ canonical, ...(robots !== undefined && { robots }) });
});
