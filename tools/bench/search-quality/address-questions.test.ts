import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { createAddressQuestions } from "./address-questions.ts";

const places = Array.from({ length: 40 }, (_, n) =>
  aPlaceRecord({
    id: `addr-${n}`,
    kind: "address",
    address: {
      formatted: `${n} Avenue de la Gare, 09100 Pamiers`,
      countryCode: "FR",
      houseNumber: String(n),
      street: "Avenue de la Gare",
      postcode: "09100",
      locality: "Pamiers",
    },
  }),
);

test("words addresses in several ways, the same for a seed", () => {
  const questions = createAddressQuestions(places, 2, 7, "tuning");
  expect(createAddressQuestions(places, 2, 7, "tuning")).toEqual(questions);
  const texts = Map.groupBy(questions, ({ row }) => row.group);
  expect(texts.get("short street word")?.[0]?.row.query).toMatch(/^\d+ av de la Gare 09100 Pamiers$/);
  expect(texts.get("no accents, lower case")?.[0]?.row.query).toMatch(/^\d+ avenue de la gare pamiers$/);
  expect(texts.get("typing error in the town")?.[0]?.row.query).not.toMatch(/ Pamiers$/);
  for (const { row, expected } of questions) {
    const [number] = /\d+/.exec(row.query) ?? [];
    expect([...expected]).toEqual([`addr-${number}`]);
  }
});

test("the halves have no address in common", () => {
  const [tuning, heldOut] = (["tuning", "held-out"] as const).map(
    (half) => new Set(createAddressQuestions(places, 50, 7, half).flatMap(({ expected }) => [...expected])),
  );
  expect(tuning!.size).toBeGreaterThan(15);
  expect(tuning!.intersection(heldOut!).size).toBe(0);
});

test("places with the same address are all right", () => {
  const twin = { ...places[0]!, id: "twin" };
  const questions = createAddressQuestions([places[0]!, places[1]!, twin], 5, 7, "tuning");
  for (const { expected } of questions) expect([...expected].toSorted()).toEqual(["addr-0", "twin"]);
});
