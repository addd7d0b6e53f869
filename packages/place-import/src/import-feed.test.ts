import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readStationTable } from "@lieudit/place-index/live";
import { openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { readManifest } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { getRealDataPath, MONACO_EXTRACT } from "@lieudit/test-kit/real-data";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importFeed } from "./import-feed.ts";
import { importPlaces } from "./import-places.ts";
import type { OsmElement } from "./osm/osm-element.ts";
import { dataBlob, headerBlob } from "./osm/pbf-writer.ts";
import { listSources, removeSources } from "./remove-sources.ts";

const NOW = new Date("2026-05-02T10:00:00Z");
let folder = "";
let dataDir = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-feed-"));
  dataDir = join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const node = (id: number, latitude: number, tags: Record<string, string>): OsmElement => ({
  type: "node",
  id,
  latitude,
  longitude: 6.81,
  tags,
});
const OSM_STATION = {
  amenity: "fuel",
  name: "Relais du Port",
  "fuel:octane_95": "yes",
  "fuel:cng": "yes",
  opening_hours: "Mo-Sa 07:00-20:00",
};
const OSM_CHARGER = { amenity: "charging_station", operator: "Ampère Mobilité", "socket:type2": "9" };

const pdv = (
  id: string,
  latitude: number,
  price = "1.749",
) => `<pdv id="${id}" latitude="${latitude * 1e5}" longitude="681000" cp="83990" pop="R">
  <adresse>12 ROUTE DU PHARE</adresse><ville>PORT-VALBRUNE</ville>
  <horaires automate-24-24="1"/><services><service>Toilettes publiques</service><service>Boutique alimentaire</service></services>
  <prix nom="Gazole" id="1" maj="2026-05-01 08:30:00" valeur="${price}"/></pdv>`;
const COLUMNS =
  "nom_amenageur,nom_operateur,nom_enseigne,id_station_itinerance,nom_station,adresse_station,coordonneesXY,nbre_pdc,id_pdc_itinerance,puissance_nominale,prise_type_ef,prise_type_2,prise_type_combo_ccs,prise_type_chademo,prise_type_autre,paiement_cb,horaires,date_maj";
const point = (
  station: string,
  id: string,
  latitude: number,
  rest = "22,False,True,False,False,False,True,24/7,2026-04-01",
) =>
  `Ville,Ampère,Ampère,${station},Parking du Port,"3 quai des Cordiers 83990 PORT-VALBRUNE","[6.81,${latitude}]",2,${id},${rest}`;

async function map(...elements: OsmElement[]): Promise<void> {
  const path = join(folder, "town.osm.pbf");
  await writeFile(path, Buffer.concat([headerBlob({ bounds: [6.7, 43.1, 6.9, 43.3] }), dataBlob(elements)]));
  await importPlaces({ files: [path], name: "town", dataDir, now: () => NOW, graceMs: 0 });
}

async function feed(kind: "fuel" | "irve", content: string, name?: string) {
  const path = join(folder, kind === "fuel" ? "prix.xml" : "irve.csv");
  await writeFile(path, content);
  return importFeed({ kind, file: path, name, dataDir, now: () => NOW, graceMs: 0 });
}
const fuel = (...stations: string[]) => feed("fuel", `<pdv_liste>${stations.join("")}</pdv_liste>`);
const irve = (...points: string[]) => feed("irve", [COLUMNS, ...points].join("\n"));

async function place(id: string): Promise<PlaceRecord | null> {
  const manifest = await readManifest(join(dataDir, "places"));
  const index = await openSqlitePlaceIndex(join(dataDir, "places", manifest!.index!));
  try {
    return await index.getPlace(id);
  } finally {
    await index.close();
  }
}

test("attribution can be replaced by an option", async () => {
  await map(node(1, 43.24, OSM_STATION), node(2, 43.2, OSM_STATION));
  const path = join(folder, "prix.xml");
  await writeFile(
    path,
    `<pdv_liste>${[pdv("83990001", 43.2405), pdv("83990002", 43.27)].join("")}</pdv_liste>`,
  );
  const shared = { kind: "fuel", file: path, dataDir, now: () => NOW, graceMs: 0 } as const;
  const { source } = await importFeed({ ...shared, attribution: "Somebody else" });
  expect(source.attribution).toBe("Somebody else");
  const getCredits = async (id: string) => (await place(id))?.attributions.map(({ provider }) => provider);
  expect(await getCredits("osm-n-0000000001")).toEqual(["© OpenStreetMap contributors", "Somebody else"]);
  expect(await getCredits("osm-n-0000000002")).toEqual(["© OpenStreetMap contributors"]);
  expect(await getCredits("fuel-83990002")).toEqual(["Somebody else"]);
});

