import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildZipOfFiles } from "@lieudit/intake/files";
import { readEstateSearch, readVehicleSearch } from "@lieudit/listing-model";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";
import { cleanPictures } from "./clean-pictures.ts";
import { importFile } from "./import-file.ts";
import { formatReport } from "./report-text.ts";
import { startCleaning } from "./start-cleaning.ts";
import { createTemplate, TEMPLATES } from "./templates.ts";

let work: string;
let folder: string;
let store: ListingStore;

beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), "delivery-"));
  folder = join(work, "data", "listings");
  store = await openListingStore({ folder, now: () => new Date("2026-11-20T08:00:00Z") });
  await store.putAgency(anAgency());
  await store.putAgency(anAgency({ slug: "garage-du-phare", kind: "concession", nom: "Garage du Phare" }));
});
afterEach(async () => {
  await store.close();
  rmSync(work, { recursive: true, force: true });
});

function file(name: string, content: string | Buffer): string {
  const path = join(work, name);
  writeFileSync(path, content);
  return path;
}

const take = (path: string, more: object = {}) =>
  importFile({ store, folder, file: path, allowPrivateHosts: false, ...more });

const picture = (red: number, format: "jpeg" | "png" | "webp" = "jpeg") =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .withExif({ IFD3: { GPSLatitude: "49/1 0/1 0/1", GPSLatitudeRef: "N" } })
    .toFormat(format)
    .toBuffer();

/** A row of `Annonces.csv` with these ranks. */
function polirisRow(fields: Readonly<Record<number, string>>): string {
  const base: Record<number, string> = {
    1: "agence-du-quai",
    3: "Vente",
    4: "Appartement",
    5: "76990",
    6: "Aubremer",
    11: "150000.00",
    16: "62.5",
    18: "3",
    19: "2",
    20: "Appartement au port",
    ...fields,
  };
  return Array.from({ length: 328 }, (_, index) => `"${base[index + 1] ?? ""}"`).join("!#");
}

const firstEstate = async () => {
  const [card] = (await store.findEstates(readEstateSearch(new URLSearchParams()))).cards;
  const found = card === undefined ? null : await store.get(card.id);
  if (found?.state !== "shown" || found.listing.kind !== "estate") throw new Error("no estate is shown");
  return found.listing;
};

