import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "../languages.ts";
import { ICON_COLOURS, PLACE_ICONS } from "./place-icon.ts";
import { getPlaceType, getTypeName, isPlaceType, PLACE_TYPES, withParentTypes } from "./place-type.ts";

test("every row is whole: a name of its own, known parents, a known icon, names in all languages", () => {
  const names = PLACE_TYPES.map((row) => row.type);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(450);
  for (const row of PLACE_TYPES) {
    expect(row.type).toMatch(/^[a-z]+(_[a-z]+)*(_\d)?$/);
    expect(PLACE_ICONS, `ICON_COLOURS lacks ${row.icon}, the icon of ${row.type}`).toContain(row.icon);
    expect(row.iconBackgroundColor, row.type).toMatch(/^#[0-9A-F]{6}$/);
    for (const language of LANGUAGE_CODES) expect(row[language], `${row.type} in ${language}`).not.toBe("");
    expect(row.parents, row.type).not.toContain(row.type);
    for (const parent of row.parents) expect(names, row.type).toContain(parent);
  }
});

test("every Arabic name is a few words in Arabic letters, the product's own name apart", () => {
  const others = PLACE_TYPES.filter(
    (row) => !/^[\p{Script=Arabic}\p{Mn}]+( [\p{Script=Arabic}\p{Mn}]+){0,3}$/u.test(row.ar),
  );
  expect(others.map((row) => [row.type, row.ar])).toEqual([["plus_code", "رمز Plus"]]);
});

test("each word stands in the column of its language", () => {
  const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);
  for (const { type, fr, en, words } of PLACE_TYPES) {
    expect([fr, en, ...words.fr, ...words.en].filter(isArabic), type).toEqual([]);
    expect(
      words.ar.filter((word) => !isArabic(word)),
      type,
    ).toEqual([]);
  }
});

test("types with different French and English names also differ in Arabic, even without vowel marks", () => {
  const bare = PLACE_TYPES.map(({ ar }) => ar.normalize("NFD").replace(/\p{Mn}/gu, ""));
  const mistaken = PLACE_TYPES.flatMap((row, at) =>
    PLACE_TYPES.filter((_other, i) => i > at && bare[i] === bare[at])
      .filter((other) => other.fr !== row.fr && other.en !== row.en)
      .map((other) => [row.type, other.type]),
  );
  expect(mistaken).toEqual([]);
});

test("every icon is used", () => {
  const used = new Set(PLACE_TYPES.map((row) => row.icon));
  expect([...PLACE_ICONS].filter((icon) => !used.has(icon))).toEqual([]);
});

test("white stands out from each icon's ground by 3:1 or more", () => {
  for (const [icon, colour] of Object.entries(ICON_COLOURS)) {
    expect(1.05 / (luminance(colour) + 0.05), icon).toBeGreaterThanOrEqual(3);
  }
});

test("parents go from near to broad", () => {
  expect(getPlaceType("bakery")?.parents).toEqual([
    "food_store",
    "store",
    "food",
    "point_of_interest",
    "establishment",
  ]);
  expect(withParentTypes("sushi_restaurant")).toEqual([
    "sushi_restaurant",
    "japanese_restaurant",
    "asian_restaurant",
    "restaurant",
    "food",
    "point_of_interest",
    "establishment",
  ]);
  expect(getPlaceType("locality")?.parents).toEqual(["political"]);
  expect(getPlaceType("route")?.parents).toEqual([]);
  expect(getPlaceType("point_of_interest")?.parents).toEqual(["establishment"]);
});

test("names in the reader's language", () => {
  expect(getTypeName("gas_station", "fr")).toBe("Station-service");
  expect(getTypeName("gas_station", "fr-CA")).toBe("Station-service");
  expect(getTypeName("gas_station", "en-GB")).toBe("Gas station");
  expect(getTypeName("gas_station", "de-AT")).toBe("Tankstelle");
  expect(getTypeName("gas_station", "sv")).toBe("Gas station");
  expect(getTypeName("gas_station", "ar")).toBe("محطة وقود");
  expect(getTypeName("gas_station", "AR-EG")).toBe("محطة وقود");
  expect(getTypeName("moon_base", "fr")).toBe("moon base");
  expect(getTypeName("constructor", "ar")).toBe("constructor");
});

test.each(["bakery", "electric_vehicle_charging_station", "sublocality_level_1", "street_address", "store"])(
  "%s may be asked for",
  (name) => expect(isPlaceType(name)).toBe(true),
);

test.each(["", "Bakery", "boulangerie", "toString", "__proto__", "(regions)"])(
  "%j may not be asked for",
  (name) => expect(isPlaceType(name)).toBe(false),
);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
