import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SkipReport } from "@lieudit/intake";
import { openFeedFile } from "@lieudit/intake/files";
import { readIrveLive } from "@lieudit/live-values";
import { getRealDataPath } from "@lieudit/test-kit/real-data";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { groupConnectors } from "./charging-station.ts";
import { readIrveStatic } from "./read-irve-static.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-irve-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SOUND: Record<string, string> = {
  nom_enseigne: "Ampère",
  nom_operateur: "Ampère SAS",
  id_station_itinerance: "FRAMPP1",
  nom_station: "Parking du Port",
  adresse_station: "3 quai des Cordiers",
  coordonneesXY: "[6.81, 43.24]",
  nbre_pdc: "1",
  id_pdc_itinerance: "FRAMPE1",
  puissance_nominale: "22",
  prise_type_2: "True",
  horaires: "24/7",
  accessibilite_pmr: "Réservé PMR",
  reservation: "False",
  date_maj: "2026-04-01",
};

async function file(
  rows: readonly Record<string, string>[],
  name = "irve.csv",
  encoding: BufferEncoding = "utf8",
) {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  const text = lines
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\n");
  await writeFile(join(folder, name), Buffer.from(text, encoding));
  return openFeedFile(join(folder, name));
}

async function stations(...rows: Record<string, string>[]) {
  const skips = new SkipReport();
  const read = await readIrveStatic(await file(rows.map((row) => ({ ...SOUND, ...row }))), skips);
  return { read, reasons: skips.list().map(({ reason }) => reason) };
}

describe("static", () => {
  test("JSON lines give the same stations as CSV; a line that is damaged costs that line", async () => {
    const rows = [SOUND, { ...SOUND, id_station_itinerance: "FRAMPP2", id_pdc_itinerance: "FRAMPE2" }];
    const path = join(folder, "irve.jsonl");
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
    await writeFile(path, [lines[0], '{"id_station_itinerance": "FRAMPP3",\u0001}\n', lines[1]].join(""));
    const skips = new SkipReport();
    const read = await readIrveStatic(await openFeedFile(path), skips);
    expect(read).toEqual(await readIrveStatic(await file(rows), new SkipReport()));
    expect(skips.list().map(({ reason, count }) => [reason, count])).toEqual([
      ["lines that are not JSON", 1],
    ]);
  });

  test("a valid row", async () => {
    const { read, reasons } = await stations({});
    expect(read).toEqual([
      {
        id: "FRAMPP1",
        name: "Parking du Port",
        location: { latitude: 43.24, longitude: 6.81 },
        address: "3 quai des Cordiers",
        makers: ["Ampère", "Ampère SAS"],
        hours: "24/7",
        pointCount: 1,
        points: [{ id: "FRAMPE1", kilowatts: 22, types: ["EV_CONNECTOR_TYPE_TYPE_2"] }],
        isReservable: false,
        wheelchairParking: true,
        updated: "2026-04-01",
      },
    ]);
    expect(reasons).toEqual([]);
  });

  test.each([
    ["[6.81,43.24]", 43.24, 6.81],
    ["6.81, 43.24", 43.24, 6.81],
    ["[43.24, 6.81]", 43.24, 6.81],
    ["[-61.5,16.2]", 16.2, -61.5],
  ])("the position %s", async (coordonneesXY, latitude, longitude) => {
    expect((await stations({ coordonneesXY })).read[0]?.location).toEqual({ latitude, longitude });
  });

  test("without a position the consolidated file's is used, without both the point is skipped", async () => {
    const consolidated = {
      coordonneesXY: "",
      consolidated_longitude: "6.82",
      consolidated_latitude: "43.25",
    };
    expect((await stations(consolidated)).read[0]?.location).toEqual({ latitude: 43.25, longitude: 6.82 });
    const { reasons } = await stations({}, { id_pdc_itinerance: "FRAMPE2", coordonneesXY: "[0,0]" });
    expect(reasons).toEqual(["charging points without a position"]);
  });

  test.each([
    ["22.0", 22],
    ["7,4", 7.4],
    ["22 kW", 22],
    ["22000", 22],
    ["", 0],
  ])("the power %o is %d kW", async (puissance_nominale, kilowatts) => {
    expect((await stations({ puissance_nominale })).read[0]?.points[0]?.kilowatts).toBe(kilowatts);
  });

  test("of a repeated point the newest row is used, in any order", async () => {
    const old = { puissance_nominale: "11", date_maj: "2024-01-01", nom_station: "Ancien" };
    for (const rows of [
      [{}, old],
      [old, {}],
    ]) {
      const { read, reasons } = await stations(...rows);
      expect(read).toMatchObject([{ name: "Parking du Port", points: [{ kilowatts: 22 }] }]);
      expect(reasons).toEqual(["repeated charging points"]);
    }
  });

  test("stars and spaces in ids, and stations outside the register", async () => {
    const { read } = await stations(
      { id_station_itinerance: "FR*AMP*P1", id_pdc_itinerance: "FR*AMP*E1" },
      { id_station_itinerance: "FRAMPP1", id_pdc_itinerance: "FRAMPE2" },
      { id_station_itinerance: "Non concerné", id_pdc_itinerance: "Non concerné", id_pdc_local: "a" },
      { id_station_itinerance: "Non concerné", id_pdc_itinerance: "Non concerné", id_pdc_local: "b" },
    );
    expect(read.map(({ id, points }) => [id.length, points.map((point) => point.id)])).toEqual([
      [7, ["FRAMPE1", "FRAMPE2"]],
      [17, [undefined, undefined]],
    ]);
  });

  test("hours separated by commas, and enums and names in Windows-1252", async () => {
    const row = {
      ...SOUND,
      horaires: "Mo-Fr 08:00-12:00,Mo-Fr 14:00-18:00,Sa 08:00-18:00",
      accessibilite_pmr: "Accessible mais non réservé PMR",
    };
    const [station] = await readIrveStatic(await file([row], "latin.csv", "latin1"), new SkipReport());
    expect(station).toMatchObject({
      hours: "Mo-Fr 08:00-12:00, Mo-Fr 14:00-18:00, Sa 08:00-18:00",
      makers: ["Ampère", "Ampère SAS"],
      wheelchairParking: true,
    });
  });

  test("another table is rejected", async () => {
    await expect(readIrveStatic(await file([{ a: "b" }], "other.csv"), new SkipReport())).rejects.toThrow(
      /holds no charging point/,
    );
  });
});

