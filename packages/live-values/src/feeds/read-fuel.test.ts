import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { SkipReport } from "@lieudit/intake";
import { buildZip, openFeedFile } from "@lieudit/intake/files";
import { getRealDataPath } from "@lieudit/test-kit/real-data";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FuelStation } from "./fuel-station.ts";
import { readFuel } from "./read-fuel.ts";

const NOW = new Date("2026-05-02T10:00:00Z");
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-fuel-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const PDV = `<pdv id="83990001" latitude="4324120.5" longitude="681370" cp="83990" pop="R">
  <adresse>12 ROUTE DE L'ÉCLUSE</adresse><ville>PORT-VALBRUNE</ville>
  <horaires automate-24-24=""><jour id="1" nom="Lundi" ferme=""><horaire ouverture="07.00" fermeture="12.00"/><horaire ouverture="14.00" fermeture="18.30"/></jour>
  <jour id="2" nom="Mardi" ferme=""><horaire ouverture="07.00" fermeture="18.30"/></jour><jour id="3" nom="Mercredi" ferme=""><horaire ouverture="07.00" fermeture="18.30"/></jour>
  <jour id="7" nom="Dimanche" ferme="1"><horaire ouverture="01.00" fermeture="01.00"/></jour></horaires>
  <services><service>Toilettes publiques</service><service>Restauration à emporter</service></services>
  <prix nom="Gazole" id="1" maj="2026-05-01 08:30:00" valeur="1.749"/>
  <prix nom="SP98" id="6" maj="2026-05-01 08:30:00" valeur="1.899"/>
  <rupture nom="SP98" id="6" debut="2026-05-01 20:00:00" fin="" type="temporaire"/>
</pdv>`;
const xml = (...stations: string[]) =>
  `<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>\n<pdv_liste>${stations.join("\n")}</pdv_liste>`;

async function read(
  name: string,
  content: string | Buffer,
): Promise<{ stations: FuelStation[]; skips: SkipReport }> {
  const path = join(folder, name);
  await writeFile(path, content);
  const skips = new SkipReport();
  return { stations: await readFuel(await openFeedFile(path), NOW, skips), skips };
}

const STATION: FuelStation = {
  id: "83990001",
  location: { latitude: 43.241205, longitude: 6.8137 },
  postcode: "83990",
  address: "12 ROUTE DE L'ÉCLUSE",
  town: "PORT-VALBRUNE",
  hours: "Mo 07:00-12:00,14:00-18:30; Tu-We 07:00-18:30; Su off",
  services: ["Toilettes publiques", "Restauration à emporter"],
  prices: [
    {
      type: "DIESEL",
      price: { currencyCode: "EUR", units: "1", nanos: 749_000_000 },
      updateTime: "2026-05-01T06:30:00Z",
    },
    { type: "SP98" },
  ],
};