describe("a Poliris zip", () => {
  test("goes in with its photos, changes, and goes out again", async () => {
    const zip = async (rows: string[], photos: [string, Buffer][]) =>
      file(
        "quai.zip",
        buildZipOfFiles([
          ["Annonces.csv", Buffer.from(`${rows.join("\r\n")}\r\n`, "latin1")],
          ["Config.txt", Buffer.from("Version=4.09\r\nApplication=essai\r\n")],
          ["Photos.cfg", Buffer.from("Mode=FULL\r\n")],
          ...photos,
        ]),
      );
    const [front, kitchen] = [await picture(200), await picture(20, "png")];
    const first = polirisRow({
      2: "A1",
      21: "Séjour au sud.<BR>Cuisine équipée.",
      85: "A1-1.JPG",
      86: "a1-2.png",
      94: "La façade",
    });
    const second = polirisRow({ 2: "A2", 11: "90000" });
    const report = await take(
      await zip(
        [first, second],
        [
          ["a1-1.jpg", front],
          ["a1-2.png", kitchen],
        ],
      ),
    );
    expect(report).toMatchObject({
      flux: "poliris",
      refused: [],
      portfolios: [{ agence: "agence-du-quai", inserted: 2, changed: 0, withdrawn: 0, photos: 2 }],
    });
    const listing = (await store.searchText("A1")).cards[0]!;
    const found = await store.get(listing.id);
    expect(found).toMatchObject({
      listing: {
        description: "Séjour au sud.\nCuisine équipée.",
        prixCents: 15_000_000,
        surfaceHabitableM2: 62.5,
        source: { flux: "poliris", idExterne: "A1" },
        photos: [
          {
            alt: "La façade",
            widthPx: 640,
            heightPx: 480,
            placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
          },
          { alt: "Appartement au port – photo 2" },
        ],
      },
    });
    const stored = await store.photo(listing.photo!.id);
    const kept = await sharp(join(folder, stored!.path!)).metadata();
    expect([kept.width, kept.format, kept.exif]).toEqual([640, "jpeg", undefined]);

    // Again the same: nothing happens, no photo is written twice.
    const files = () => readdirSync(join(folder, "photos"), { recursive: true }).length;
    const before = files();
    expect(
      (
        await take(
          await zip(
            [first, second],
            [
              ["a1-1.jpg", front],
              ["a1-2.png", kitchen],
            ],
          ),
        )
      ).portfolios[0],
    ).toMatchObject({ unchanged: 2, inserted: 0, changed: 0 });
    expect(files()).toBe(before);

    // A new price, one listing gone, one that cannot be read and so stays as it was.
    const third = await take(
      await zip(
        [polirisRow({ 2: "A1", 11: "140000", 85: "a1-1.jpg" }), polirisRow({ 2: "A3", 11: "cher" })],
        [["a1-1.jpg", front]],
      ),
    );
    expect(third.portfolios[0]).toMatchObject({ inserted: 0, changed: 1, withdrawn: 1 });
    expect(third.refused).toEqual([
      { line: 2, reference: "A3", reasons: ["rang 11 (prix ou loyer) : « cher » n’est pas un montant."] },
    ]);
    expect(await store.get(listing.id)).toMatchObject({
      listing: { prixHistorique: [{ date: "2026-11-20", prixCents: 14_000_000 }] },
    });
  });

  test("sends only the photos that changed, when Photos.cfg says so", async () => {
    const zip = (mode: string, photos: [string, Buffer][]) =>
      file(
        "quai.zip",
        buildZipOfFiles([
          ["Annonces.csv", Buffer.from(polirisRow({ 2: "A1", 85: "A1-1.jpg", 86: "a1-2.jpg" }))],
          ["PHOTOS.CFG", Buffer.from(`Mode=${mode}\r\n`)],
          ...photos,
        ]),
      );
    const ids = async () => (await firstEstate()).photos.map(({ id }) => id);
    const [front, kitchen, newKitchen] = [await picture(1), await picture(90), await picture(220)];
    await take(
      zip("FULL", [
        ["a1-1.jpg", front],
        ["a1-2.jpg", kitchen],
      ]),
    );
    const before = await ids();
    const part = await take(zip("diff", [["a1-2.jpg", newKitchen]]));
    expect([
      part.warnings.flatMap(({ reasons }) => reasons).filter((reason) => /photo/.test(reason)),
    ]).toEqual([[]]);
    expect(await ids()).toEqual([before[0], expect.not.stringMatching(before[1]!)]);
    // A full delivery reports a missing photo, and an unknown mode gives a warning.
    const whole = await take(zip("TOUT", [["a1-2.jpg", newKitchen]]));
    expect((await ids()).length).toBe(1);
    expect(whole.warnings[0]?.reasons).toEqual([expect.stringMatching(/^le mode « TOUT » n’est ni FULL/)]);
    expect(formatReport(whole)).toContain(
      "photo 1 : la photo A1-1.jpg n’est pas dans la livraison.".replace(" :", "\u00a0:"),
    );
  });

  test.each<[string, Record<number, string>, object]>([
    [
      "fees of the buyer",
      { 15: "4.5", 302: "1", 303: "143540.67" },
      { vente: { honorairesChargeDe: "acquereur", honorairesPct: 4.5, prixHorsHonorairesCents: 14_354_067 } },
    ],
    ["fees of the seller", { 302: "2" }, { vente: { honorairesChargeDe: "vendeur" } }],
    [
      "a copropriété",
      { 258: "OUI", 259: "24", 260: "1200", 261: "NON" },
      { copro: { enCopro: true, nbLots: 24, chargesAnnuellesCents: 120_000, procedure: false } },
    ],
    [
      "a diagnosis",
      {
        176: "160",
        177: "C",
        178: "9",
        179: "B",
        324: "12/03/2024",
        325: "DPE_v07-2021",
        326: "1200",
        327: "1680",
        328: "2023",
      },
      {
        energie: {
          dpeClasse: "C",
          dpeKwhM2An: 160,
          gesClasse: "B",
          gesKgCo2M2An: 9,
          dateDpe: "2024-03-12",
          version: "DPE_v07-2021",
          coutMinCents: 120_000,
          coutMaxCents: 168_000,
          anneeReference: 2023,
        },
      },
    ],
    ["no diagnosis needed", { 177: "NS" }, { energie: { dpeClasse: "non soumis" } }],
    [
      "an empty diagnosis",
      { 177: "VI", 179: "VI" },
      { energie: { dpeClasse: "vierge", gesClasse: "vierge" } },
    ],
    [
      "a rent with charges beside it",
      {
        3: "Location",
        11: "700",
        13: "NON",
        15: "450",
        23: "50",
        26: "OUI",
        161: "700",
        304: "2",
        306: "150",
      },
      {
        transaction: "location",
        prixCents: 75_000,
        meuble: true,
        location: {
          loyerHcCents: 70_000,
          chargesCents: 5_000,
          modeCharges: "provision",
          depotGarantieCents: 70_000,
          honorairesLocataireCents: 45_000,
          honorairesEdlCents: 15_000,
        },
      },
    ],
    [
      "a rent with charges in it",
      { 3: "location", 11: "750", 13: "OUI", 23: "50", 304: "1" },
      { prixCents: 75_000, location: { loyerHcCents: 70_000, modeCharges: "forfait" } },
    ],
    [
      "a viager",
      { 3: "Viager", 11: "0", 185: "50000", 186: "600", 187: "81", 188: "78", 229: "NON" },
      {
        transaction: "viager",
        prixCents: 5_000_000,
        viager: { renteCents: 60_000, tetes: 2, ages: [81, 78], occupe: true },
      },
    ],
    [
      "a house by the sea",
      {
        4: "Maison/Villa",
        17: "850",
        24: "RDC",
        27: "1998",
        29: "1",
        30: "1",
        35: "OUI",
        36: "OUI",
        39: "1",
        40: "8",
        43: "2",
        48: "OUI",
        65: "OUI",
        83: "OUI",
        112: "4512",
        181: "Villa",
      },
      {
        type: "maison",
        sousType: "villa",
        surfaceTerrainM2: 850,
        etage: 0,
        anneeConstruction: 1998,
        sdb: 1,
        sde: 1,
        orientation: "sud-est",
        exterieurs: [{ type: "balcon", surfaceM2: 8 }, { type: "terrasse" }],
        stationnements: [{ type: "parking", nb: 2 }],
        piscine: true,
        exclusivite: true,
        mandatNo: "4512",
      },
    ],
    [
      "a position that is not exact",
      { 298: "49.8", 299: "0.9" },
      { position: { latitude: 49.8, longitude: 0.9, precision: "floutee" } },
    ],
    ["a position of zeros", { 298: "0", 299: "0" }, { adresse: { departement: "76", commune: "Aubremer" } }],
    [
      "whom to ask",
      {
        105: "02.35.00.00.00",
        106: "Claire Vasseur",
        107: "claire@quai.example",
        307: "https://quai.example/honoraires",
      },
      {
        contact: { telephone: "+33235000000", nom: "Claire Vasseur", email: "claire@quai.example" },
        baremeUrl: "https://quai.example/honoraires",
      },
    ],
  ])("has %s", async (_name, fields, expected) => {
    const report = await take(file("Annonces.csv", `${polirisRow({ 2: "A1", ...fields })}\r\n`));
    expect(report.refused).toEqual([]);
    expect(await firstEstate()).toMatchObject(expected);
  });

  test("is read in Windows-1252 and in UTF-8", async () => {
    const row = `${polirisRow({ 2: "A1", 20: "Près du marché – 3 pièces" })}\r\n`;
    await take(file("Annonces.csv", Buffer.from(`\ufeff${row}`, "utf8")));
    expect((await firstEstate()).titre).toBe("Près du marché – 3 pièces");
    const ansi = Buffer.from(row.replace("–", "\u0096"), "latin1");
    expect((await take(file("Annonces.csv", ansi))).portfolios[0]).toMatchObject({ unchanged: 1 });
  });

  test("keeps quotes, separators of others and line ends within a field", async () => {
    const text = 'Dit "le phare"; vue mer\nà l\'ouest';
    await take(
      file("Annonces.csv", `${polirisRow({ 2: "A1", 21: text })}\r\n${polirisRow({ 2: "A2" })}\r\n`),
    );
    expect((await store.listOfAgency("agence-du-quai")).map(({ reference }) => reference)).toEqual([
      "A1",
      "A2",
    ]);
    const listing = (await store.searchText("phare")).cards[0]!;
    expect(await store.get(listing.id)).toMatchObject({ listing: { description: text } });
  });

  test("an estate abroad is refused: its postcode would lay it into a departement of France", async () => {
    const rows = [
      polirisRow({ 2: "A1", 5: "28001", 6: "Madrid", 7: "Espagne" }),
      polirisRow({ 2: "A2", 7: "FRANCE" }),
    ];
    const { portfolios, refused } = await take(file("Annonces.csv", rows.join("\r\n")));
    expect(portfolios[0]).toMatchObject({ inserted: 1 });
    expect(refused).toMatchObject([{ line: 1, reference: "A1" }]);
    expect(refused[0]?.reasons[0]).toMatch(/^rang 7 \(pays\) : .*Espagne.* n’est pas la France/);
  });

  test("names each line that was refused, and why", async () => {
    const rows = [
      '"agence-du-quai"!#"A0"!#"Vente"',
      polirisRow({ 2: "A1", 3: "Cession de bail" }),
      polirisRow({ 2: "A2", 5: "769" }),
      polirisRow({ 2: "A3" }),
      polirisRow({ 2: "A3" }),
    ];
    const report = await take(file("Annonces.csv", `${rows.join("\r\n")}\r\n`));
    expect(
      report.refused.map(({ line, reference, reasons }) => [line, reference, reasons[0]?.slice(0, 45)]),
    ).toEqual([
      [1, "A0", "la ligne n’a que 3 champs séparés par !# ; il"],
      [2, "A1", "rang 3 (type d’annonce) : « Cession de bail »"],
      [3, "A2", "rang 5 (code postal) : « 769 » n’a pas la for"],
      [5, "A3", "cette référence est déjà celle de la ligne 4 "],
    ]);
    expect(formatReport(report)).toContain("Refusées (4)");
    // Missing legal facts are named by rank too.
    expect(report.warnings[0]?.reasons[0]).toMatch(/^rang 302 \(honoraires à la charge de\) : manque ; /);
  });
});

