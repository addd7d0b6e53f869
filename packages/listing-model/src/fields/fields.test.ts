import { expect, test } from "vitest";
import { priceNote, pricePerM2Cents, priceText } from "../facts/price-text.ts";
import type { ListingKind } from "../listing.ts";
import { listingMentions } from "../mentions/listing-mentions.ts";
import { anEstateDraft, aVehicleDraft } from "../testing/a-listing.ts";
import { LISTING_FORMS, listProperties } from "./listing-fields.ts";
import {
  checkTypedListing,
  findControlName,
  normaliseTypedFields,
  previewTypedListing,
  type TypedFields,
  toTypedFields,
} from "./typed-listing.ts";

const NOW = new Date("2026-11-20T08:00:00Z");

test.each<ListingKind>(["vehicle", "estate"])(
  "the form of %s has each property of its shape once",
  (kind) => {
    const shown = LISTING_FORMS[kind].flatMap(({ fields }) => fields.map(({ champ }) => champ));
    expect(shown.toSorted()).toEqual([...listProperties(kind).keys()].toSorted());
  },
);

const { vente: _sale, ...STAY } = anEstateDraft({
  transaction: "saisonnier",
  sejour: {
    couchages: 6,
    taxeSejourCents: 120,
    saisons: [{ du: "2026-07-01", au: "2026-08-31", semaineCents: 89_000 }],
    pris: [
      { du: "2026-07-04", au: "2026-07-11" },
      { du: "2026-08-01", au: "2026-08-15" },
    ],
  },
});

test.each([
  aVehicleDraft({
    batterie: { capaciteKwh: 52.5, sohPct: 91 },
    rechargeMax: { acKw: 11, connecteurs: ["TYPE_2", "CCS_COMBO_2"] },
    loyer: {
      formule: "LOA",
      mensuelCents: 19_950,
      dureeMois: 36,
      apportCents: 0,
      kmParAn: 10_000,
      mentions: "",
    },
    equipements: ["Climatisation", "GPS"],
    tvaRecuperable: false,
    garantie: { mois: 12, type: "pièces" },
    controleTechnique: "2026-06-12",
  }),
  anEstateDraft(),
  anEstateDraft({
    transaction: "viager",
    viager: { renteCents: 80_000, tetes: 2, ages: [72, 75], occupe: true, valeurLibreCents: 30_000_000 },
    exterieurs: [{ type: "balcon" }, { type: "terrasse", surfaceM2: 12.5 }],
    stationnements: [{ type: "box", nb: 2 }],
  }),
  anEstateDraft({
    type: "programme",
    lots: [{ pieces: 2, surfaceMinM2: 39, surfaceMaxM2: 45.5, prixCents: 20_265_050, restants: 0 }],
  }),
  STAY,
])("a listing is the same after it was shown in the form and sent: %#", (draft) => {
  const { kind, agence, photos, status } = draft;
  const fields = toTypedFields(draft);
  const { draft: again, problems } = checkTypedListing(
    { kind, fields, id: "abcdefgh23", agence, photos, status },
    NOW,
  );
  expect(problems).toEqual([]);
  expect(again).toEqual({ ...draft, id: "abcdefgh23" });
});

const check = (kind: ListingKind, fields: TypedFields) =>
  checkTypedListing({ kind, fields, id: "abcdefgh23", agence: "quai", photos: [], status: "publie" }, NOW);

test("names each missing property", () => {
  const { draft, problems } = check("vehicle", {});
  expect(draft).toBeNull();
  expect(problems.map(({ champ }) => champ)).toEqual([
    "reference",
    "titre",
    "prixCents",
    "adresse",
    "categorie",
    "marque",
    "modele",
    "energie",
  ]);
});

test("reports an amount that may be thousands or decimals", () => {
  const fields = { ...toTypedFields(anEstateDraft()), prixCents: "249.000" };
  expect(check("estate", fields).problems).toMatchObject([{ champ: "prixCents" }]);
});

test.each([
  ["prixCents", "249 000,50 €", 24_900_050],
  ["contact.telephone", "02 35 00 00 00", "+33235000000"],
  ["energie.dateDpe", "7/03/2024", "2024-03-07"],
  ["etage", "-1", -1],
])("reads %s %s", (champ, text, expected) => {
  const { draft } = check("estate", { ...toTypedFields(anEstateDraft()), [champ]: text });
  const value = champ
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], draft);
  expect(value).toBe(expected);
});

test.each([
  ["3 ; 58 ; 66 ; 268000", "lots[0]"],
  ["3 ; 58 ; 66 ; 268000 ; 4 ; 1", "lots[0]"],
  ["trois ; 58 ; 66 ; 268000 ; 4", "lots[0].pieces"],
])("reports the homes %s of a new development", (lots, champ) => {
  const { problems } = check("estate", { ...toTypedFields(anEstateDraft()), lots });
  expect(problems).toMatchObject([{ champ }]);
});