describe("forms of the feed", () => {
  const latin = Buffer.from(xml(PDV), "latin1");
  const cells = {
    id: "83990001",
    latitude: "4324120.5",
    longitude: 681370,
    cp: "83990",
    pop: "R",
    adresse: "12 ROUTE DE L'ÉCLUSE",
    ville: "PORT-VALBRUNE",
    horaires: JSON.stringify({
      "@automate-24-24": "",
      jour: [
        {
          "@id": "1",
          "@nom": "Lundi",
          "@ferme": "",
          horaire: [
            { "@ouverture": "07.00", "@fermeture": "12.00" },
            { "@ouverture": "14.00", "@fermeture": "18.30" },
          ],
        },
        { "@id": "2", "@ferme": "", horaire: { "@ouverture": "07.00", "@fermeture": "18.30" } },
        { "@id": "3", "@ferme": "", horaire: { "@ouverture": "07.00", "@fermeture": "18.30" } },
        { "@id": "7", "@ferme": "1", horaire: { "@ouverture": "01.00", "@fermeture": "01.00" } },
      ],
    }),
    services: JSON.stringify({ service: ["Toilettes publiques", "Restauration à emporter"] }),
    prix: JSON.stringify([
      { "@nom": "Gazole", "@id": "1", "@maj": "2026-05-01 08:30:00", "@valeur": "1.749" },
      { "@nom": "SP98", "@id": "6", "@maj": "2026-05-01 08:30:00", "@valeur": "1.899" },
    ]),
    rupture: JSON.stringify({
      "@nom": "SP98",
      "@id": "6",
      "@debut": "2026-05-01 20:00:00",
      "@type": "temporaire",
    }),
  };
  const csv = (mark: string) =>
    [Object.keys(cells), Object.values(cells).map(String)]
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(mark))
      .join("\r\n");

  test.each<[string, string | Buffer]>([
    ["XML in the encoding that it declares", latin],
    ["XML in UTF-8", Buffer.from(xml(PDV).replace("ISO-8859-1", "UTF-8"))],
    ["a zip of it", buildZip("PrixCarburants_instantane.xml", latin)],
    ["gzip of it", gzipSync(latin)],
    ["CSV with ; and a byte order mark", `\ufeff${csv(";")}`],
    ["CSV in Windows-1252", Buffer.from(csv(";"), "latin1")],
    ["JSON, a list", JSON.stringify([cells])],
    ["JSON of an answer", JSON.stringify({ total_count: 1, results: [cells] })],
  ])("%s", async (form, content) => {
    const { stations } = await read(`feed-${form.replace(/\W/g, "")}`, content);
    expect(stations).toEqual([STATION]);
  });

  test("a list of one is an object instead", async () => {
    const one = {
      ...cells,
      services: '{"service":"Wifi"}',
      prix: '{"@nom":"E85","@id":"3","@maj":"2026-05-01T00:00:00","@valeur":"0.799"}',
      rupture: "",
    };
    const { stations } = await read("one.json", JSON.stringify([one]));
    expect(stations[0]?.services).toEqual(["Wifi"]);
    expect(stations[0]?.prices.map(({ type }) => type)).toEqual(["E85"]);
  });

  test("columns of the ministry's portal, one for each fuel", async () => {
    const table =
      "id;latitude;longitude;Code postal;Adresse;Ville;Prix Gazole mis à jour le;Prix Gazole;geom;Services proposés\n" +
      "6240004;;;06240;1 rue X;Y;2026-05-01T08:30:00+02:00;1.749;43.7, 7.4;Wifi//Bar\n";
    const { stations } = await read("portal.csv", table);
    expect(stations[0]).toMatchObject({
      id: "06240004",
      location: { latitude: 43.7, longitude: 7.4 },
      postcode: "06240",
      services: ["Wifi", "Bar"],
      prices: [{ type: "DIESEL", updateTime: "2026-05-01T06:30:00Z" }],
    });
  });
});