describe("vehicles", () => {
  const header =
    "reference;categorie;marque;modele;prix;energie;code_postal;commune;photos;date_mec;kilometrage;equipements";
  const csv = (...rows: string[]) => file("vehicules.csv", `${header}\r\n${rows.join("\r\n")}\r\n`);
  const agence = "garage-du-phare";
  const cards = async () => (await store.findVehicles(readVehicleSearch(new URLSearchParams()))).cards;

  test("a CSV goes in, changes, and goes out again", async () => {
    file("v1.jpg", await picture(50));
    await take(
      csv(
        "V1;Voitures;Norvia;Tempo;15 900,50 €;Électrique;76990;Aubremer;v1.jpg;05/2021;45 000;GPS|Clim",
        "V2;motos;Élan;X;900;essence;76990;Aubremer;;;;",
      ),
      { agence },
    );
    expect(
      (await cards())
        .map(({ reference, prixCents, dateMec, photoCount }) => [reference, prixCents, dateMec, photoCount])
        .sort(),
    ).toEqual([
      ["V1", 1_590_050, "2021-05", 1],
      ["V2", 90_000, undefined, 0],
    ]);
    const report = await take(
      csv("V1;voitures;Norvia;Tempo;14900;electrique;76990;Aubremer;v1.jpg;2021-05;45000;GPS|Clim"),
      { agence },
    );
    expect(report.portfolios[0]).toMatchObject({ changed: 1, withdrawn: 1 });
  });

  test("an error names its column or element, and an unknown column is reported", async () => {
    const [line, more] = ["V1;voitures;Norvia;Tempo;cher;vapeur;769;Aubremer;;;;", "kilometrag"];
    const path = file("vehicules.csv", `${header};${more}\r\n${line};12\r\n`);
    const { refused, warnings } = await take(path, { agence });
    expect(refused[0]?.reasons.map((reason) => reason.slice(0, 38))).toEqual([
      "colonne « prix » : « cher » n’est pas ",
      "colonne « code_postal » : « 769 » n’a ",
      "colonne « energie » : « vapeur » n’est",
    ]);
    expect(warnings[0]).toEqual({
      line: 1,
      reference: "",
      reasons: ["colonnes inconnues, que l’on n’a pas lues : « kilometrag »."],
    });
    const xml = "<vehicules><vehicule><reference>V1</reference><prix>cher</prix></vehicule></vehicules>";
    const fromXml = await take(file("v.xml", xml), { agence });
    expect(fromXml.refused[0]?.reasons).toContain("<prix> : « cher » n’est pas un montant.");
  });

  test("a line without a postcode says so once, and nothing of what would have been read from it", async () => {
    const { refused } = await take(csv("V1;voitures;Norvia;Tempo;900;essence;;Aubremer;;;;"), { agence });
    expect(refused[0]?.reasons).toEqual([
      "colonne « code_postal » : cette valeur est obligatoire et manque.",
    ]);
  });

  test("a column that is repeated holds a list, and a line with more values than columns is refused", async () => {
    for (const name of ["v1.jpg", "v2.jpg", "v3.jpg"]) file(name, await picture(name.charCodeAt(1)));
    const heading = header.replace("equipements", "photos;photos");
    const photos = "V1;voitures;Norvia;Tempo;900;essence;76990;Aubremer;v1.jpg;;;v2.jpg;v3.jpg";
    const shifted = "V2;voitures;Norvia;Tempo; belle;900;essence;76990;Aubremer;;;;;x";
    const trailing = "V3;voitures;Norvia;Tempo;900;essence;76990;Aubremer;;;;;;; ;";
    const path = file("v.csv", `${[heading, photos, shifted, trailing].join("\n")}\n`);
    const { portfolios, refused } = await take(path, { agence });
    expect(portfolios[0]).toMatchObject({ inserted: 2, photos: 3 });
    expect(refused).toEqual([
      {
        line: 3,
        reference: "V2",
        reasons: [
          "cette ligne a 14 valeurs pour 13 colonnes ; mettez entre guillemets la valeur qui contient « ; ».",
        ],
      },
    ]);
  });

  test("every template goes in as it is", async () => {
    const names = {
      poliris: "Annonces.csv",
      "vehicules-csv": "vehicules.csv",
      "vehicules-xml": "vehicules.xml",
    };
    for (const template of TEMPLATES) {
      const report = await take(file(names[template], createTemplate(template)));
      expect([template, report.refused]).toEqual([template, []]);
    }
    // The two forms of vehicles say the same.
    expect(await store.count("vehicle")).toBe(1);
    expect((await take(join(work, "vehicules.csv"))).portfolios[0]).toMatchObject({ unchanged: 1 });
  });

  test("an XML with repeated elements gives lists", async () => {
    await take(
      file(
        "stock.xml",
        `<?xml version="1.0"?><vehicules><vehicule><reference>V1</reference><categorie>voitures</categorie><marque>Norvia &amp; Fils</marque><modele><![CDATA[Tempo <2>]]></modele><prix>100</prix><energie>diesel</energie><code_postal>76990</code_postal><commune>Aubremer</commune><equipements>GPS</equipements><equipements>Clim</equipements></vehicule></vehicules>`,
      ),
      { agence },
    );
    const [card] = await cards();
    expect([card?.marque, card?.modele]).toEqual(["Norvia & Fils", "Tempo <2>"]);
    expect(await store.get(card!.id)).toMatchObject({ listing: { equipements: ["GPS", "Clim"] } });
  });

  test.each<[string, string, RegExp]>([
    ["x.csv", "reference;prix\r\nV1;1", /il manque categorie, marque, modele, energie, code_postal, commune/],
    ["x.csv", `${"a".repeat(10)}\n"`, /ne se lit pas/],
    ["x.xml", "<vehicules><vehicule>", /ne se lit pas/],
    ["x.xml", "<html></html>", /la racine est <html>/],
    [
      "x.xml",
      '<!DOCTYPE v [<!ENTITY a "b">]><vehicules><vehicule><reference>&a;</reference></vehicule></vehicules>',
      /ne se lit pas/,
    ],
    ["x.csv", "\ud800\u0000\u0000", /octets nuls/],
    ["x.doc", "abc", /n’est ni .zip, ni .csv/],
    ["x.jsonl", "", /ne contient aucune annonce/],
  ])("%s with %j is refused with one sentence", async (name, content, message) => {
    await expect(take(file(name, content), { agence })).rejects.toMatchObject({
      code: "INVALID",
      message: expect.stringMatching(message),
    });
  });
});

