import { expect, test } from "vitest";
import { namesAsValues } from "../core/enums.ts";
import {
  allowOne,
  allowSome,
  FLAG,
  number,
  TRI_STATE,
  text,
  toAttributeName,
  WORDS,
} from "./property-kinds.ts";

const ORIENTATION = allowOne(namesAsValues("HORIZONTAL", "VERTICAL"), "VERTICAL");
const PRICES = allowSome(namesAsValues("FREE", "INEXPENSIVE", "VERY_EXPENSIVE"));
const COUNT = number(null, { least: 1, most: 20 });

test.each([
  [text(null), "text-query", "text-query", "text-query"],
  [COUNT, 20, 20, "20"],
  [COUNT, "7", 7, "7"],
  [FLAG, true, true, ""],
  [FLAG, 0, false, null],
  [TRI_STATE, true, true, ""],
  [TRI_STATE, false, false, null],
  [ORIENTATION, "HORIZONTAL", "HORIZONTAL", "horizontal"],
  [ORIENTATION, "horizontal", "HORIZONTAL", "horizontal"],
  [WORDS, new Set(["cafe", "bar"]), ["cafe", "bar"], "cafe bar"],
  [WORDS, [], null, null],
  [PRICES, ["FREE", "inexpensive"], ["FREE", "INEXPENSIVE"], "free inexpensive"],
])(
  "kind %#: what is set reads as it should, and stands in the attribute",
  (kind, given, value, attribute) => {
    expect(kind.take(given, "it")).toEqual(value);
    expect(kind.write(value as never)).toBe(attribute);
  },
);

test.each([
  [text(null), "un café", "un café"],
  [COUNT, " 7 ", 7],
  [FLAG, "false", true],
  [ORIENTATION, "Horizontal", "HORIZONTAL"],
  [WORDS, " cafe\n bar ", ["cafe", "bar"]],
  [WORDS, "", null],
  [PRICES, "free INEXPENSIVE", ["FREE", "INEXPENSIVE"]],
  [PRICES, "very_expensive Very-Expensive", ["VERY_EXPENSIVE", "VERY_EXPENSIVE"]],
])("kind %#: an attribute's text reads as its value", (kind, text, value) => {
  expect(kind.parse(text, "it")).toEqual(value);
});

test.each([
  [COUNT, 0, "maxResultCount is 0, which is not a number from 1 to 20; give a number from 1 to 20."],
  [COUNT, "many", 'maxResultCount is "many", which is not a number from 1 to 20'],
  [COUNT, "", 'maxResultCount is "", which is not a number'],
  [number(1), Number.NaN, "maxResultCount is NaN, which is not a number; give a number."],
  [ORIENTATION, "up", 'is "up", which is none of its values; give one of HORIZONTAL, VERTICAL.'],
  [WORDS, [1], "maxResultCount is 1, which is not a list of strings"],
  [WORDS, 5, "maxResultCount is 5, which is not a list of strings"],
  [PRICES, ["CHEAP"], 'is "CHEAP", which is none of its values'],
])("kind %#: what cannot be is refused by name", (kind, given, message) => {
  expect(() => kind.take(given, "maxResultCount")).toThrow(message);
});

test.each([
  ["orientation", "orientation"],
  ["truncationPreferred", "truncation-preferred"],
  ["evMinimumChargingRateKw", "ev-minimum-charging-rate-kw"],
])("the attribute of %s is %s", (property, attribute) => {
  expect(toAttributeName(property)).toBe(attribute);
});
