import { StoreError } from "@lieudit/database";
import { parseListing } from "@lieudit/listing-model";
import { anEstateDraft } from "@lieudit/listing-model/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";
import type { Delivery } from "./delivery.ts";
import { readPoliris } from "./poliris/read-poliris.ts";
import { readJsonLines } from "./read-jsonl.ts";
import { createTemplate } from "./templates.ts";
import { readVehicleCsv } from "./vehicles/read-vehicle-csv.ts";
import { readVehicleXml } from "./vehicles/read-vehicle-xml.ts";

const FORMS: [name: string, read: (text: string) => Delivery, sample: string][] = [
  ["Poliris", readPoliris, createTemplate("poliris").repeat(2)],
  ["CSV", readVehicleCsv, createTemplate("vehicules-csv")],
  ["XML", readVehicleXml, createTemplate("vehicules-xml")],
  ["JSON lines", (text) => readJsonLines(text.split("\n")), `${JSON.stringify(anEstateDraft())}\n`.repeat(2)],
];

/** A place of the sample, how much of it goes, and what comes there. */
const changes = fc.array(
  fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(40),
    fc.oneof(
      fc.constantFrom(
        '"',
        "!#",
        ";",
        "\r\n",
        "<",
        "</vehicule>",
        "&x;",
        "{",
        "[",
        "\\u0000",
        "-1",
        "1e999",
        "\u202e",
      ),
      fc.string({ maxLength: 8 }),
    ),
  ),
  { minLength: 1, maxLength: 6 },
);

describe.each(FORMS)("%s, changed at random", (_name, read, sample) => {
  test("is a delivery or one sentence, and each listing is checked or refused", () => {
    fc.assert(
      fc.property(changes, (places) => {
        let text = sample;
        for (const [where, gone, come] of places) {
          const at = Math.floor(where * text.length);
          text = text.slice(0, at) + come + text.slice(at + gone);
        }
        try {
          const { listings, refused } = read(decodeText([Buffer.from(text)], "essai"));
          for (const { value, line } of listings) {
            expect(line).toBeGreaterThan(0);
            const parsed = parseListing({ ...value, agence: "agence-du-quai" });
            if (!parsed.ok) expect(parsed.problems.every(({ message }) => message.endsWith("."))).toBe(true);
          }
          expect(refused.every(({ reasons }) => reasons.length > 0)).toBe(true);
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          expect(error.message).toMatch(/\.$/);
        }
      }),
      { numRuns: 400 },
    );
  });

  test("is read or refused, however often a sign is repeated", () => {
    const wasReadOrRefused = (text: string) => {
      try {
        // Listings are read while they are taken.
        return [...read(text).listings].length >= 0;
      } catch (error) {
        return error instanceof StoreError;
      }
    };
    // A reader that goes back for each sign would take hours.
    for (const sign of ['"', "!#", "<", "<a>", "{", ";", "\r\n", '"!', "&"]) {
      expect(wasReadOrRefused(sample.slice(0, 200) + sign.repeat(200_000))).toBe(true);
    }
  });
});
