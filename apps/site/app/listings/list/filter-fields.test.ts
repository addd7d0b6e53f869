import { ESTATE_FILTERS, readEstateSearch, readVehicleSearch, VEHICLE_FILTERS } from "@lieudit/listing-model";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EstateFilters } from "../estates/estate-filters.tsx";
import { VehicleFilters } from "../vehicles/vehicle-filters.tsx";

const ZONE = "7.4,43.7,7.5,43.8";
const oneValue = [{ value: "x", label: "X", count: 1 }];

function renderVehicleFilters(query: string): string {
  const search = readVehicleSearch(new URLSearchParams(query));
  // Every facet has a value, whatever its key.
  const facets = Object.fromEntries(VEHICLE_FILTERS.map(({ key }) => [key, oneValue])) as never;
  return renderToStaticMarkup(
    createElement(VehicleFilters, { search, facets, names: {}, town: "", thisYear: 2026 }),
  );
}

function renderEstateFilters(query: string, more: object = {}): string {
  const search = readEstateSearch(new URLSearchParams(query));
  const values = Object.fromEntries(ESTATE_FILTERS.map(({ key }) => [key, oneValue]));
  const facets = { ...values, dpe: [{ value: "C", label: "C", count: 2 }], ...more } as never;
  return renderToStaticMarkup(
    createElement(EstateFilters, { search, facets, agencyName: undefined, town: "", thisYear: 2026 }),
  );
}

test("the form of vehicles has a field for each filter", () => {
  const html = renderVehicleFilters(`marque=norvia&zone=${ZONE}`);
  for (const { key } of VEHICLE_FILTERS) expect(html, key).toContain(`name="${key}"`);
  expect(renderVehicleFilters("")).not.toContain('name="modele"');
});

test("the form of estates has a field for each filter", () => {
  const html = renderEstateFilters(`zone=${ZONE}`);
  for (const { key } of ESTATE_FILTERS) expect(html, key).toContain(`name="${key}"`);
});

test("filters that are set are unfolded", () => {
  expect(renderVehicleFilters("")).not.toContain("open");
  expect(renderVehicleFilters("etat=neuf")).toContain('<details class="filters-more" open="">');
});

test("a selected energy class is a ticked box", () => {
  const boxes = renderEstateFilters("dpe=C").match(/<input[^>]*name="dpe"[^>]*>/g);
  expect(boxes).toHaveLength(1);
  expect(boxes?.[0]).toContain("checked");
});

test("a longest time is offered with the number of estates; without any times the field says so", () => {
  const withTime = { ecole: [{ value: "10-pied", label: "À moins de 10 min à pied", count: 3 }] };
  expect(renderEstateFilters("", withTime)).toContain("À moins de 10 min à pied (3)");
  expect(renderEstateFilters("", { ecole: [] })).toMatch(
    /name="ecole"[^>]*><option[^>]*>Temps de trajet inconnu</,
  );
  // A selected time stays, whatever leaves nothing.
  expect(renderEstateFilters("ecole=20-velo", { ecole: [] })).toMatch(
    /<option value="20-velo" selected="">À moins de 20\s?min à vélo \(0\)/,
  );
});