describe("fuel", () => {
  test("a station near a place of the map is that place; its hours and other fuels are kept, its prices are official", async () => {
    await map(node(1, 43.24, OSM_STATION));
    const report = await fuel(pdv("83990001", 43.2405), pdv("83990002", 43.27));
    expect(report).toMatchObject({ readCount: 2, joinedCount: 1, ownCount: 1, indexedCount: 2 });
    const joined = await place("osm-n-0000000001");
    expect(joined).toMatchObject({
      source: "town",
      names: { default: "Relais du Port" },
      hours: { tag: "Mo-Sa 07:00-20:00" },
      address: { street: "Route du Phare", houseNumber: "12" },
      attributions: [
        { provider: "© OpenStreetMap contributors" },
        { provider: "prix-carburants.gouv.fr (Licence Ouverte 2.0)" },
      ],
      facts: {
        restroom: true,
        fuelOptions: {
          fuelPrices: [
            {
              type: "DIESEL",
              price: { currencyCode: "EUR", units: "1", nanos: 749_000_000 },
              updateTime: "2026-05-01T06:30:00Z",
            },
            { type: "METHANE" },
          ],
        },
      },
    });
    expect(joined?.types).toEqual(["gas_station", "convenience_store", "point_of_interest", "establishment"]);
  });

  test("a station that the map lacks becomes a place, in French spelling", async () => {
    await fuel(pdv("83990002", 43.27));
    expect(await place("fuel-83990002")).toMatchObject({
      kind: "poi",
      source: "fuel",
      names: { default: "Station-service, 12 Route du Phare" },
      address: { formatted: "12 Route du Phare, 83990 Port-Valbrune", countryCode: "FR" },
      hours: { tag: "24/7", isWeekly: true },
      timeZone: "Europe/Paris",
    });
  });

  test("importing the map again keeps the feed joined; removing the feed restores the map's data", async () => {
    await map(node(1, 43.24, OSM_STATION));
    await fuel(pdv("83990001", 43.2405));
    await map(node(1, 43.24, { ...OSM_STATION, name: "Relais du Vieux Port" }));
    expect(await place("osm-n-0000000001")).toMatchObject({
      names: { default: "Relais du Vieux Port" },
      facts: { fuelOptions: { fuelPrices: [{ type: "DIESEL" }, { type: "METHANE" }] } },
    });
    expect(
      (await listSources({ dataDir })).map(({ name, kind, joinedCount }) => [name, kind, joinedCount]),
    ).toEqual([
      ["town", undefined, undefined],
      ["fuel", "fuel", 1],
    ]);
    await removeSources({ dataDir, names: ["fuel"], graceMs: 0 });
    expect((await place("osm-n-0000000001"))?.facts.fuelOptions).toEqual({
      fuelPrices: [{ type: "SP95" }, { type: "METHANE" }],
    });
    const names = await readdir(join(dataDir, "places"));
    expect(names.filter((name) => name.startsWith("stations-"))).toEqual([]);
  });

  test("when the map gets a station, the feed's own place is removed", async () => {
    await map(node(9, 43.1, { amenity: "cafe", name: "Café" }));
    await fuel(pdv("83990001", 43.2405));
    expect(await place("fuel-83990001")).not.toBeNull();
    await map(node(1, 43.25, { ...OSM_STATION, "ref:FR:prix-carburants": "83990001" }));
    expect(await place("fuel-83990001")).toBeNull();
    expect((await place("osm-n-0000000001"))?.facts.fuelOptions?.fuelPrices[0]?.type).toBe("DIESEL");
  });

  test("a former station id in the map matches the station", async () => {
    await map(node(1, 43.25, { ...OSM_STATION, "ref:FR:prix-carburants": "83990001" }));
    const old = pdv("83990001", 43.2405).replace("2026-05-01", "2024-05-01");
    expect(await fuel(old, pdv("83990009", 43.2406))).toMatchObject({
      readCount: 1,
      joinedCount: 1,
      ownCount: 0,
    });
  });

  test("the published table has the place of each station, and only the current table is kept", async () => {
    await map(node(1, 43.24, OSM_STATION));
    await fuel(pdv("83990001", 43.2405), pdv("83990002", 43.27));
    await fuel(pdv("83990001", 43.2405), pdv("83990003", 43.27));
    const path = join(dataDir, "places");
    const manifest = (await readManifest(path))!;
    expect(await readStationTable(path, manifest)).toEqual({
      fuel: { "83990001": "osm-n-0000000001", "83990003": "fuel-83990003" },
      irve: {},
    });
    expect((await readdir(path)).filter((name) => name.startsWith("stations-"))).toEqual([manifest.stations]);
  });

  test("a damaged file changes nothing", async () => {
    await fuel(pdv("83990001", 43.2405));
    const before = await readFile(join(dataDir, "places/current.json"), "utf8");
    await expect(feed("fuel", "<pdv_liste><pdv id=")).rejects.toMatchObject({ code: "DAMAGED" });
    expect(await readFile(join(dataDir, "places/current.json"), "utf8")).toBe(before);
    expect(await place("fuel-83990001")).not.toBeNull();
  });

  test.each(["read", "index"])("a feed stopped in the phase %s leaves nothing behind", async (phase) => {
    await map(node(1, 43.24, OSM_STATION));
    const before = await readdir(join(dataDir, "places"), { recursive: true });
    const path = join(folder, "prix.xml");
    await writeFile(path, `<pdv_liste>${pdv("83990001", 43.24)}</pdv_liste>`);
    const stop = new AbortController();
    const stopped = importFeed({
      kind: "fuel",
      file: path,
      dataDir,
      signal: stop.signal,
      now: () => NOW,
      graceMs: 0,
      onProgress: (step) => {
        if (step.phase === phase) stop.abort(new Error("stopped"));
      },
    });
    await expect(stopped).rejects.toMatchObject({ code: "ABORTED" });
    expect(await readdir(join(dataDir, "places"), { recursive: true })).toEqual(before);
    expect((await place("osm-n-0000000001"))?.names.default).toBe("Relais du Port");
  });

  test("a map and a feed cannot have the same name", async () => {
    await map(node(1, 43.24, OSM_STATION));
    await expect(
      feed("fuel", `<pdv_liste>${pdv("83990001", 43.24)}</pdv_liste>`, "town"),
    ).rejects.toMatchObject({
      code: "USAGE",
      message: expect.stringContaining('"town" is the name of a source of another kind (places)'),
    });
  });
});

