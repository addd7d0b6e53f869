import { BUSINESS_STATUSES, EV_CONNECTOR_TYPES, FUEL_TYPES, PRICE_LEVELS } from "@lieudit/place-model";
import { describe, expect, test } from "vitest";
import { drawRegion } from "../region/region.ts";
import { DEMO_CLOCK } from "./clock.ts";
import { FICTION, patchLines } from "./operator-facts.ts";
import { PLACE_PICTURES } from "./place-pictures.ts";
import { getTradeName, SCENES } from "./trade.ts";

const region = drawRegion();
const lines = patchLines(region, DEMO_CLOCK);
const facts = lines.map((line) => line.set.facts ?? {});
const DAY_MS = 86_400_000;

const FLAGS = [
  "dineIn",
  "outdoorSeating",
  "reservable",
  "takeout",
  "delivery",
  "curbsidePickup",
  "servesBreakfast",
  "servesLunch",
  "servesBrunch",
  "servesDinner",
  "servesDessert",
  "servesBeer",
  "servesWine",
  "servesCoffee",
  "servesCocktails",
  "servesVegetarianFood",
  "restroom",
  "wifi",
  "goodForGroups",
  "goodForWatchingSports",
  "liveMusic",
  "goodForChildren",
  "menuForChildren",
  "allowsDogs",
] as const;

const OPTIONS = [
  ["accessibilityOptions", "wheelchairAccessibleEntrance"],
  ["accessibilityOptions", "wheelchairAccessibleRestroom"],
  ["accessibilityOptions", "wheelchairAccessibleSeating"],
  ["accessibilityOptions", "wheelchairAccessibleParking"],
  ["parkingOptions", "freeParkingLot"],
  ["parkingOptions", "paidParkingLot"],
  ["parkingOptions", "freeStreetParking"],
  ["parkingOptions", "paidStreetParking"],
  ["parkingOptions", "valetParking"],
  ["parkingOptions", "freeGarageParking"],
  ["parkingOptions", "paidGarageParking"],
  ["paymentOptions", "acceptsCreditCards"],
  ["paymentOptions", "acceptsDebitCards"],
  ["paymentOptions", "acceptsCashOnly"],
  ["paymentOptions", "acceptsNfc"],
] as const;

