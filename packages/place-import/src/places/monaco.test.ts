import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SkipReport } from "@lieudit/intake";
import { listRecords } from "@lieudit/place-index";
import type { PlaceKind, PlaceRecord } from "@lieudit/place-model";
import { isPlaceType } from "@lieudit/place-model/types";
import { MONACO_EXTRACT } from "@lieudit/test-kit/real-data";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openExtract } from "../osm/extract.ts";
import { openOsmFile } from "../osm/open-osm-file.ts";
import { mapFeaturesToPlaces } from "./places-from-features.ts";

const isThere = existsSync(MONACO_EXTRACT);

/** A real extract covers cases that no synthetic one has. The file is not in the repository. */
describe.skipIf(!isThere)(
  `the extract of Monaco${isThere ? "" : " (skipped: no file beside the repository)"}`,
  () => {
    let records: PlaceRecord[];
    let workFolder: string;

    beforeAll(async () => {
      workFolder = mkdtempSync(join(tmpdir(), "monaco-"));
      records = await read();
    }, 60_000);
    afterAll(() => rmSync(workFolder, { recursive: true, force: true }));

    async function read(): Promise<PlaceRecord[]> {
      const extract = await openExtract([await openOsmFile(MONACO_EXTRACT, { workFolder })], {
        skips: new SkipReport(),
        workFolder,
      });
      const options = {
        source: "monaco",
        areas: extract.areas,
        workFolder,
        now: new Date("2023-11-21T00:00:00Z"),
      };
      const all: PlaceRecord[] = [];
      for await (const record of mapFeaturesToPlaces(extract.features(), options))
        all.push(...("houses" in record ? listRecords(record) : [record]));
      return all;
    }

    function named(name: string, kind: PlaceKind): PlaceRecord[] {
      return records.filter(({ names, kind: own }) => own === kind && names.default === name);
    }

    test("contains the numbers that were counted in its tags", () => {
      const count = (has: (record: PlaceRecord) => unknown) => records.filter(has).length;
      expect(count(({ hours }) => hours)).toBe(152);
      // The values without a week: two unreadable ones, five of another season.
      expect(count(({ hours }) => hours !== undefined && hours.periods === undefined)).toBeLessThanOrEqual(8);
      expect(count(({ facts }) => facts.websiteUri)).toBeGreaterThanOrEqual(166);
      expect(count(({ facts }) => facts.nationalPhoneNumber)).toBeGreaterThanOrEqual(189);
      expect(count(({ kind }) => kind === "poi")).toBeGreaterThan(1_100);
      expect(count(({ kind }) => kind === "address")).toBeGreaterThan(240);
    });

    test("a street is one place, with its postcode", () => {
      expect(named("Rue Grimaldi", "street").map(({ address }) => address.formatted)).toEqual([
        "Rue Grimaldi, 98000 Monaco",
      ]);
    });

    test("the state is one place: a town and a country", () => {
      const [monaco, ...others] = named("Monaco", "locality");
      expect(others).toEqual([]);
      expect(monaco?.types).toEqual(["locality", "country", "political"]);
      expect(monaco?.viewport).toBeDefined();
      expect(named("Monte-Carlo", "locality")).toHaveLength(1);
    });

    test("the towns around it are in France", () => {
      const hotel = named("Villa Boeri", "poi")[0];
      expect(hotel?.address.countryCode).toBe("FR");
      expect(hotel?.facts.internationalPhoneNumber).toMatch(/^\+33 /);
    });

    test("ids are unique, and the same when it is read again", async () => {
      const ids = records.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(await read()).toEqual(records);
    });

    test("every record is complete", () => {
      for (const { id, types, primaryType, names, address, location, timeZone } of records) {
        expect(id).toMatch(/^[A-Za-z0-9_-]{10,}$/);
        expect(types[0], id).toBe(primaryType);
        expect(
          types.filter((type) => !isPlaceType(type)),
          id,
        ).toEqual([]);
        expect(names.default, id).not.toBe("");
        expect(address.countryCode, id).toMatch(/^(MC|FR)$/);
        expect(timeZone, id).toMatch(/^Europe\/(Monaco|Paris)$/);
        expect(location.latitude, id).toBeCloseTo(43.73, 0);
      }
    });
  },
);
