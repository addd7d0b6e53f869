import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { createQuestions } from "./questions.ts";
import { answerQuestion } from "./scripted-caller.ts";

const TUESDAY = new Date("2026-11-10T09:00:00Z");

const LISTED = "1. ⟦Le Fournil⟧ bakery · ⟦1 rue Haute⟧ · id osm-n-1\nSource: ⟦OSM⟧, read 2026-11-10T09:00Z.";

/** A server whose tools return these texts. */
function callOver(texts: Readonly<Record<string, string>>) {
  const calls: [string, Record<string, unknown>][] = [];
  const call = async (name: string, args: Record<string, unknown>) => {
    calls.push([name, args]);
    return texts[name] ?? "Nothing matches.";
  };
  return { calls, call };
}

test("reads a fact of the place that has the asked name, in both languages", async () => {
  const { call, calls } = callOver({ search_places: LISTED, place_details: "phone: ⟦02 61 00 00 01⟧" });
  const asked = [
    "Quel est le numéro de téléphone de Le Fournil, à Aubremer ?",
    "What is the phone number of Le Fournil, in Aubremer?",
  ];
  for (const question of asked) expect(await answerQuestion(question, call, TUESDAY)).toBe("02 61 00 00 01");
  expect(calls[0]).toEqual(["search_places", { query: "Le Fournil, Aubremer", limit: 1 }]);
});

test("says that a fact is unknown if the first result has another name", async () => {
  const { call } = callOver({ search_places: LISTED, place_details: "phone: ⟦02 61 00 00 01⟧" });
  const question = "What is the phone number of Le Zorglub, in Aubremer?";
  expect(await answerQuestion(question, call, TUESDAY)).toBe("unknown");
});

test("asks for the next such weekday", async () => {
  const { call, calls } = callOver({ verify_claims: "1. false: ⟦Le Fournil⟧" });
  const question = "Est-ce que c’est ouvert mardi à 8 h : Le Fournil, à Aubremer ?";
  expect(await answerQuestion(question, call, TUESDAY)).toBe("false");
  expect(calls[0]?.[1]).toMatchObject({ claims: [{ value: "2026-11-17T08:00" }] });
});

test("rejects a question that no rule reads", async () => {
  await expect(answerQuestion("Why?", callOver({}).call, TUESDAY)).rejects.toThrow("No rule reads");
});

test("makes questions that the rules read, and accepts only right answers", async () => {
  const records = [1, 2].map((number) =>
    aPlaceRecord({
      id: `osm-n-${number}`,
      kind: "poi",
      types: [
        "bakery",
        "pharmacy",
        "library",
        "post_office",
        "supermarket",
        "gas_station",
        "hotel",
        "french_restaurant",
      ],
      names: { default: `Le Fournil ${number}` },
      address: {
        houseNumber: String(number),
        street: "rue Haute",
        postcode: "96310",
        locality: "Aubremer",
        countryCode: "FR",
        formatted: `${number} rue Haute, 96310 Aubremer`,
      },
      businessStatus: "OPERATIONAL",
      hours: {
        tag: "Mo-Su 07:00-20:00",
        isWeekly: true,
        periods: [{ open: { day: 0, hour: 0, minute: 0 } }],
      },
      facts: {
        nationalPhoneNumber: `02 61 00 00 0${number}`,
        websiteUri: "https://fournil.example",
        rating: number,
        fuelOptions: {
          fuelPrices: [
            {
              type: "DIESEL",
              price: { currencyCode: "EUR", units: "1", nanos: 700_000_000 },
              updateTime: "2026-11-01T00:00:00Z",
            },
          ],
        },
      },
    }),
  );
  const addresses = records.map((record) => ({
    ...record,
    id: `a-${record.id}`,
    names: { default: "" },
    kind: "address" as const,
  }));
  const questions = await createQuestions([...records, ...addresses], async () => 600);
  expect(questions).toHaveLength(160);
  for (const { text, accepts, expected, kind } of questions) {
    await expect(answerQuestion(text, callOver({}).call, TUESDAY)).resolves.toBeDefined();
    if (!kind.startsWith("open of")) expect(accepts(expected), text).toBe(true);
    expect(accepts("Chez Personne"), text).toBe(false);
  }
});
