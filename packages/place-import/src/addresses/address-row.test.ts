import { describe, expect, test } from "vitest";
import { detectLayout } from "./address-formats.ts";
import { AddressRowReader } from "./address-row.ts";

const BAN_HEADER =
  "id;id_fantoir;numero;rep;nom_voie;code_postal;code_insee;nom_commune;code_insee_ancienne_commune;nom_ancienne_commune;x;y;lon;lat;type_position;alias;nom_ld;libelle_acheminement;nom_afnor;source_position;source_nom_voie;certification_commune;cad_parcelles";
const BAL_HEADER =
  "cle_interop;uid_adresse;numero;suffixe;voie_nom;lieudit_complement_nom;commune_nom;commune_insee;commune_deleguee_nom;position;long;lat;x;y;source;date_der_maj";

function createReader(...rows: string[]) {
  const mark = rows[0]?.includes(";") ? ";" : ",";
  const layout = detectLayout(rows.map((row) => row.split(mark)));
  if (layout === null) throw new Error("no address format");
  const reader = new AddressRowReader(layout);
  return { name: layout.format.name, read: (row: string) => reader.read(row.split(mark)) };
}

const BANO_ROW = "839990150A-12,12,Rue des Cordiers,83990,Port-Valbrune,C+O,43.2412,6.8137";
const bano = (cells: Partial<Record<number, string>>) =>
  BANO_ROW.split(",")
    .map((cell, at) => cells[at] ?? cell)
    .join(",");
const readBano = (row: string) => createReader(BANO_ROW).read(row);

describe("a format is recognised by its content", () => {
  test.each([
    ["BANO", [BANO_ROW]],
    ["BANO", ["damaged", BANO_ROW]],
    ["BANO", ["id,numero,voie,code_post,nom_comm,source,lat,lon"]],
    ["BAN", [BAN_HEADER]],
    ["BAL", [BAL_HEADER]],
    ["BAL", [BAL_HEADER.toUpperCase()]],
    ["BAL", ["cle_interop;uid_adresse;voie_nom;numero;suffixe;commune_nom;position;x;y;long;lat;source"]],
  ])("%s", (name, rows) => expect(createReader(...rows).name).toBe(name));

  test.each(["nom;lat;lon", "id,numero,voie", "839990150A-12,12,Rue,83990", "a,b,c,d,e,f,g,h", "\0\0\0"])(
    "%j is no address file",
    (row) => expect(detectLayout([row.split(/[;,]/)])).toBeNull(),
  );
});

describe("a row of BANO", () => {
  test("is an address with the ids of number and street", () => {
    expect(readBano(BANO_ROW)).toEqual({
      id: "bano-839990150a-12",
      streetId: "bano-839990150a",
      cityCode: "83999",
      town: "Port-Valbrune",
      postcode: "83990",
      street: "Rue des Cordiers",
      houseNumber: "12",
      location: { latitude: 43.2412, longitude: 6.8137 },
      positionRank: 8,
    });
  });

  test.each([
    ["12BIS", "12 bis"],
    ["2TER", "2 ter"],
    ["7quater", "7 quater"],
    ["12a", "12A"],
    ["0012", "12"],
    ["126.10", "126.10"],
    ["12-14", "12-14"],
    ["12 2", "12.2"],
    ["000012", "12"],
    ["9999", "9999", "OSM"],
  ])("has the number %s as %s", (written, houseNumber, source = "C+O") => {
    expect(readBano(bano({ 1: written, 5: source })).houseNumber).toBe(houseNumber);
  });

  test("in capitals is spelled as on signs", () => {
    const { street, town } = readBano(bano({ 2: "RTE DES CORNICHES", 4: "ST LAURENT DU PORT" }));
    expect([street, town]).toEqual(["Rte des Corniches", "Saint-Laurent-du-Port"]);
  });

  test("of an overseas département has its country's position", () => {
    const row = bano({ 0: "974110010A-1", 3: "97400", 6: "-20.88", 7: "55.45" });
    expect(readBano(row).location).toEqual({ latitude: -20.88, longitude: 55.45 });
  });
});

test.each([
  ["no town code", { 0: "none" }, "rows without the INSEE code of a commune"],
  ["no street", { 2: " " }, "rows without a street"],
  ["a street of signs", { 2: "---" }, "rows without a street"],
  ["no town", { 4: "" }, "rows without a town"],
  ["no number", { 1: "" }, "rows whose number is not that of a house"],
  ["a word as number", { 1: "douze" }, "rows whose number is not that of a house"],
  ["number 0", { 1: "0" }, "rows whose number is not that of a house: 0, or above 9999"],
  ["number 12345", { 1: "12345" }, "rows whose number is not that of a house: 0, or above 9999"],
  ["a number with a text", { 1: `12${"x".repeat(30)}` }, "rows whose number is not that of a house"],
  ["a number of the cadastre", { 1: "5012" }, "rows with a number from 5000 on, which the cadastre gives"],
  ["no position", { 6: "", 7: "" }, "rows without a position"],
  ["words as position", { 6: "nord" }, "rows without a position"],
  ["position 0, 0", { 6: "0", 7: "0" }, "rows without a position"],
  [
    "Lambert-93",
    { 6: "6244000", 7: "1001000.5" },
    "rows whose position is not in degrees, such as Lambert-93",
  ],
  ["an exchanged position", { 6: "6.8137", 7: "43.2412" }, "rows whose latitude and longitude are exchanged"],
  ["a position in Spain", { 6: "37.2", 7: "-4.1" }, "rows whose position is far from France"],
  ["a NUL byte", { 2: "Rue\0 A" }, "rows with bytes that are not text"],
  ["a damaged letter", { 2: "Rue de l'\ufffdglise" }, "rows with letters that are damaged"],
])("rejects a row with %s", (_what, cells, reason) => {
  expect(() => readBano(bano(cells))).toThrow(reason);
});

