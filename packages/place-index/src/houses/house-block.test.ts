import type { PlaceRecord } from "@lieudit/place-model";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anAddress, awayFromHarbour } from "../conformance/places.ts";
import { encodePlusCode } from "../geo/plus-code.ts";
import { placeTerms, TERM_SIGNS } from "../search/terms.ts";
import { toPlaceWords } from "../text/place-words.ts";
import { placeRow, toCandidate } from "../writing/place-row.ts";
import { TypeNumbers } from "../writing/type-numbers.ts";
import { HouseBlock, HouseFrame, isNumberPrefix } from "./house-block.ts";
import { fillFrame, readFrame, splitAddress } from "./house-frame.ts";
import { HouseMatcher } from "./house-matcher.ts";

const TYPES = new TypeNumbers({ types: anAddress("1", "Rue").types, scopes: [] });
const toTypeNumber = (type: string) => TYPES.of(type);
const TOWN_NAMES = ["Port of Valbrune"];

function split(record: PlaceRecord) {
  return splitAddress(record, JSON.stringify(record));
}

/** Returns the houses as a block; undefined if one of them is stored whole. */
function toBlock(records: readonly PlaceRecord[]): HouseBlock | undefined {
  const parts = records.map(split);
  const [first] = parts;
  if (first === undefined) return undefined;
  const houses = parts.flatMap((part) => (part?.frame === first.frame ? part.house : []));
  const { context, locality } = toPlaceWords(readFrame(first.frame), TOWN_NAMES);
  const stored = { json: first.frame, scope: "", popularity: 0.05, context, locality };
  return houses.length < records.length
    ? undefined
    : new HouseBlock(1, new HouseFrame(stored, toTypeNumber), first.street, houses);
}

function listTerms(record: PlaceRecord): Set<string> {
  return new Set(placeTerms(record, toPlaceWords(record, TOWN_NAMES), toTypeNumber));
}

const numbers = fc.uniqueArray(
  fc.oneof(
    fc.integer({ min: 1, max: 2_000 }).map(String),
    fc.constantFrom(
      "12 bis",
      "12bis",
      "4 ter",
      "7A",
      "7 B",
      "20 d",
      "8.10",
      "1 2",
      "3 R",
      "9-11",
      "5 quater",
    ),
  ),
  { minLength: 1, maxLength: 12 },
);
const streets = fc.oneof(
  fc.constantFrom(
    "Rue de l’Église",
    "R. du Moulin",
    "La Canebière",
    "Rue du 8 Mai 1945",
    "Place A. Briand",
    "Le Bourg",
    "B Rue Haute",
    "Chemin 12",
    "12 Chemin",
    "The Strand",
    "Sous la",
    "Allée D",
    "Avenue du Gal Leclerc",
    "King's Road",
    "$& Rue",
  ),
  fc
    .array(
      fc.constantFrom("Rue", "de", "la", "Paix", "St", "B", "12", "bis", "Œuvre", "d'Or", "1er", "the"),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((words) => words.join(" ")),
);

describe("house numbers of a street", () => {
  test.each([true, false])(
    "their records come back, with the number before the street: %s",
    (isNumberFirst) => {
      fc.assert(
        fc.property(numbers, streets, fc.nat({ max: 9_999 }), (all, street, metres) => {
          for (const number of all) {
            const location = awayFromHarbour(metres, -3 * metres);
            const line = isNumberFirst ? `${number} ${street}` : `${street}, ${number}`;
            const code = encodePlusCode(location);
            const record = anAddress(number, street, {
              location,
              osm: "node/12",
              names: { default: line },
              address: { formatted: `${line}, 83999 Port-Valbrune` },
              plusCode: { globalCode: code, compoundCode: `${code.slice(4)} Port-Valbrune` },
            });
            const parts = split(record);
            if (parts === undefined) continue;
            expect(fillFrame(parts.frame, parts.street, parts.house)).toBe(JSON.stringify(record));
            expect(parts.frame).not.toContain(code.slice(4));
          }
        }),
      );
    },
  );

  test("are found by each term of their records, and by no other term", () => {
    let blockCount = 0;
    fc.assert(
      fc.property(
        numbers,
        streets,
        fc.array(fc.nat({ max: 9_000 }), { minLength: 12 }),
        (all, street, metres) => {
          const records = all.map((number, i) =>
            anAddress(number, street, { location: awayFromHarbour(metres[i]!, 2 * metres[i]!) }),
          );
          const block = toBlock(records);
          if (block === undefined) return;
          blockCount += 1;
          const known = records.map(listTerms);
          const found = block.countTerms();
          for (const term of known.flatMap((terms) => [...terms])) {
            const expected = known.flatMap((terms, at) => (terms.has(term) ? [at] : []));
            expect([term, new HouseMatcher({ all: [[term]] }).listIn(block)]).toEqual([term, expected]);
            if (!term.startsWith(TERM_SIGNS.wholeName) && !isNumberPrefix(term))
              expect([term, found.get(term)]).toEqual([term, expected.length]);
          }
          expect(new HouseMatcher({ all: [["zorblat", "%hours"]] }).listIn(block)).toEqual([]);
        },
      ),
    );
    expect(blockCount).toBeGreaterThan(50);
  });

  test("are ranked by the words of their records", () => {
    fc.assert(
      fc.property(numbers, streets, (all, street) => {
        const records = all.map((number) => anAddress(number, street));
        const block = toBlock(records);
        for (const [at, record] of records.entries()) {
          const { candidate } = placeRow(
            record,
            { scope: "", popularity: 0.05, townNames: TOWN_NAMES },
            TYPES,
          );
          const names = TYPES.all.reduce<string[]>((list, { number, name }) => {
            list[number] = name;
            return list;
          }, []);
          const { rank, kind, location, popularity, country, primaryType, types, ...words } = toCandidate(
            1 + at,
            candidate,
            names,
          );
          const expected = { rank, kind, location, popularity, country, primaryType, types };
          if (block !== undefined) expect(block.candidate(at)).toMatchObject({ ...expected, ...words });
        }
      }),
    );
  });

  test("most of them are packed", () => {
    for (const street of [
      "Rue de l’Église",
      "Rue du 8 Mai 1945",
      "La Canebière",
      "Allée D",
      "R. du Moulin",
    ]) {
      expect(toBlock(["1", "8", "12 bis", "7A"].map((number) => anAddress(number, street)))).toBeDefined();
    }
  });

  test.each<[string, Partial<PlaceRecord>]>([
    ["opening hours", { hours: { tag: "24/7", isWeekly: true } }],
    ["a phone number", { facts: { nationalPhoneNumber: "04 94 12 34 56" } }],
    ["an outline", { viewport: { low: awayFromHarbour(0), high: awayFromHarbour(9) } }],
    ["another kind", { kind: "poi" }],
    ["a position finer than a centimetre", { location: { latitude: 43.123_456_789, longitude: 6.1 } }],
    ["our own marks in its town", { timeZone: "¦1" }],
  ])("one with %s is stored whole", (_what, facts) => {
    expect(split({ ...anAddress("4", "Rue Neuve"), ...facts })).toBeUndefined();
  });
});
