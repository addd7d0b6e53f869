import { type EstateListing, type ListingDraft, parseListing } from "@lieudit/listing-model";
import { anEstate } from "@lieudit/listing-model/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPoliris } from "../import/poliris/read-poliris.ts";
import { writePoliris } from "./write-poliris.ts";

/** Reads a written portfolio as an import does. */
function readAgain(text: string): ListingDraft[] {
  const { listings, refused } = readPoliris(text);
  // Rows are refused as the listings are read.
  const delivered = [...listings];
  expect(refused).toEqual([]);
  return delivered.map(({ value }) => {
    const parsed = parseListing(value, "2026-11-20");
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed.value;
  });
}

/** Values of properties that have a rank. */
const words = fc
  .stringMatching(/^[A-Za-zéèàç"!# ]{1,30}$/)
  .map((text) => text.trim())
  // A quote before a separator ends a field, and the text is cleaned of repeated spaces.
  .filter((text) => text !== "" && !text.includes('"!#') && !text.endsWith('"') && !/\s\s/.test(text));
const euros = fc.integer({ min: 1, max: 90_000_000 });
const count = fc.integer({ min: 0, max: 40 });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const surface = fc.integer({ min: 1, max: 50_000 }).map((tenths) => tenths / 10);
const letter = fc.constantFrom("A", "B", "C", "D", "E", "F", "G", "vierge", "non soumis");

const shared = {
  reference: fc.stringMatching(/^[A-Z0-9-]{1,12}$/),
  titre: words,
  description: fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n")),
  prixCents: euros,
  type: fc.constantFrom("appartement", "maison", "terrain", "parking", "local", "bureau", "immeuble"),
  sousType: optional(fc.constantFrom("villa", "duplex", "longère")),
  surfaceHabitableM2: optional(surface),
  surfaceTerrainM2: optional(surface),
  pieces: optional(count),
  chambres: optional(count),
  etage: optional(fc.integer({ min: 0, max: 20 })),
  meuble: optional(fc.boolean()),
  anneeConstruction: optional(fc.integer({ min: 1800, max: 2026 })),
  sdb: optional(count),
  sde: optional(count),
  wc: optional(count),
  orientation: optional(
    fc.constantFrom(
      "nord",
      "nord-est",
      "est",
      "sud-est",
      "sud",
      "sud-ouest",
      "ouest",
      "nord-ouest",
      "traversant",
    ),
  ),
  ascenseur: optional(fc.boolean()),
  cave: optional(fc.boolean()),
  interphone: optional(fc.boolean()),
  gardien: optional(fc.boolean()),
  piscine: optional(fc.boolean()),
  exclusivite: fc.boolean(),
  exterieurs: fc.constantFrom(
    [],
    [{ type: "balcon" }],
    [{ type: "balcon", surfaceM2: 6.5 }, { type: "terrasse" }],
  ),
  stationnements: fc.constantFrom(
    [],
    [{ type: "parking", nb: 2 }],
    [
      { type: "parking", nb: 1 },
      { type: "box", nb: 3 },
    ],
  ),
  mandatNo: optional(fc.stringMatching(/^[0-9]{1,6}$/)),
  visiteUrl: optional(fc.constant("https://visite.example/1")),
  baremeUrl: optional(fc.constant("/honoraires")),
  contact: optional(
    fc.constant({ nom: "Camille Roux", telephone: "+33235000000", email: "camille@quai.example" }),
  ),
  copro: optional(
    fc.record({
      enCopro: fc.boolean(),
      nbLots: optional(fc.integer({ min: 1, max: 300 })),
      chargesAnnuellesCents: optional(euros),
      procedure: optional(fc.boolean()),
      detail: optional(words),
    }),
  ),
  energie: optional(
    fc.record({
      dpeClasse: letter,
      dpeKwhM2An: optional(fc.integer({ min: 1, max: 900 })),
      gesClasse: optional(letter),
      gesKgCo2M2An: optional(fc.integer({ min: 0, max: 200 })),
      coutMinCents: optional(fc.integer({ min: 1, max: 100_000 })),
      coutMaxCents: optional(fc.integer({ min: 100_001, max: 900_000 })),
      anneeReference: optional(fc.constantFrom(2021, 2023)),
      dateDpe: optional(fc.constantFrom("2022-03-07", "2024-12-31")),
      version: optional(fc.constant("DPE_07_2021")),
    }),
  ),
};
const SALE = {
  transaction: fc.constant("vente"),
  vente: optional(
    fc.record({
      honorairesChargeDe: fc.constantFrom("acquereur", "vendeur", "partage"),
      honorairesPct: optional(fc.integer({ min: 1, max: 150 }).map((tenths) => tenths / 10)),
      prixHorsHonorairesCents: optional(euros),
    }),
  ),
};
const RENTAL = {
  transaction: fc.constant("location"),
  location: optional(
    fc
      .record({
        modeCharges: optional(fc.constantFrom("provision", "forfait")),
        complementLoyerCents: optional(euros),
        depotGarantieCents: optional(euros),
        honorairesLocataireCents: optional(euros),
        honorairesEdlCents: optional(euros),
      })
      // Terms that say nothing leave no trace in a row.
      .filter((terms) => Object.values(terms).some((value) => value !== undefined)),
  ),
};
const ANNUITY = {
  transaction: fc.constant("viager"),
  viager: fc
    .record({
      renteCents: euros,
      ages: fc.constantFrom([72], [72, 75]),
      occupe: fc.boolean(),
    })
    .map((viager) => ({ ...viager, tetes: viager.ages.length })),
};

const estate = fc
  .oneof(
    fc.record({ ...shared, ...SALE }),
    fc.record({ ...shared, ...RENTAL }),
    fc.record({ ...shared, ...ANNUITY }),
  )
  .map((facts) => {
    const { vente: _sale, copro: _copro, energie: _energy, ...base } = anEstate();
    // Undefined facts are absent in listings.
    return JSON.parse(
      JSON.stringify({
        ...base,
        photos: [],
        ...facts,
        source: { flux: "poliris", idExterne: facts.reference },
      }),
    ) as EstateListing;
  });

test("a portfolio that is written and read again is the same, field by field", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(estate, { minLength: 1, maxLength: 4, selector: ({ reference }) => reference }),
      (portfolio) => {
        const drafts = readAgain(writePoliris(portfolio.map((one) => ({ estate: one, photos: [] }))));
        expect(drafts.map(withoutStored)).toEqual(portfolio.map(withoutStored));
      },
    ),
    { numRuns: 200 },
  );
});

/** What an import decides by itself: id, address words, dates and history; and how exact the position is. */
function withoutStored(listing: EstateListing | ListingDraft): unknown {
  const { id: _id, slug: _slug, dates: _dates, prixHistorique: _history, position, ...facts } = listing;
  const { latitude, longitude } = position ?? {};
  return { ...facts, position: { latitude, longitude } };
}

test("writes photos with their titles, and no text that ends a field early", () => {
  const listing = anEstate({ titre: 'Maison "!# du port"', description: "Une\n\nbelle vue" });
  const photos = [
    { name: "a.jpg", alt: "Façade" },
    { name: "b.jpg", alt: "Séjour" },
  ];
  const [written] = readPoliris(writePoliris([{ estate: listing, photos }])).listings;
  expect(written?.photos).toEqual(photos);
  expect(written?.value).toMatchObject({ titre: "Maison '!# du port'", description: "Une\n\nbelle vue" });
});