test("rejects a row of BANO that is cut off", () => {
  expect(() => readBano("839990150A-12,12,Rue des Cordiers")).toThrow("rows with missing cells");
});

test("a row of BAN with a decimal number is rejected", () => {
  const { read } = createReader(BAN_HEADER);
  const row =
    "83999_0150_00012;;12.5;;Rue des Cordiers;83990;83999;Port-Valbrune;;;;;6.8137;43.2412;;;;;;;;;";
  expect(() => read(row)).toThrow("rows whose number has a decimal point, such as 12.5");
  expect(read(row.replace("12.5", "12")).houseNumber).toBe("12");
});

test("a row of BAN has its former commune, its quarter and its suffix", () => {
  const { read } = createReader(BAN_HEADER);
  const row = read(
    "83999_0150_00012_bis;83999_0150;12;bis;Rue des Cordiers;83990;83999;Port-Valbrune;83998;Les Roches;1001000.5;6244000.1;6.8137;43.2412;entrance;;Le Môle;PORT-VALBRUNE;RUE DES CORDIERS;commune;commune;1;",
  );
  expect(row).toMatchObject({
    id: "ban-83999_0150_00012_bis",
    streetId: "ban-83999_0150",
    houseNumber: "12 bis",
    formerTown: "Les Roches",
    quarter: "Le Môle",
    positionRank: 0,
  });
});

test("an arrondissement is a part of its town", () => {
  const { read } = createReader(BAN_HEADER);
  const row = read(
    "69383_1200_00001;;1;;Rue de la Paix;69003;69383;Lyon 3e Arrondissement;;;1;1;4.85;45.76;entrance;;;;;;;1;",
  );
  expect(row).toMatchObject({ town: "Lyon", quarter: "Lyon 3e Arrondissement", cityCode: "69383" });
});

describe("a row of BAL", () => {
  const { read } = createReader(BAL_HEADER);
  const bal = (
    key: string,
    number: string,
    suffix = "",
    position = "entrée",
    long = "6.8137",
    lat = "43.2412",
  ) =>
    `${key};;${number};${suffix};Rue des Cordiers;;Port-Valbrune;83999;;${position};${long};${lat};1001000;6244000;Commune;2024-03-01`;

  test.each([
    ["entrée", 0],
    ["bâtiment", 1],
    ["cage d’escalier", 2],
    ["parcelle", 4],
    ["délivrance postale", 7],
    ["", 8],
  ])("with the position %j has rank %i", (position, rank) => {
    expect(read(bal("83999_0150_00012", "12", "", position)).positionRank).toBe(rank);
  });

  test("without a number is a street, with a position or without", () => {
    const row = read(bal("83999_0150_99999", "99999", "", "", "", ""));
    expect(row).toMatchObject({ id: "ban-83999_0150", streetId: "ban-83999_0150", updated: "2024-03-01" });
    expect([row.houseNumber, row.location]).toEqual([undefined, undefined]);
  });

  test.each(["12.5", "12,5", "12.0", "12."])("with the number %s is rejected", (number) => {
    expect(() => read(bal("83999_0150_00012", number))).toThrow(
      "rows whose number has a decimal point, such as 12.5",
    );
  });

  test("with a suffix of digits is read", () => {
    expect(read(bal("83999_0150_00012_10", "12", ".10")).houseNumber).toBe("12.10");
    expect(read(bal("83999_0150_00012_bis", "12bis")).houseNumber).toBe("12 bis");
    expect(read(bal("83999_0150_00012_2", "12", "2")).houseNumber).toBe("12.2");
    expect(read(bal("83999_0150_00999_99", "999", "99")).houseNumber).toBe("999.99");
    expect(read(bal("83999_0150_00018", "18", "-20")).houseNumber).toBe("18-20");
  });

  test("whose street has no code gets ids from commune, street and number", () => {
    const row = read(bal("83999_0000_00012", "12"));
    expect(row.id).toMatch(/^addr-[\da-f]{16}$/);
    expect(row.streetId).toMatch(/^street-[\da-f]{16}$/);
    expect(read(bal("83999_xxxx_00012", "12"))).toMatchObject({ id: row.id, streetId: row.streetId });
  });

  test("with a position in x and y only is rejected with the way out", () => {
    expect(() => read(bal("83999_0150_00012", "12", "", "entrée", "", ""))).toThrow(
      "rows with a position only in x and y; add longitude and latitude (WGS 84)",
    );
  });
});