describe("every field and state is somewhere in the demo", () => {
  test.each(FLAGS)("%s is true of a place and false of another", (flag) => {
    const said = new Set(facts.map((one) => one[flag]));
    expect(said).toContain(true);
    expect(said).toContain(false);
  });

  test.each(OPTIONS)("%s.%s is true of a place and false of another", (group, option) => {
    const said = new Set(facts.map((one) => (one[group] as Record<string, boolean> | undefined)?.[option]));
    expect(said).toContain(true);
    expect(said).toContain(false);
  });

  test.each(PRICE_LEVELS)("%s", (level) => {
    expect(facts.some((one) => one.priceLevel === level)).toBe(true);
  });

  test("a price range with an end and one without", () => {
    const ranges = facts.flatMap((one) => (one.priceRange === undefined ? [] : [one.priceRange]));
    expect(ranges.some((range) => range.endPrice !== undefined)).toBe(true);
    expect(ranges.some((range) => range.endPrice === undefined)).toBe(true);
  });

  test.each(BUSINESS_STATUSES.filter((status) => status !== "OPERATIONAL"))("%s", (status) => {
    expect(lines.some((line) => line.set.businessStatus === status)).toBe(true);
  });

  const prices = facts.flatMap((one) => one.fuelOptions?.fuelPrices ?? []);
  test.each(FUEL_TYPES)("the fuel %s", (type) => {
    expect(prices.some((price) => price.type === type)).toBe(true);
  });

  test("fuel prices that are fresh, stale and missing", () => {
    const ages = prices.flatMap((price) =>
      price.updateTime === undefined ? [] : [Date.parse(DEMO_CLOCK) - Date.parse(price.updateTime)],
    );
    expect(ages.some((age) => age < DAY_MS)).toBe(true);
    expect(ages.some((age) => age > DAY_MS)).toBe(true);
    expect(prices.some((price) => price.price === undefined)).toBe(true);
  });

  const connectors = facts.flatMap((one) => one.evChargeOptions?.connectorAggregation ?? []);
  test.each(EV_CONNECTOR_TYPES)("the connector %s", (type) => {
    expect(connectors.some((connector) => connector.type === type)).toBe(true);
  });

  test("connectors that are free, taken, out of service, stale and not counted live", () => {
    expect(connectors.some((one) => (one.availableCount ?? 0) > 0)).toBe(true);
    expect(connectors.some((one) => one.availableCount === 0 && one.outOfServiceCount! < one.count)).toBe(
      true,
    );
    expect(connectors.some((one) => one.outOfServiceCount === one.count)).toBe(true);
    expect(connectors.some((one) => one.availableCount === undefined)).toBe(true);
    const ages = connectors.map(
      (one) => Date.parse(DEMO_CLOCK) - Date.parse(one.availabilityLastUpdateTime ?? DEMO_CLOCK),
    );
    expect(ages.some((age) => age > DAY_MS)).toBe(true);
    for (const { connectorCount, connectorAggregation = [] } of facts.flatMap(
      (one) => one.evChargeOptions ?? [],
    )) {
      expect(connectorCount).toBe(connectorAggregation.reduce((sum, one) => sum + one.count, 0));
    }
  });

  test("a consumer alert with details and a link, and one with an overview only", () => {
    const alerts = lines.flatMap((line) => line.set.consumerAlert ?? []);
    expect(alerts.some((alert) => alert.details?.aboutLink?.uri !== undefined)).toBe(true);
    expect(alerts.some((alert) => alert.overview !== undefined && alert.details === undefined)).toBe(true);
  });

  test("places without pictures, without reviews, and with nothing but a name", () => {
    expect(lines.some((line) => line.set.photos === undefined)).toBe(true);
    expect(lines.some((line) => line.set.facts?.rating !== undefined && line.set.reviews === undefined)).toBe(
      true,
    );
    expect(lines.some((line) => Object.keys(line.set).join() === "attributions")).toBe(true);
  });

  test("a summary in French and English", () => {
    expect(
      lines.some(
        (line) => line.set.editorialSummary?.fr !== undefined && line.set.editorialSummary.en !== undefined,
      ),
    ).toBe(true);
  });
});

describe("the reviews", () => {
  const reviews = lines.flatMap((line) => line.set.reviews ?? []);

  test.each([1, 2, 3, 4, 5])("give %i stars at least once", (stars) => {
    expect(reviews.some((review) => review.rating === stars)).toBe(true);
  });

  test("are sometimes translated, dated, or without words", () => {
    expect(reviews.some((review) => review.text?.text !== review.originalText?.text)).toBe(true);
    expect(reviews.some((review) => review.originalText?.languageCode === "ar")).toBe(true);
    expect(reviews.some((review) => review.visitDate !== undefined)).toBe(true);
    expect(reviews.some((review) => review.text === undefined)).toBe(true);
  });

  test("were all written before the demo's clock, by people after their visit", () => {
    for (const { publishTime, visitDate } of reviews) {
      expect(publishTime < DEMO_CLOCK).toBe(true);
      if (visitDate !== undefined) {
        const month = `${visitDate.year}-${String(visitDate.month).padStart(2, "0")}`;
        expect(month <= publishTime.slice(0, 7)).toBe(true);
      }
    }
  });

  test("are never more than the place's ratings, and their places carry the mark of fiction", () => {
    for (const { set } of lines) {
      expect(set.reviews?.length ?? 0).toBeLessThanOrEqual(set.facts?.userRatingCount ?? 0);
      expect(set.attributions).toContainEqual(FICTION);
    }
  });
});

