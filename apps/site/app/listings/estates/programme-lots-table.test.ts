import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProgrammeLotsTable } from "./programme-lots-table.tsx";

test("homes of a development have a row by number of rooms, and sold ones have no price", () => {
  const lots = [
    { pieces: 2, surfaceMinM2: 39, surfaceMaxM2: 45, prixCents: 20_000_000, restants: 3 },
    { pieces: 4, surfaceMinM2: 96, surfaceMaxM2: 96, prixCents: 38_000_000, restants: 0 },
  ];
  const html = renderToStaticMarkup(createElement(ProgrammeLotsTable, { lots }));
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([row]) =>
    row.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|"),
  );
  expect(rows.slice(1)).toEqual([
    "|2\u00a0pièces|39 à 45\u00a0m²|200\u202f000\u00a0€|3|",
    "|4\u00a0pièces|96\u00a0m²|–|Tous vendus|",
  ]);
  expect(renderToStaticMarkup(createElement(ProgrammeLotsTable, { lots: [] }))).toBe("");
});