describe("what strangers deliver", () => {
  test.each([["../../etc/passwd"], ["/etc/passwd"], ["a\\..\\..\\b"]])(
    "a zip with the name %s is refused",
    async (name) => {
      const zip = file(
        "x.zip",
        buildZipOfFiles([
          ["Annonces.csv", Buffer.from(polirisRow({ 2: "A1" }))],
          [name, Buffer.from("x")],
        ]),
      );
      await expect(take(zip)).rejects.toThrow(/n’est pas une archive zip que l’on puisse lire/);
      expect(await store.count()).toBe(0);
    },
  );

  test("an invalid zip, a truncated one and one without a feed are rejected", async () => {
    const whole = buildZipOfFiles([["Annonces.csv", Buffer.from(polirisRow({ 2: "A1" }))]]);
    await expect(take(file("a.zip", "no zip"))).rejects.toThrow(/archive zip/);
    await expect(take(file("b.zip", whole.subarray(0, whole.length - 30)))).rejects.toThrow(/archive zip/);
    await expect(take(file("c.zip", buildZipOfFiles([["lisezmoi.txt", Buffer.from("x")]])))).rejects.toThrow(
      /ne contient ni Annonces.csv/,
    );
    await expect(
      take(
        file(
          "d.zip",
          buildZipOfFiles([
            ["a.csv", Buffer.from("x")],
            ["b.csv", Buffer.from("y")],
          ]),
        ),
      ),
    ).rejects.toThrow(/plusieurs fichiers d’annonces/);
    await expect(take(join(work, "none.csv"))).rejects.toThrow(/n’existe pas/);
  });

  test("a zip that lies about a size is refused", async () => {
    const zip = buildZipOfFiles([["Annonces.csv", Buffer.alloc(5_000_000, " ")]]);
    // Both headers say ten bytes.
    for (let at = zip.indexOf("PK\x03\x04"); at !== -1; at = -1) zip.writeUInt32LE(10, at + 22);
    zip.writeUInt32LE(10, zip.indexOf("PK\x01\x02") + 24);
    await expect(take(file("bomb.zip", zip))).rejects.toThrow(/archive zip/);
  });

  test("photos beside a file are found in any case of letters, as in a zip, and a folder is none", async () => {
    file("Facade.JPG", await picture(3));
    mkdirSync(join(work, "photos"));
    const fichiers = ["facade.jpg", "photos", "Photos/"];
    const report = await take(file("x.jsonl", JSON.stringify({ ...anEstateDraft(), photos: [], fichiers })));
    expect(report.portfolios[0]).toMatchObject({ inserted: 1, photos: 1 });
    expect(report.warnings[0]?.reasons).toEqual([
      "photo 2 : la photo photos n’est pas dans la livraison.",
      "photo 3 : la photo Photos/ n’est pas dans la livraison.",
    ]);
  });

  test("photos outside the folder, drawings, bombs and private addresses are left out with a reason", async () => {
    let wasAsked = false;
    const server = createServer((_request, response) => {
      wasAsked = true;
      response.end("x");
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    mkdirSync(join(work, "in"));
    writeFileSync(join(work, "secret.jpg"), await picture(1));
    symlinkSync(join(work, "secret.jpg"), join(work, "in", "link.jpg"));
    writeFileSync(join(work, "in", "drawing.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    writeFileSync(join(work, "in", "half.jpg"), (await picture(2)).subarray(0, 300));
    const names = [
      "../secret.jpg",
      "link.jpg",
      "drawing.svg",
      "half.jpg",
      `http://127.0.0.1:${port}/a.jpg`,
      "http://169.254.169.254/a",
      "file:///etc/passwd",
    ];
    const line = JSON.stringify({ ...anEstateDraft(), photos: [], fichiers: names });
    writeFileSync(join(work, "in", "x.jsonl"), line);
    const report = await take(join(work, "in", "x.jsonl"));
    server.close();
    expect(report.portfolios[0]).toMatchObject({ inserted: 1, photos: 0 });
    expect(report.warnings[0]?.reasons).toHaveLength(names.length);
    expect(wasAsked).toBe(false);
    expect(existsSync(join(folder, "photos"))).toBe(false);
  });

  test("an address is fetched once a day, and its last content stays if it fails", async () => {
    const bytes = await picture(77);
    let [status, asked] = [200, 0];
    const server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(status).end(bytes);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    const line = JSON.stringify({
      ...anEstateDraft(),
      photos: [],
      fichiers: [`http://127.0.0.1:${port}/a.jpg`],
    });
    const takeAt = async (now: string) => {
      const { portfolios, warnings } = await take(file("x.jsonl", line), {
        allowPrivateHosts: true,
        now: new Date(now),
      });
      return [portfolios[0]?.photos, portfolios[0]?.changed, warnings.length, asked];
    };
    expect(await takeAt("2026-11-20T03:00:00Z")).toEqual([1, 0, 0, 1]);
    expect(await takeAt("2026-11-20T12:00:00Z")).toEqual([1, 0, 0, 1]);
    status = 503;
    expect(await takeAt("2026-11-21T03:00:00Z")).toEqual([1, 0, 0, 2]);
    server.close();
  });

  test("a server that does not answer for three photos in a row is not waited for with all the others", async () => {
    const asked: string[] = [];
    const server = createServer(({ url = "", socket }, response) => {
      asked.push(url);
      if (url === "/2") response.writeHead(404).end();
      else socket.destroy();
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    const fichiers = Array.from({ length: 8 }, (_, index) => `http://127.0.0.1:${port}/${index}`);
    const line = JSON.stringify({ ...anEstateDraft(), photos: [], fichiers });
    const { portfolios, warnings } = await take(file("x.jsonl", line), { allowPrivateHosts: true });
    server.close();
    expect(portfolios[0]).toMatchObject({ inserted: 1, photos: 0 });
    expect(asked).toEqual(["/0", "/1", "/2", "/3", "/4", "/5"]);
    expect(warnings[0]?.reasons).toHaveLength(8);
    expect(warnings[0]?.reasons.at(-1)).toMatch(/^photo 8 : .*n’a pas été demandée, car ce serveur/);
  });
});

test("JSON lines bring agencies and listings, and photos that are already stored stay as they are", async () => {
  const agency = anAgency({ slug: "agence-des-brumes", nom: "Agence des Brumes" });
  const stored = { id: "stored-1", widthPx: 1200, heightPx: 800, alt: "Façade" };
  const lines = [
    agency,
    anEstateDraft({ agence: "agence-des-brumes", photos: [stored] }),
    { kind: "estate" },
  ];
  const report = await take(
    file("demo.jsonl", `${lines.map((line) => JSON.stringify(line)).join("\n")}\n{oops\n`),
  );
  expect(report.agencies).toEqual(["agence-des-brumes"]);
  expect(report.portfolios).toMatchObject([{ agence: "agence-des-brumes", inserted: 1, photos: 1 }]);
  expect(report.refused.map(({ line }) => line)).toEqual([3, 4]);
  expect(await store.photo("stored-1")).toEqual({ photo: stored, path: null });
});

test("JSON lines name a photo with the words for it", async () => {
  file("a.jpg", await picture(10));
  const fichiers = [{ fichier: "a.jpg", alt: " Le\n jardin " }, { alt: "sans fichier" }, 7];
  await take(file("x.jsonl", JSON.stringify({ ...anEstateDraft(), photos: [], fichiers })));
  const { cards } = await store.findEstates(readEstateSearch(new URLSearchParams()));
  expect(cards[0]?.photo?.alt).toBe("Le jardin");
});

test("finished WebP photos of the operator are stored unchanged, others are re-encoded", async () => {
  const create = { width: 900, height: 600, channels: 3, background: "#abc" } as const;
  const finished = await sharp({ create }).webp({ quality: 50 }).toBuffer();
  const tagged = await sharp({ create: { ...create, width: 901 } })
    .withExif({ IFD0: { Artist: "Zoé" } })
    .webp({ quality: 50 })
    .toBuffer();
  const wide = await sharp({ create: { ...create, width: 1601 } })
    .webp({ quality: 50 })
    .toBuffer();
  const all = { "a.webp": finished, "b.webp": tagged, "c.webp": wide };
  for (const [name, bytes] of Object.entries(all)) file(name, bytes);
  const line = JSON.stringify({ ...anEstateDraft(), photos: [], fichiers: [...Object.keys(all), "a.webp"] });
  await take(file("x.jsonl", line), { hasFinishedPhotos: true });
  const files = await store.photoFiles();
  const stored = await Promise.all(files.map(async ({ path }) => readFileSync(join(folder, path))));
  const isUnchanged = (bytes: Buffer) => stored.some((other) => other.equals(bytes));
  expect(Object.values(all).map(isUnchanged)).toEqual([true, false, false]);
  expect(files.map(({ widthPx, isFirst }) => `${widthPx} ${isFirst}`).sort()).toEqual([
    "1601 false",
    "900 true",
    "901 false",
  ]);
});

test("pictures that nothing shows any more are removed, and come again when they are needed", async () => {
  file("a.jpg", await picture(10));
  file("b.jpg", await picture(20));
  const line = (name: string) => JSON.stringify({ ...anEstateDraft(), photos: [], fichiers: [name] });
  const dataDir = join(work, "data");
  const clean = (daysFromNow: number, more: object = {}) =>
    cleanPictures({ store, dataDir, now: new Date(Date.now() + daysFromNow * 86_400_000), ...more });
  const shownId = async () =>
    (await store.findEstates(readEstateSearch(new URLSearchParams()))).cards[0]!.photo!.id;
  const made = (id: string, rest: string) => {
    mkdirSync(join(folder, "pictures", id.slice(0, 2)), { recursive: true });
    writeFileSync(join(folder, "pictures", id.slice(0, 2), `${id}${rest}`), "x");
  };
  await take(file("x.jsonl", line("a.jpg")));
  made(await shownId(), "-640.webp");
  await take(file("x.jsonl", line("b.jpg")));
  const shown = await shownId();
  for (const rest of ["-640.webp", "-1280.avif", ".webp"]) made(shown, rest);
  mkdirSync(join(dataDir, "og"));
  writeFileSync(join(dataDir, "og", "0123.jpg"), "x");

  expect(await clean(0)).toMatchObject({ fileCount: 0 });
  // The photo, its size, and what was known of it: its content and its name in the delivery.
  expect(await clean(2)).toMatchObject({ fileCount: 4, sparedCount: 0 });
  expect(await clean(2)).toMatchObject({ fileCount: 0 });
  expect(existsSync(join(folder, (await store.photo(shown))!.path!))).toBe(true);
  expect(readdirSync(join(folder, "pictures", shown.slice(0, 2)))).toHaveLength(3);
  // Pages elsewhere get a picture that is at most a month old.
  expect(await clean(31)).toMatchObject({ fileCount: 1 });
  expect(readdirSync(join(dataDir, "og"))).toEqual([]);

  expect((await take(file("x.jsonl", line("a.jpg")))).portfolios[0]?.photos).toBe(1);
  expect(existsSync(join(folder, (await store.photo(await shownId()))!.path!))).toBe(true);
});

test("photos of another database are left, unless somebody asks for it", async () => {
  const photos = join(folder, "photos", "ab");
  mkdirSync(photos, { recursive: true });
  for (let at = 0; at < 20; at++) writeFileSync(join(photos, `${at}.jpg`), "x");
  const now = new Date(Date.now() + 2 * 86_400_000);
  const options = { store, dataDir: join(work, "data"), now };
  expect(await cleanPictures({ ...options, mostPhotosShare: 0.5 })).toMatchObject({
    fileCount: 0,
    sparedCount: 20,
  });
  expect(await cleanPictures(options)).toMatchObject({ fileCount: 20, sparedCount: 0 });
});

test("a server removes them by itself", async () => {
  const old = join(folder, "pictures", "ab", "abcd-640.webp");
  mkdirSync(join(folder, "pictures", "ab"), { recursive: true });
  writeFileSync(old, "x");
  utimesSync(old, new Date(0), new Date(0));
  const lines: string[] = [];
  const cleaning = startCleaning({ dataDir: join(work, "data"), firstAfterMs: 0 }, (line) =>
    lines.push(line),
  );
  await expect
    .poll(() => lines, { timeout: 20_000 })
    .toEqual(["Removed pictures that nothing shows: 1 file, 0.0 MB."]);
  await cleaning.stop();
  expect(existsSync(old)).toBe(false);
});

test("an agency that is not there keeps no other from its listings", async () => {
  const lines = [anEstateDraft({ agence: "inconnue" }), anEstateDraft()];
  const report = await take(file("x.jsonl", lines.map((line) => JSON.stringify(line)).join("\n")));
  expect(report.portfolios.map(({ agence }) => agence)).toEqual(["agence-du-quai"]);
  expect(formatReport(report)).toContain("  inconnue\u00a0: L’agence «\u202finconnue\u202f» n’existe pas");
  await expect(take(file("y.jsonl", JSON.stringify(lines[0])))).rejects.toThrow(/n’existe pas/);
});

test("photos of an unknown agency are not fetched", async () => {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const lines = ["inconnue", "agence-du-quai"].map((agence) =>
    JSON.stringify({
      ...anEstateDraft({ agence }),
      photos: [],
      fichiers: [`http://127.0.0.1:${port}/${agence}.jpg`],
    }),
  );
  await take(file("x.jsonl", lines.join("\n")), { allowPrivateHosts: true });
  expect(asked).toEqual(["/agence-du-quai.jpg"]);
  server.close();
});

test("an import that is stopped changes nothing", async () => {
  const stop = new AbortController();
  stop.abort(new Error("stopped"));
  await expect(
    take(file("x.jsonl", JSON.stringify(anEstateDraft())), { signal: stop.signal }),
  ).rejects.toThrow("stopped");
  expect(await store.count()).toBe(0);
});

test("an address without its departement gets that of its postcode", async () => {
  const agency = {
    slug: "agence-du-large",
    kind: "agence",
    nom: "Agence du Large",
    adresse: { codePostal: "20137", commune: "Porto-Vecchio" },
  };
  const report = await take(file("agences.jsonl", JSON.stringify(agency)));
  expect(report.refused).toEqual([]);
  expect((await store.agency("agence-du-large"))?.adresse.departement).toBe("2A");
});