test("connectors are counted by type and power, of which a domestic plug has 3.7 kW at most", () => {
  const both = ["EV_CONNECTOR_TYPE_TYPE_2", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"] as const;
  const points = [22, 22, 7.4].map((kilowatts) => ({ kilowatts, types: [...both] }));
  expect(
    groupConnectors(points).map(({ type, maxChargeRateKw, count }) => [
      type.slice(18),
      maxChargeRateKw,
      count,
    ]),
  ).toEqual([
    ["TYPE_2", 22, 2],
    ["TYPE_2", 7.4, 1],
    ["UNSPECIFIED_WALL_OUTLET", 3.7, 3],
  ]);
});

describe("dynamic", () => {
  const NOW = new Date("2026-05-02T10:00:00Z");
  const state = (row: Record<string, string>) => ({
    id_pdc_itinerance: "FRAMPE1",
    etat_pdc: "en_service",
    occupation_pdc: "libre",
    horodatage: "2026-05-02T11:55:00+02:00",
    ...row,
  });
  async function states(...rows: Record<string, string>[]) {
    const skips = new SkipReport();
    const read = await readIrveLive(await file(rows.map(state), "live.csv"), NOW, skips);
    return { read: Object.fromEntries(read), reasons: skips.list().map(({ reason }) => reason) };
  }
  const FREE = { isInService: true, isFree: true, brokenTypes: [], time: "2026-05-02T09:55:00Z" };

  test.each([
    "2026-05-02T11:55:00+02:00",
    "2026-05-02T11:55:00+0200",
    "2026-05-02 09:55:00.123456+00:00",
    "2026-05-02T09:55:00Z",
  ])("the time %s", async (horodatage) =>
    expect((await states({ horodatage })).read).toEqual({ FRAMPE1: FREE }),
  );

  test.each([
    [{ occupation_pdc: "occupe" }, { ...FREE, isFree: false }],
    [{ occupation_pdc: "reserve" }, { ...FREE, isFree: false }],
    [{ occupation_pdc: "inconnu" }, { ...FREE, isFree: false }],
    [{ etat_pdc: "hors_service" }, { ...FREE, isInService: false, isFree: false }],
    [
      { etat_prise_type_combo_ccs: "hors_service" },
      { ...FREE, brokenTypes: ["EV_CONNECTOR_TYPE_CCS_COMBO_2"] },
    ],
  ])("%o", async (row, expected) => expect((await states(row)).read).toEqual({ FRAMPE1: expected }));

  test.each([
    [{ horodatage: "2026-05-01T11:00:00+02:00" }, "states of more than a day ago"],
    [{ horodatage: "2026-05-03T11:00:00+02:00" }, "states from the future"],
    [{ horodatage: "tantôt" }, "states without a time"],
    [{ etat_pdc: "inconnu" }, "unknown states"],
    [{ id_pdc_itinerance: "" }, "lines without a charging point"],
  ])("%o is skipped: %s", async (row, reason) => {
    const { read, reasons } = await states({ id_pdc_itinerance: "FRAMPE2" }, row);
    expect(read).toEqual({ FRAMPE2: FREE });
    expect(reasons).toEqual([reason]);
  });

  test("a file without a usable state is rejected with the reason", async () => {
    const old = { horodatage: "2026-03-01T08:00:00+02:00" };
    await expect(
      states(old, { horodatage: "tantôt" }, { ...old, id_pdc_itinerance: "FRAMPE2" }),
    ).rejects.toThrow(
      /^live\.csv holds no state that is of use \(states of more than a day ago: 2; states without a time: 1\)\. Nothing was changed; give a dynamic IRVE file of today\.$/,
    );
  });

  test("of two rows of a point the newest is used", async () => {
    const old = { horodatage: "2026-05-02T08:00:00+02:00", etat_pdc: "hors_service" };
    for (const rows of [
      [{}, old],
      [old, {}],
    ]) {
      expect((await states(...rows)).read).toEqual({ FRAMPE1: FREE });
    }
  });
});

const IRVE = getRealDataPath("irve");
describe.skipIf(!existsSync(IRVE))(
  "the official schema and its examples (skipped where they are absent)",
  () => {
    const example = (name: string) => openFeedFile(join(IRVE, name));

    test("every column that is read is in one of the schemas or the consolidated file", () => {
      const columns = ["schema-statique.json", "schema-dynamique.json"].flatMap((name) => {
        const { fields } = JSON.parse(readFileSync(join(IRVE, name), "utf8")) as {
          fields: { name: string }[];
        };
        return fields.map((field) => field.name.toLowerCase());
      });
      const source = ["read-irve-static.ts", "../../../../live-values/src/feeds/read-irve-live.ts"]
        .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
        .join("\n");
      const read = [...source.matchAll(/row\.(\w+)|text\("(\w+)"\)|\["((?:prise|etat)_\w+)"/g)].map(
        (match) => match[1] ?? match[2] ?? match[3]!,
      );
      expect(read.length).toBeGreaterThan(20);
      expect(
        read.filter((column) => !column.startsWith("consolidated_") && !columns.includes(column)),
      ).toEqual([]);
    });

    test("the example of static data", async () => {
      const [station] = await readIrveStatic(await example("exemple-valide-statique.csv"), new SkipReport());
      expect(station).toMatchObject({ id: "ESZUNP395912133460086982" });
    });

    test("the example of dynamic data", async () => {
      const states = await readIrveLive(
        await example("exemple-valide-dynamique.csv"),
        new Date("2022-10-18T13:00:00Z"),
        new SkipReport(),
      );
      expect([...states.keys()]).toEqual(["FRA68P68021001", "ESZUNE1111ER7"]);
    });

    test("a real file: 33 stations with 247 points", async () => {
      const skips = new SkipReport();
      const read = await readIrveStatic(await example("irve-statique-06-2025-07.csv"), skips);
      expect(read).toHaveLength(33);
      expect(read.reduce((sum, { points }) => sum + points.length, 0)).toBe(247);
      expect(skips.list()).toEqual([]);
    });
  },
);
