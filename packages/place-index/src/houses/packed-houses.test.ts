import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { House } from "./house-frame.ts";
import { getLeadingNumber, listKeysForId, packHouses, unpackHouses } from "./packed-houses.ts";

/** Returns houses of a street ten metres apart. */
function createStreet(numbers: readonly string[], toId: (number: string) => string, osm = () => ""): House[] {
  return numbers.map((number, i) => ({
    number,
    id: toId(number),
    osm: osm(),
    latitude: 432_400_000 + i * 900,
    longitude: 68_100_000 - i * 1_300,
  }));
}

const countBytes = (houses: readonly House[]) => packHouses(houses).bytes.length;

const NUMBERS = Array.from({ length: 40 }, (_, i) => String(2 * i + 1));
const hex = (number: string) => `addr-${number.padStart(16, "a")}`;

const numberTexts = fc.oneof(
  fc.nat({ max: 9_999 }).map(String),
  fc
    .tuple(
      fc.nat({ max: 300 }),
      fc.constantFrom(" bis", " ter", " quater", "A", "b", " C", ".10", "/2", "-14", " 5"),
    )
    .map(([number, suffix]) => number + suffix),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
);
const elements = fc.oneof(
  fc.constant(""),
  fc
    .tuple(fc.constantFrom("node", "way", "relation"), fc.nat({ max: 13_000_000_000 }))
    .map(([type, id]) => `${type}/${id}`),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const houses = fc
  .array(
    fc.record({
      number: numberTexts,
      id: fc.oneof(
        fc.stringMatching(/^addr-[0-9a-f]{16}$/),
        fc.constant("number"),
        fc.constant("short"),
        fc.constant("ban"),
        fc.string({ unit: "grapheme", maxLength: 30 }),
      ),
      osm: elements,
      latitude: fc.integer({ min: -900_000_000, max: 900_000_000 }),
      longitude: fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }),
    }),
    { minLength: 1, maxLength: 64 },
  )
  .map((street) =>
    street
      .map((house): House => {
        const rest = house.number.replaceAll(" ", "").toLowerCase();
        if (house.id === "number") return { ...house, id: `bano-091220150a-${rest}` };
        if (house.id === "short") return { ...house, id: `bano-091220150a-${rest.replace("bis", "b")}` };
        const [, digits = "", suffix = ""] = /^(\d*)(.*)$/.exec(rest) ?? [];
        const code = suffix === "" ? "" : `_${suffix}`;
        return house.id === "ban"
          ? { ...house, id: `ban-09122_0150_${digits.padStart(5, "0")}${code}` }
          : house;
      })
      .sort((a, b) => getLeadingNumber(a.number) - getLeadingNumber(b.number)),
  );

describe("house numbers of a street", () => {
  test("random ones come back as they were packed", () => {
    fc.assert(
      fc.property(houses, (street) => {
        expect(unpackHouses(packHouses(street))).toEqual(street);
      }),
    );
  });

  test("each is found by its id", () => {
    fc.assert(
      fc.property(houses, (street) => {
        const { idKeys, ...packed } = packHouses(street);
        const keys = new Set(idKeys);
        for (const { id } of street) {
          expect(listKeysForId(id).some((key) => keys.has(key))).toBe(true);
          expect(unpackHouses(packed, id)).toEqual(street.filter((house) => house.id === id));
        }
        expect(unpackHouses(packed, `${packed.idStart}-unknown`)).toEqual([]);
      }),
    );
  });

  test.each(["bano-091220150a-", "ban-09122_0150_"])(
    "one that is %s and its number is found alone",
    (start) => {
      const toId = (number: string) =>
        start + (start.startsWith("ban-") ? number.padStart(5, "0") : number.replace(" ", ""));
      const street = createStreet(["1", "2", "12 5", "13"], toId);
      for (const house of street) expect(unpackHouses(packHouses(street), house.id)).toEqual([house]);
      expect(unpackHouses(packHouses(street), `${start}5`)).toEqual([]);
    },
  );

  test("ids that follow from the number take no bytes, as do their keys", () => {
    const [plain, bano, ban] = [
      (number: string) => hex(number),
      (number: string) => `bano-091220150a-${number}`,
      (number: string) => `ban-09122_0150_${number.padStart(5, "0")}`,
    ].map((toId) => createStreet(NUMBERS, toId));
    expect(countBytes(plain!) / NUMBERS.length).toBeLessThan(14);
    for (const street of [bano!, ban!]) {
      expect(countBytes(street) / NUMBERS.length).toBeLessThan(5);
      expect(packHouses(street).idKeys).toHaveLength(1);
    }
  });

  test("one id of another form takes its own bytes alone", () => {
    const street = createStreet(NUMBERS, (number) =>
      number === "7" ? "other-place-7" : `bano-091220150a-${number}`,
    );
    expect(unpackHouses(packHouses(street))).toEqual(street);
    expect(packHouses(street).idKeys).toEqual(["bano-091220150a-", "other-place-7"]);
  });

  test("damaged bytes are an error or other houses, and never many more than bytes", () => {
    const { idStart, bytes } = packHouses(createStreet(NUMBERS, hex, () => "node/12345678901"));
    for (let length = 0; length < bytes.length; length++) {
      expect(() => unpackHouses({ idStart, bytes: bytes.slice(0, length) })).toThrow(
        "import the sources again",
      );
    }
    expect(() => unpackHouses({ idStart, bytes: Uint8Array.from([...bytes, 0]) })).toThrow(RangeError);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (random) => {
        try {
          expect(unpackHouses({ idStart, bytes: random }).length).toBeLessThanOrEqual(2 * random.length);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