describe("edge cases", () => {
  const station = (
    inner: string,
    attributes = 'id="6240004" latitude="4374476.8107" longitude="742661.6781" cp="06240" pop="A"',
  ) => `<pdv ${attributes}><adresse>a</adresse><ville>b</ville>${inner}</pdv>`;
  const one = async (inner: string) => {
    const { stations, skips } = await read("trap.xml", Buffer.from(xml(station(inner)), "latin1"));
    return { station: stations[0]!, reasons: skips.list().map(({ reason }) => reason) };
  };

  test("the id gets its leading 0 back, and a motorway station is marked", async () => {
    expect((await one("")).station).toMatchObject({ id: "06240004", isMotorway: true });
  });

  test.each([
    ['<prix nom="SP95" id="2" maj="2014-01-02T09:00:00" valeur="1549"/>', { units: "1", nanos: 549_000_000 }],
    ['<prix nom="GPLc" id="4" maj="2014-01-02T09:00:00" valeur="899"/>', { nanos: 899_000_000 }],
    ['<prix nom="E10" id="5" maj="2026-01-02 09:00:00" valeur="2"/>', { units: "2" }],
  ])("%s costs %j, without zeros as on the wire", async (price, amount) => {
    expect((await one(price)).station.prices[0]?.price).toEqual({ currencyCode: "EUR", ...amount });
  });

  test.each([
    ['<prix nom="Gazole" id="1" maj="2026-05-03 09:00:00" valeur="1.7"/>', "prices from the future"],
    ['<prix nom="Gazole" id="1" maj="2026-05-01 09:00:00" valeur="17.49"/>', "prices out of range"],
    ['<prix nom="Gazole" id="1" maj="2026-05-01 09:00:00" valeur="0.001"/>', "prices out of range"],
    ['<prix nom="Gazole" id="1" maj="2026-05-01 09:00:00" valeur="gratuit"/>', "invalid prices"],
    ['<prix nom="Gazole" id="1" maj="" valeur="1.7"/>', "prices without a time"],
    ['<prix nom="Kérosène" id="9" maj="2026-05-01 09:00:00" valeur="1.7"/>', "prices of unknown fuels"],
  ])("%s is left out: %s", async (price, reason) => {
    const { station: read, reasons } = await one(price);
    expect(read.prices).toEqual([]);
    expect(reasons).toEqual([reason]);
  });

  test("the newer of two prices of a fuel is used", async () => {
    const { station: read } = await one(
      '<prix nom="E85" id="3" maj="2026-05-01 09:00:00" valeur="0.8"/><prix nom="E85" id="3" maj="2026-04-01 09:00:00" valeur="0.7"/>',
    );
    expect(read.prices).toMatchObject([
      { price: { nanos: 800_000_000 }, updateTime: "2026-05-01T07:00:00Z" },
    ]);
  });

  test.each([
    ['type="definitive" debut="2026-01-01 00:00:00" fin=""', []],
    ['type="temporaire" debut="2026-05-01 00:00:00" fin=""', [undefined]],
    ['type="" debut="2026-05-01 00:00:00" fin=""', [undefined]],
    ['type="temporaire" debut="2026-04-01 00:00:00" fin="2026-04-02 00:00:00"', ["1"]],
    ['type="temporaire" debut="2026-06-01 00:00:00" fin=""', ["1"]],
  ])("a shortage %s leaves the price %o", async (shortage, units) => {
    const { station: read } = await one(
      `<prix nom="Gazole" id="1" maj="2026-05-01 09:00:00" valeur="1.7"/><rupture nom="Gazole" id="1" ${shortage}/>`,
    );
    expect(read.prices.map(({ price }) => price?.units)).toEqual(units);
  });

  test.each([
    ['<horaires automate-24-24="1"><jour id="1" nom="Lundi" ferme=""/></horaires>', "24/7"],
    ['<horaires automate-24-24=""><jour id="1" nom="Lundi" ferme=""/></horaires>', undefined],
    [
      '<horaires automate-24-24=""><jour id="1" ferme=""><horaire ouverture="01.00" fermeture="01.00"/></jour></horaires>',
      undefined,
    ],
    [
      '<horaires automate-24-24=""><jour id="6" ferme=""><horaire ouverture="00.00" fermeture="23.59"/></jour></horaires>',
      "Sa 00:00-24:00",
    ],
    [
      '<horaires automate-24-24=""><jour id="5" ferme=""><horaire ouverture="22.00" fermeture="02.00"/></jour></horaires>',
      "Fr 22:00-02:00",
    ],
    [
      '<ouverture debut="08:00:00" fin="20:00:00" saufjour="Samedi;Dimanche"/>',
      "Mo-Fr 08:00-20:00; Sa-Su off",
    ],
  ])("%s are the hours %s", async (inner, hours) => {
    expect((await one(inner)).station.hours).toBe(hours);
  });

  test.each([
    ['<fermeture type="D" debut="2020-01-01 00:00:00" fin=""/>', "CLOSED_PERMANENTLY"],
    ['<fermeture type="T" debut="2026-05-01 00:00:00" fin="2026-06-01 00:00:00"/>', "CLOSED_TEMPORARILY"],
    ['<fermeture type="T" debut="2026-04-01 00:00:00" fin="2026-04-02 00:00:00"/>', undefined],
  ])("%s is %s", async (inner, status) => {
    expect((await one(inner)).station.status).toBe(status);
  });

  test("a repeated station keeps its newest prices", async () => {
    const old = station('<prix nom="Gazole" id="1" maj="2026-03-01 09:00:00" valeur="1.6"/>');
    const fresh = station('<prix nom="Gazole" id="1" maj="2026-05-01 09:00:00" valeur="1.7"/>');
    const { stations, skips } = await read("twice.xml", xml(fresh, old));
    expect(stations.map(({ prices }) => prices[0]?.updateTime)).toEqual(["2026-05-01T07:00:00Z"]);
    expect(skips.list()).toMatchObject([{ reason: "repeated stations", count: 1 }]);
  });

  test("two ids of one address are one station, the one with current prices", async () => {
    const at = (id: string, latitude: number, maj: string) =>
      station(
        `<prix nom="Gazole" id="1" maj="${maj} 09:00:00" valeur="1.6"/>`,
        `id="${id}" latitude="${latitude}" longitude="742661" cp="06240" pop="R"`,
      );
    const old = at("6240001", 4374476, "2024-03-01");
    const fresh = at("6240009", 4374496, "2026-05-01");
    const other = at("6240005", 4374676, "2024-03-01");
    for (const order of [
      [old, fresh, other],
      [other, fresh, old],
    ]) {
      const { stations, skips } = await read("renumbered.xml", xml(...order));
      expect(stations.map(({ id, formerIds }) => [id, formerIds])).toEqual([
        ["06240005", undefined],
        ["06240009", ["06240001"]],
      ]);
      expect(skips.list()).toEqual([
        { reason: "stations that have a newer number", count: 1, examples: ["station 06240001"] },
      ]);
    }
  });

  test.each([
    ['id="" latitude="4374476" longitude="742661"', "stations without a number"],
    ['id="6240004" latitude="" longitude=""', "stations without a position"],
    ['id="6240004" latitude="0" longitude="0"', "stations without a position"],
  ])("<pdv %s> is left out: %s", async (attributes, reason) => {
    const { stations, skips } = await read(
      "skip.xml",
      Buffer.from(xml(PDV, station("", attributes)), "latin1"),
    );
    expect(stations.map(({ id }) => id)).toEqual(["83990001"]);
    expect(skips.list().map((skip) => skip.reason)).toEqual([reason]);
  });
});

