import { expect, test } from "vitest";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { formatDistance, formatPredictionDistance, getUnits } from "./distance-format.ts";
import { formatMoney } from "./money-format.ts";
import { formatNumber } from "./number-format.ts";
import { getCurrencySign } from "./region-currency.ts";

const english = { decimalMark: ".", groupMark: "," };

test.each([
  [4, 1, "4.0"],
  [4.25, 1, "4.3"],
  [1.005, 2, "1.01"],
  [-0.04, 1, "0.0"],
  [-1234.5, [0, 2] as const, "-1,234.5"],
  [1234567, 0, "1,234,567"],
  [0.5, 0, "1"],
])("%f with %j digits is %s", (value, digits, shown) => {
  expect(formatNumber(value, digits, english)).toBe(shown);
});

test("French numbers have narrow no-break spaces and a comma", () => {
  expect(fr.number(12500.5)).toBe("12\u202f500,5");
});

test.each([
  [{ currencyCode: "EUR", units: "1", nanos: 789_000_000 }, "€1.789", "1,789\u00a0€"],
  [{ currencyCode: "EUR", units: "1", nanos: 789_400_000 }, "€1.789", "1,789\u00a0€"],
  [{ currencyCode: "EUR", units: "20" }, "€20", "20\u00a0€"],
  [{ currencyCode: "EUR", nanos: 819_000_000 }, "€0.819", "0,819\u00a0€"],
  [{ currencyCode: "CHF", units: "3", nanos: 500_000_000 }, "CHF\u00a03.50", "3,50\u00a0CHF"],
])("%j is %s in English and %s in French", (money, inEnglish, inFrench) => {
  expect(formatMoney(money, en)).toBe(inEnglish);
  expect(formatMoney(money, fr)).toBe(inFrench);
});

test.each([[undefined], [{ currencyCode: "EUR", units: "x" }], [{ units: "3" } as never]])(
  "%j is no amount",
  (money) => {
    expect(formatMoney(money, en)).toBeNull();
  },
);

test("a mile is 1609.34 m and a distance has one decimal [S9-036] [S9-039]", () => {
  expect(formatDistance(16_093.4, "IMPERIAL", en)).toBe("10.0\u00a0mi");
  // A thousand of them: a metre more or less in each would show.
  expect(formatDistance(1_609_340, "IMPERIAL", en)).toBe("1,000.0\u00a0mi");
  expect(formatDistance(1609.34 * 2.25, "IMPERIAL", en)).toBe("2.3\u00a0mi");
  expect(formatDistance(1609.34 * 2.25 - 0.01, "IMPERIAL", en)).toBe("2.2\u00a0mi");
  expect(formatDistance(12_000, "METRIC", en)).toBe("12.0\u00a0km");
});

test.each(["US", "GB", "gb", "LR"])("%s counts in miles [S9-037]", (region) => {
  expect(getUnits(region)).toBe("IMPERIAL");
});

test.each(["FR", "DE", "IE", undefined])("%s counts in kilometres [S9-038]", (region) => {
  expect(getUnits(region)).toBe("METRIC");
});

test.each([
  ["S9-041", 340, "0,3\u00a0km"],
  ["S9-041", 9_940, "9,9\u00a0km"],
  ["S9-041", 9_999, "10,0\u00a0km"],
  ["S9-042", 10_000, "10\u00a0km"],
  ["S9-042", 14_600, "15\u00a0km"],
])("[%s] a prediction %i m away is %s away", (_, metres, shown) => {
  expect(formatPredictionDistance(metres, "METRIC", fr)).toBe(shown);
});

test("price levels are drawn in the sign of the region", () => {
  expect([getCurrencySign("FR"), getCurrencySign("us"), getCurrencySign(undefined)]).toEqual(["€", "$", "€"]);
});