describe("the pictures", () => {
  test("are named for what they show, and each scene has three or more", () => {
    const count = (scene: string) => PLACE_PICTURES.filter((picture) => picture.scene === scene).length;
    expect(PLACE_PICTURES.filter(({ scene }) => !SCENES.includes(scene))).toEqual([]);
    expect(SCENES.filter((scene) => count(scene) < 3)).toEqual([]);
  });

  test("that places show all exist, none twice at one place", () => {
    const files = new Set(PLACE_PICTURES.map((picture) => picture.file));
    for (const { set } of lines) {
      const shown = (set.photos ?? []).map((photo) => photo.file);
      expect(new Set(shown).size).toBe(shown.length);
      for (const file of shown) expect(files).toContain(file);
    }
  });

  test("are all shown somewhere", () => {
    const shown = new Set(lines.flatMap((line) => line.set.photos ?? []).map((photo) => photo.file));
    expect(PLACE_PICTURES.map((picture) => picture.file).filter((file) => !shown.has(file))).toEqual([]);
  });
});

describe("the places", () => {
  const inTown = region.places.filter((place) => place.commune.key === "aubremer");

  test("are 300 or more in the town and a few dozen in each other commune", () => {
    expect(inTown.length).toBeGreaterThanOrEqual(300);
    const counts = new Map<string, number>();
    for (const { commune } of region.places) counts.set(commune.key, (counts.get(commune.key) ?? 0) + 1);
    for (const [key, count] of counts) expect(count, key).toBeGreaterThanOrEqual(24);
  });

  test("are of 60 or more kinds in the town", () => {
    const keys = [
      "amenity",
      "shop",
      "tourism",
      "leisure",
      "office",
      "craft",
      "healthcare",
      "historic",
      "railway",
      "man_made",
    ];
    const kinds = new Set(
      inTown.flatMap(({ tags }) =>
        keys
          .filter((key) => tags[key] !== undefined)
          .slice(0, 1)
          .map((key) => `${key}=${tags[key]}`),
      ),
    );
    expect(kinds.size).toBeGreaterThanOrEqual(60);
  });

  test("include at least six estate agencies and six car dealers", () => {
    expect(
      region.places.filter((place) => place.tags.office === "estate_agent").length,
    ).toBeGreaterThanOrEqual(6);
    expect(region.places.filter((place) => place.tags.shop === "car").length).toBeGreaterThanOrEqual(6);
  });

  test("include a name from right to left, a very long one, and a brand without a name", () => {
    expect(region.places.some((place) => /^\p{Script=Arabic}/u.test(place.name))).toBe(true);
    expect(region.places.some((place) => place.name.length > 100)).toBe(true);
    expect(region.places.some((place) => place.name === "" && place.tags.brand !== undefined)).toBe(true);
  });

  test("have phone numbers that nobody can be called by, each its own", () => {
    const phones = region.places.flatMap(({ tags }) => tags.phone ?? tags["contact:phone"] ?? []);
    const plain = phones.map((phone) => phone.replace("+33 ", "0").replaceAll(" ", ""));
    for (const phone of plain) expect(phone).toMatch(/^(026191|063998)\d{4}$/);
    expect(new Set(plain).size).toBe(plain.length);
  });

  test("have web addresses that lead nowhere", () => {
    for (const { tags } of region.places) {
      const site = tags.website ?? tags["contact:website"];
      if (site !== undefined) expect(site).toMatch(/^(https:\/\/)?(www\.)?[a-z0-9-]+\.example\/?$/);
    }
  });

  test("have opening hours in many forms", () => {
    const hours = region.places.flatMap(({ tags }) => tags.opening_hours ?? []).join("\n");
    for (const form of [
      /^24\/7$/m,
      /PH off/,
      /Apr-Sep:/,
      /-0[1-5]:00/,
      /12:\d\d,1\d:/,
      /"sur rendez-vous"/,
      /by appointment/,
      /sunset/,
      /off "/,
      /Apr 05-Sep 28/,
      /Dec 25/,
    ]) {
      expect(hours).toMatch(form);
    }
  });

  test("have a trade each", () => {
    const trades = new Set(region.places.map((place) => getTradeName(place.tags)));
    expect(trades.size).toBeGreaterThanOrEqual(20);
  });
});
