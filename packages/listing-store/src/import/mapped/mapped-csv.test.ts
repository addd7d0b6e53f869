import { type Listing, parseListing } from "@lieudit/listing-model";
import { anEstateDraft, aVehicleDraft } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { toPortfolioTable, toPortfolioXml } from "../../export/portfolio-table.ts";
import { makeListing } from "../../write/make-listing.ts";
import { parseCsvRows } from "../csv-rows.ts";
import { readOwnHeader, suggestColumns } from "./column-mapping.ts";
import { readMappedCsv } from "./read-mapped-csv.ts";

const NOW = new Date("2026-11-20T08:00:00Z");
const PORTFOLIO: Listing[] = [
  anEstateDraft({
    reference: "M-1",
    description: "Un séjour ; et « plus ».\n\nUne deuxième partie.",
    position: { latitude: 49.8, longitude: -0.9123, precision: "exacte" },
    exterieurs: [{ type: "balcon" }, { type: "terrasse", surfaceM2: 12.5 }],
    stationnements: [{ type: "box", nb: 2 }],
  }),
  aVehicleDraft({
    reference: "V-1",
    equipements: ["Climatisation", "GPS"],
    rechargeMax: { acKw: 11, connecteurs: ["TYPE_2", "CCS_COMBO_2"] },
    controleTechnique: "2026-06-12",
    status: "reserve",
  }),
].map((draft) => makeListing(draft, null, NOW));

function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(";")).join("\r\n");
}

test("a portfolio that was written as CSV is the same when it is delivered again", () => {
  const table = parseCsvRows(toCsv(toPortfolioTable(PORTFOLIO, (id) => `https://site.example/${id}`)));
  const mapping = readOwnHeader(table.header);
  if (mapping === null) throw new Error("The header was not recognised.");
  const delivery = readMappedCsv(table, mapping);
  expect(delivery.refused).toEqual([]);
  for (const [at, { value, photos }] of [...delivery.listings].entries()) {
    const listing = PORTFOLIO[at];
    const parsed = parseListing({ ...value, agence: listing?.agence });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const again = makeListing({ ...parsed.value, photos: listing?.photos ?? [] }, null, NOW);
    expect({ ...again, source: listing?.source }).toEqual({ ...listing, source: listing?.source });
    expect(photos.map(({ name }) => name)).toEqual(
      listing?.photos.map(({ id }) => `https://site.example/${id}`) ?? [],
    );
  }
});

test("writes a portfolio as XML with escaped texts", () => {
  const xml = toPortfolioXml(toPortfolioTable([...PORTFOLIO], (id) => `https://site.example/${id}?a&b`));
  expect(xml).toContain('<champ nom="reference">M-1</champ>');
  expect(xml.match(/<annonce>/g)).toHaveLength(2);
  expect(xml).not.toContain("?a&b");
});

test("a file of other software is read by its mapped columns", () => {
  const table = parseCsvRows(
    [
      "Réf;Offre;Type de bien;Libellé;Prix;CP;Ville;Surface;Ascenseur;Extérieurs;Lat;Photos;Divers",
      "A-1;Vente;Appartement;T3 lumineux;249 000 €;76990;Aubremer;61,5;Oui;Balcon, Jardin;'-1,5;https://a.example/1.jpg https://a.example/2.jpg;x",
      "A-2;Vente;Château;Trop grand;900000;76990;Aubremer;;;;;;",
      "A-3;Vente;Maison;Décalée;1;76990;Aubremer;;;;;;;;reste",
    ].join("\n"),
  );
  const columns = suggestColumns("estate", table.header);
  expect(columns).toEqual([
    "reference",
    "transaction",
    "type",
    "titre",
    "prixCents",
    "adresse.codePostal",
    "adresse.commune",
    "surfaceHabitableM2",
    "ascenseur",
    null,
    "position.latitude",
    "photos",
    null,
  ]);
  const delivery = readMappedCsv(table, { kind: "estate", columns: columns.with(9, "exterieurs") });
  const [first, second] = [...delivery.listings];
  expect(first?.value).toMatchObject({
    reference: "A-1",
    transaction: "vente",
    type: "appartement",
    prixCents: 24_900_000,
    surfaceHabitableM2: 61.5,
    ascenseur: true,
    exterieurs: [{ type: "balcon" }, { type: "jardin" }],
    adresse: { codePostal: "76990", departement: "76" },
  });
  expect(first?.photos).toEqual([{ name: "https://a.example/1.jpg" }, { name: "https://a.example/2.jpg" }]);
  const parsed = parseListing({ ...second?.value, agence: "a" });
  expect(!parsed.ok && parsed.problems.map(({ champ }) => delivery.nameOf?.(champ))).toContain(
    "colonne Type de bien",
  );
  expect(delivery.refused).toMatchObject([{ line: 4, reference: "A-3" }]);
});

test("only a header of our own is recognised without a person", () => {
  expect(readOwnHeader(["reference", "titre", "prixCents"])).toBeNull();
  expect(readOwnHeader(["nature", "reference", "inconnu"])).toBeNull();
  expect(readOwnHeader(["nature", "reference", "titre"])).not.toBeNull();
});