describe("other files", () => {
  test.each<[string, string | Buffer, RegExp]>([
    ["cut.xml", xml(PDV).slice(0, 900), /^cut\.xml is damaged or cut off at line \d+ /],
    ["other.xml", "<osm><node/></osm>", /XML without <pdv_liste>/],
    ["bomb.xml", `<!DOCTYPE a [<!ENTITY b "b">]><pdv_liste>&b;</pdv_liste>`, /document type/],
    ["empty.csv", "id;latitude;longitude\n", /holds no fuel station/],
    ["cut.json", '[{"id": "624', /it is not JSON/],
    ["list.json", '{"a": 1}', /without a list of stations/],
    ["cut.gz", gzipSync(xml(PDV)).subarray(0, 200), /damaged or cut off/],
    ["page.zip", buildZip("page.html", Buffer.from("x")), /holds no \.xml, \.csv or \.json/],
    ["cut.zip", buildZip("a.xml", Buffer.from(xml(PDV))).subarray(0, 300), /damaged or cut off/],
    [
      "strange.xml",
      '<?xml version="1.0" encoding="KLINGON-1"?><pdv_liste/>',
      /unsupported encoding KLINGON-1/,
    ],
    [
      "cut.csv",
      "id;latitude;longitude;cp\n1;43;6;83000\n2;43.1;6",
      /cut off: its last line has 3 of 4 cells/,
    ],
    ["headless.csv", "id;latitude;longitude", /holds no fuel station/],
    ["quote.csv", 'id;latitude;longitude\n"1;2;3', /cut off: the quote in its last line, 2, is not closed/],
  ])("%s is rejected with one sentence", async (name, content, sentence) => {
    await expect(read(name, content)).rejects.toThrow(sentence);
  });

  test("a missing file", async () => {
    await expect(openFeedFile(join(folder, "none.xml"))).rejects.toMatchObject({
      code: "UNREADABLE",
      message: "none.xml cannot be read: the file does not exist. Nothing was changed.",
    });
  });

  test("a short last row is complete if it has a line end or other rows are as short", async () => {
    const head = "id;latitude;longitude;cp;prix\n";
    for (const [name, lines] of [
      ["ended.csv", "6240004;4374476;742661;06240;[]\n6240005;4374476;742661\n"],
      ["short.csv", "6240004;4374476;742661\n6240005;4374476;742661"],
    ] as const) {
      const { stations } = await read(name, head + lines);
      expect(stations.map(({ id }) => id)).toEqual(["06240004", "06240005"]);
    }
  });
});

const REAL = getRealDataPath("fuel/prix-carburants-06-2026-05-01.xml");
test.skipIf(!existsSync(REAL))(
  "the 139 stations of a real day (skipped where the file is absent)",
  async () => {
    const skips = new SkipReport();
    const stations = await readFuel(await openFeedFile(REAL), NOW, skips);
    expect(stations).toHaveLength(139);
    expect(stations.find(({ id }) => id === "06240004")).toMatchObject({ town: "Beausoleil" });
    expect(stations.flatMap(({ services }) => services)).toContain("Restauration à emporter");
    expect(skips.list()).toEqual([]);
  },
);