describe("charging points", () => {
  test("points are counted by type and power, at the place of the map with the same operator", async () => {
    await map(
      node(1, 43.24, OSM_CHARGER),
      node(2, 43.2402, { amenity: "charging_station", operator: "Autre Réseau" }),
    );
    const report = await irve(
      point("FRAMPP1", "FRAMPE11", 43.2403),
      point("FRAMPP1", "FRAMPE12", 43.2403, "150.0,false,true,TRUE,False,False,true,24/7,2026-04-01"),
      point("FR*AMP*P2", "FRAMPE21", 43.28),
    );
    expect(report).toMatchObject({ readCount: 2, joinedCount: 1, ownCount: 1 });
    expect(await place("osm-n-0000000001")).toMatchObject({
      facts: {
        paymentOptions: { acceptsCreditCards: true },
        evChargeOptions: {
          connectorCount: 2,
          connectorAggregation: [
            { type: "EV_CONNECTOR_TYPE_CCS_COMBO_2", maxChargeRateKw: 150, count: 1 },
            { type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 150, count: 1 },
            { type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 22, count: 1 },
          ],
        },
      },
    });
    expect((await place("osm-n-0000000002"))?.facts.evChargeOptions).toBeUndefined();
    expect(await place("irve-FRAMPP2")).toMatchObject({
      names: { default: "Parking du Port" },
      brand: "Ampère",
      address: { formatted: "3 Quai des Cordiers, 83990 Port-Valbrune" },
      hours: { tag: "24/7" },
    });
  });

  test("a point's id in the map joins its station", async () => {
    await map(node(1, 43.25, { ...OSM_CHARGER, operator: "Autre Réseau", "ref:EU:EVSE": "FR*AMP*E12" }));
    expect(await irve(point("FRAMPP1", "FRAMPE12", 43.24))).toMatchObject({ joinedCount: 1, ownCount: 0 });
  });
});

test.skipIf(!existsSync(MONACO_EXTRACT))(
  "Monaco with the prices and charging points around it (skipped without the files)",
  async () => {
    await importPlaces({
      files: [MONACO_EXTRACT],
      dataDir,
      now: () => NOW,
      graceMs: 0,
    });
    const report = await importFeed({
      kind: "fuel",
      file: getRealDataPath("fuel/prix-carburants-06-2026-05-01.xml"),
      dataDir,
      now: () => NOW,
      graceMs: 0,
    });
    expect(report).toMatchObject({ readCount: 139, skipped: [] });
    await importFeed({
      kind: "irve",
      file: getRealDataPath("irve/irve-statique-06-2025-07.csv"),
      dataDir,
      now: () => NOW,
      graceMs: 0,
    });
    expect((await place("fuel-06240004"))?.facts.fuelOptions?.fuelPrices[0]).toEqual({
      type: "DIESEL",
      price: { currencyCode: "EUR", units: "2", nanos: 349_000_000 },
      updateTime: "2026-04-27T22:00:00Z",
    });
    expect((await place("irve-FREVAP06012A"))?.facts.evChargeOptions?.connectorCount).toBe(19);
  },
);
