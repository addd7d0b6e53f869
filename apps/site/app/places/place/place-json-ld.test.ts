import type { Place } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { breadcrumbJsonLd } from "../../shell/ui/breadcrumbs.tsx";
import { inScript } from "../../shell/ui/json-ld.tsx";
import { placeJsonLd } from "./place-json-ld.ts";

const url = "https://lieux.example/lieu/osm-n-0000000001";
const bakery: Place = {
  id: "osm-n-0000000001",
  displayName: { text: "Au Pain d’Or" },
  primaryType: "bakery",
  types: ["bakery", "food_store", "establishment"],
  location: { latitude: 43.7, longitude: 7.4 },
  postalAddress: {
    regionCode: "FR",
    postalCode: "06000",
    locality: "Nice",
    addressLines: ["12 rue des Lices"],
  },
  websiteUri: "https://pain.example/",
  rating: 4.5,
  userRatingCount: 12,
  priceLevel: "PRICE_LEVEL_MODERATE",
  regularOpeningHours: {
    periods: [
      { open: { day: 1, hour: 7, minute: 0 }, close: { day: 1, hour: 19, minute: 30 } },
      { open: { day: 2, hour: 7, minute: 0 }, close: { day: 2, hour: 19, minute: 30 } },
      { open: { day: 6, hour: 22, minute: 0 }, close: { day: 0, hour: 2, minute: 0 } },
    ],
  },
};

test("a shop has its class, address, hours and rating", () => {
  expect(placeJsonLd(bakery, url)).toMatchObject({
    "@type": "Bakery",
    url,
    name: "Au Pain d’Or",
    address: { streetAddress: "12 rue des Lices", postalCode: "06000", addressLocality: "Nice" },
    geo: { "@type": "GeoCoordinates", latitude: 43.7, longitude: 7.4 },
    openingHoursSpecification: [
      { opens: "07:00", closes: "19:30", dayOfWeek: ["Monday", "Tuesday"] },
      { opens: "22:00", closes: "02:00", dayOfWeek: ["Saturday"] },
    ],
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    priceRange: "€€",
  });
});

test("a place that never closes is open on seven days", () => {
  const always = { periods: [{ open: { day: 0, hour: 0, minute: 0 } }] };
  const told = placeJsonLd({ ...bakery, regularOpeningHours: always }, url).openingHoursSpecification;
  expect(told).toMatchObject([{ opens: "00:00", closes: "23:59" }]);
  expect((told as { dayOfWeek: string[] }[])[0]?.dayOfWeek).toHaveLength(7);
});

test.each<[string, Partial<Place>, string]>([
  [
    "a business of a kind without a class",
    { primaryType: "x", types: ["x", "establishment"] },
    "LocalBusiness",
  ],
  ["a street", { primaryType: "route", types: ["route"] }, "Place"],
  ["a town", { primaryType: "locality", types: ["locality", "political"] }, "City"],
  ["a hostile type", { primaryType: "constructor", types: ["__proto__"] }, "Place"],
])("%s is a %s", (_name, change, type) => {
  expect(placeJsonLd({ ...bakery, ...change }, url)["@type"]).toBe(type);
});

test("what is not known, or must not be said, is left out", () => {
  const told = placeJsonLd({ id: "osm-n-0000000001", displayName: { text: "X" } }, url);
  expect(Object.keys(told)).toEqual(["@context", "@type", "@id", "url", "name"]);
  expect(placeJsonLd({ ...bakery, websiteUri: "javascript:alert(1)" }, url)).not.toHaveProperty("sameAs");
  expect(placeJsonLd({ ...bakery, businessStatus: "CLOSED_PERMANENTLY" }, url)).not.toHaveProperty(
    "openingHoursSpecification",
  );
});

test("no text can leave the script that holds it", () => {
  const name = "</script><script>alert(1)</script><!-- \u2028";
  const written = inScript({ name });
  expect(written).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(written)).toEqual({ name });
});

test("the path counts from the home page, which is one", () => {
  expect(breadcrumbJsonLd([{ label: "Lieux", href: "/lieux" }], "https://a.example")).toMatchObject({
    itemListElement: [
      { position: 1, name: "Accueil", item: "https://a.example/" },
      { position: 2, name: "Lieux", item: "https://a.example/lieux" },
    ],
  });
});