test("reports a season that ends before it begins", () => {
  const stay = {
    transaction: "saisonnier",
    "sejour.couchages": "4",
    "sejour.saisons": "01/08/2026 ; 01/07/2026 ; 890",
  };
  const { problems } = check("estate", { ...toTypedFields(anEstateDraft()), ...stay });
  expect(problems).toMatchObject([{ champ: "sejour.saisons[0]" }]);
});

test("a latitude with three decimals is read, and kept", () => {
  const place = {
    "position.latitude": "49,812",
    "position.longitude": "-1.123",
    "position.precision": "exacte",
  };
  const fields = normaliseTypedFields("estate", { ...toTypedFields(anEstateDraft()), ...place });
  expect(fields).toMatchObject({ "position.latitude": "49.812", "position.longitude": "-1.123" });
  expect(check("estate", fields).draft?.position).toMatchObject({ latitude: 49.812, longitude: -1.123 });
});

test.each([
  ["exacte", { latitude: 49.8, longitude: 0.9, precision: "exacte" }, "12 rue du Port"],
  ["rue", { precision: "rue" }, "rue du Port"],
  ["floutee", { precision: "floutee" }, undefined],
  ["", { precision: "floutee" }, undefined],
])("visitors get the place with the precision %j only", (precision, position, rue) => {
  const address = {
    "adresse.rue": "12 rue du Port",
    "position.latitude": "49,8",
    "position.longitude": "0,9",
  };
  const fields = { ...toTypedFields(anEstateDraft()), ...address, "position.precision": precision };
  const { draft } = check("estate", fields);
  expect(draft?.position).toMatchObject(position);
  expect(draft?.adresse.rue).toBe(rue);
  if (precision !== "exacte") expect(draft?.position?.latitude).not.toBe(49.8);
  const unplaced = check("estate", { ...fields, "position.latitude": "", "position.longitude": "" });
  expect(unplaced.problems).toEqual([]);
  expect(unplaced.draft).not.toHaveProperty("position");
});

test("reports what the law needs before the listing is complete", () => {
  const gaps = check("estate", { transaction: "location", type: "maison" }).gaps.map(({ champ }) => champ);
  expect(gaps).toEqual(["location.honorairesLocataireCents", "location.depotGarantieCents", "energie"]);
});

test("a value that was shown and sent again is the same", () => {
  const fields = toTypedFields(anEstateDraft());
  const sent = { ...fields, prixCents: "250\u202f000", surfaceTerrainM2: "450,0", inconnu: "x" };
  expect(normaliseTypedFields("estate", sent)).toEqual(fields);
  expect(normaliseTypedFields("estate", { description: " a\r\nb " })).toEqual({ description: "a\nb" });
});

test.each([
  ["adresse", "adresse.codePostal"],
  ["energie", "energie.dpeClasse"],
  ["exterieurs[0].surfaceM2", "exterieurs.balcon"],
  ["unknown", null],
])("a problem of %s leads to %s", (champ, expected) => {
  expect(findControlName("estate", champ)).toBe(expected);
});

test("previews an incomplete listing", () => {
  const typed = { kind: "vehicle", id: "abcdefgh23", agence: "quai", photos: [], status: "publie" } as const;
  const preview = previewTypedListing({ ...typed, fields: { titre: "Berline", prixCents: "12.500" } }, NOW);
  expect(preview).toMatchObject({ titre: "Berline", prixCents: 0, adresse: { commune: "Commune" } });
});

test.each([
  ["vente", { "vente.honorairesChargeDe": "acquereur", "vente.honorairesPct": "5" }],
  ["location", {}],
])("previews no invented price of a %s", (transaction, facts) => {
  const typed = { kind: "estate", id: "abcdefgh23", agence: "quai", photos: [], status: "publie" } as const;
  const fields = { transaction, type: "maison", surfaceHabitableM2: "80", ...facts };
  const preview = previewTypedListing({ ...typed, fields }, NOW);
  if (preview?.kind !== "estate") throw new Error("There is no preview.");
  expect(priceText(preview)).toBe("Prix à renseigner");
  expect([priceNote(preview), pricePerM2Cents(preview)]).toEqual([null, null]);
  const texts = listingMentions(preview, null, NOW).map(({ text }) => text);
  expect(texts.join("\n")).not.toContain("€");
});

test("drops the facts of another transaction", () => {
  const fields = { ...toTypedFields(anEstateDraft()), transaction: "location" };
  const { draft } = check("estate", fields);
  expect(draft).not.toHaveProperty("vente");
});
