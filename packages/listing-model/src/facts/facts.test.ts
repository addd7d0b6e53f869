import { describe, expect, test } from "vitest";
import { listingCard } from "../listing-card.ts";
import { idOfListingPath, listingPath, villeSlug } from "../listing-path.ts";
import { toSlug } from "../slug.ts";
import { anEstate, aVehicle } from "../testing/a-listing.ts";
import { listingBadges } from "./badges.ts";
import { co2Class } from "./co2-class.ts";
import { critAirLabel, getCritAir } from "./crit-air.ts";
import { CLIMATE_SCALE, dpeLabel, ENERGY_SCALE, isClassOfClimate, isEnergyHungry } from "./energy.ts";
import { factGroups } from "./fact-groups.ts";
import { factsLine } from "./facts-line.ts";
import { listKeyFacts } from "./key-facts.ts";
import { MOBILITY_MESSAGES, mobilityMessage } from "./mobility-message.ts";
import { pageTitle } from "./page-title.ts";
import { priceCut } from "./price-cut.ts";
import { priceNote, pricePerM2Cents, pricePerM2Text, priceText, saleFees } from "./price-text.ts";
import { listSeasonsUntil, listStayWeeks } from "./stay-weeks.ts";

test.each([
  [0, "A"],
  [100, "A"],
  [101, "B"],
  [120, "B"],
  [121, "C"],
  [140, "C"],
  [141, "D"],
  [160, "D"],
  [161, "E"],
  [200, "E"],
  [201, "F"],
  [250, "F"],
  [251, "G"],
])("%d g/km is class %s", (gKm, letter) => expect(co2Class(gKm)).toBe(letter));

test.each([
  [{ energie: "électrique" }, "E"],
  [{ energie: "hydrogène" }, "E"],
  [{ energie: "hybride rechargeable", dateMec: "2012-01" }, "1"],
  [{ energie: "GPL", dateMec: "1995-01" }, "1"],
  [{ energie: "essence", normeEuro: "Euro 6d" }, "1"],
  [{ energie: "essence", normeEuro: "Euro 4" }, "2"],
  [{ energie: "essence", normeEuro: "Euro 2" }, "3"],
  [{ energie: "diesel", normeEuro: "Euro 6d" }, "2"],
  [{ energie: "diesel", normeEuro: "Euro 4" }, "3"],
  [{ energie: "diesel", normeEuro: "Euro 3" }, "4"],
  [{ energie: "diesel", normeEuro: "Euro 2" }, "5"],
  [{ energie: "diesel", dateMec: "2010-12" }, "3"],
  [{ energie: "diesel", dateMec: "2011-01" }, "2"],
  [{ energie: "essence", dateMec: "1996-12" }, "non classé"],
  [{ energie: "essence", dateMec: "1997-01" }, "3"],
  [{ energie: "diesel" }, undefined],
  [{ energie: "diesel", critAir: "5", normeEuro: "Euro 6d" }, "5"],
  [{ categorie: "motos", energie: "essence", dateMec: "2018-01" }, "1"],
  [{ categorie: "motos", energie: "essence", normeEuro: "Euro 3" }, "2"],
  [{ categorie: "motos", energie: "essence", dateMec: "2002-01" }, "4"],
  [{ categorie: "motos", energie: "essence", dateMec: "1999-01" }, "non classé"],
  [{ categorie: "motos", energie: "essence", dateMec: "2000-05" }, "non classé"],
  [{ categorie: "motos", energie: "essence", normeEuro: "Euro 1", dateMec: "2000-05" }, "4"],
  [{ categorie: "motos", energie: "essence", dateMec: "2000-06" }, "4"],
  [{ categorie: "motos", energie: "essence", normeEuro: "Euro 0", dateMec: "2000-06" }, "4"],
] as const)("%o has the sticker %s", (facts, sticker) => {
  expect(getCritAir({ categorie: "voitures", ...facts })).toBe(sticker);
});

test("stickers and diagnoses are named", () => {
  expect([critAirLabel("2"), critAirLabel("non classé")]).toEqual(["Crit’Air\u00a02", "Non classé Crit’Air"]);
  expect([dpeLabel("C"), dpeLabel("vierge"), dpeLabel("non soumis")]).toEqual([
    "DPE\u00a0C",
    "DPE\u00a0vierge",
    "Non soumis au DPE",
  ]);
});

test("the scales are drawn as the diagnosis of 2021 has them", () => {
  expect(ENERGY_SCALE.map(({ from, to }) => [from, to])).toEqual([
    [0, 70],
    [71, 110],
    [111, 180],
    [181, 250],
    [251, 330],
    [331, 420],
    [421, null],
  ]);
  expect(CLIMATE_SCALE.map(({ to }) => to)).toEqual([6, 11, 30, 50, 70, 100, null]);
});

test("only dwellings of class F or G consume too much", () => {
  const energie = { dpeClasse: "F" } as const;
  expect(isEnergyHungry({ type: "maison", energie })).toBe(true);
  expect(isEnergyHungry({ type: "bureau", energie })).toBe(false);
  expect(isEnergyHungry({ type: "maison", energie: { dpeClasse: "E" } })).toBe(false);
});

describe("a cut of the price", () => {
  const now = new Date("2026-11-20T10:00:00Z");
  const cut = (...steps: [date: string, prixCents: number][]) => {
    const prixHistorique = steps.map(([date, prixCents]) => ({ date, prixCents }));
    return priceCut({ prixCents: steps.at(-1)![1], prixHistorique }, now);
  };

  test("is shown with the previous price", () => {
    expect(cut(["2026-09-01", 100], ["2026-11-10", 90])).toEqual({ previousCents: 100, date: "2026-11-10" });
  });
  test("compares with the lowest of thirty days, not with a price raised before", () => {
    expect(cut(["2026-09-01", 95], ["2026-11-01", 120], ["2026-11-10", 95])).toBeNull();
    expect(cut(["2026-06-01", 95], ["2026-09-01", 120], ["2026-11-10", 95])?.previousCents).toBe(120);
  });
  test("is shown for thirty days", () => expect(cut(["2026-09-01", 100], ["2026-10-20", 90])).toBeNull());
  test("is none when the price rose, or was always the same", () => {
    expect(cut(["2026-09-01", 100], ["2026-11-10", 110])).toBeNull();
    expect(cut(["2026-11-10", 110])).toBeNull();
  });
});

test("badges mark new, cheaper and exclusive listings; a taken listing has no other badge", () => {
  const now = new Date("2026-11-20T10:00:00Z");
  const listing = anEstate({
    prixCents: 90,
    prixHistorique: [
      { date: "2026-09-01", prixCents: 100 },
      { date: "2026-11-18", prixCents: 90 },
    ],
    dates: { publie: "2026-11-17T10:00:01Z", maj: "2026-11-18T10:00:00Z" },
    exclusivite: true,
  });
  const labels = (facts: Parameters<typeof anEstate>[0]) =>
    listingBadges({ ...listing, ...facts }, now).map(({ label }) => label);
  expect(labels({})).toEqual(["Baisse de prix", "Nouveau", "Exclusivité"]);
  expect(labels({ dates: { ...listing.dates, publie: "2026-11-17T10:00:00Z" } })).toEqual([
    "Baisse de prix",
    "Exclusivité",
  ]);
  expect(labels({ status: "vendu" })).toEqual(["Vendu"]);
  expect(labels({ status: "sous_compromis" })).toEqual(["Sous compromis"]);
  expect(labels({ status: "reserve" })).toEqual(["Réservé"]);
  expect(labels({ status: "loue" })).toEqual(["Loué"]);
});

test.each([
  [aVehicle(), "2021 · 45\u202f000\u00a0km · Diesel · Manuelle"],
  [anEstate({ type: "appartement" }), "120\u00a0m² · 5\u00a0p. · 3\u00a0ch."],
  [anEstate(), "120\u00a0m² · 5\u00a0p. · 3\u00a0ch. · terrain 450\u00a0m²"],
  [anEstate({ type: "terrain" }), "450\u00a0m² de terrain"],
])("the line of facts", (listing, text) => expect(factsLine(listing)).toBe(text));

test("formats prices with their unit and terms", () => {
  expect(priceText(aVehicle())).toBe("15\u202f900\u00a0€");
  expect(priceText(anEstate())).toBe("250\u202f000\u00a0€");
  expect(priceText(anEstate({ type: "programme" }))).toBe("À partir de 250\u202f000\u00a0€");
  expect(priceText(anEstate({ transaction: "location", prixCents: 85_000 }))).toBe("850\u00a0€/mois CC");
  expect(priceText(anEstate({ transaction: "saisonnier", prixCents: 85_000 }))).toBe("850\u00a0€/semaine");
  const viager = { renteCents: 60_000, tetes: 1, occupe: true };
  expect(priceText(anEstate({ transaction: "viager", prixCents: 5_000_000, viager }))).toBe(
    "Bouquet 50\u202f000\u00a0€ + 600\u00a0€/mois",
  );
  expect(priceText(anEstate({ transaction: "viager", prixCents: 0, viager }))).toBe("Rente 600\u00a0€/mois");
  expect(
    priceText(anEstate({ transaction: "location", prixCents: 145_000, location: { loyerTaxe: "HT" } })),
  ).toBe("1\u202f450\u00a0€/mois HT CC");
});

test("who pays the fees stands beside the price", () => {
  expect(priceNote(anEstate())).toBe("dont 4\u00a0% TTC d’honoraires à la charge de l’acquéreur");
  expect(priceNote(anEstate({ vente: { honorairesChargeDe: "vendeur" } }))).toBe(
    "honoraires à la charge du vendeur",
  );
  expect(priceNote(anEstate({ transaction: "location", location: { chargesCents: 8_000 } }))).toBe(
    "dont 80\u00a0€ de charges",
  );
  expect(priceNote(aVehicle())).toBe("TTC, hors frais d’immatriculation");
});

test("either figure of the fees gives the other", () => {
  const vente = { honorairesChargeDe: "acquereur" } as const;
  expect(saleFees({ prixCents: 10_500_000, vente: { ...vente, honorairesPct: 5 } })).toEqual({
    pct: 5,
    prixHorsHonorairesCents: 10_000_000,
  });
  expect(
    saleFees({ prixCents: 10_417_000, vente: { ...vente, prixHorsHonorairesCents: 10_000_000 } })?.pct,
  ).toBe(4.17);
  expect(saleFees({ prixCents: 1, vente })).toBeNull();
});

test("the price of a square metre is that of a home's surface or of a plot's ground", () => {
  expect(pricePerM2Cents(anEstate())).toBe(208_333);
  expect(pricePerM2Text(208_333)).toBe("2\u202f083\u00a0€/m²");
  expect(pricePerM2Cents(anEstate({ type: "terrain", prixCents: 4_500_000 }))).toBe(10_000);
  expect(pricePerM2Cents(anEstate({ transaction: "location" }))).toBeNull();
});

test("titles say what, where and for how much", () => {
  expect(pageTitle(anEstate())).toBe(
    "Maison 5\u00a0pièces 120\u00a0m² à vendre à Aubremer (76990) – 250\u202f000\u00a0€",
  );
  expect(pageTitle(anEstate({ pieces: 0 }))).toBe(
    "Maison 120\u00a0m² à vendre à Aubremer (76990) – 250\u202f000\u00a0€",
  );
  expect(pageTitle(aVehicle())).toBe(
    "Norvia Tempo 1.5 dCi 115 – 2021, 45\u202f000\u00a0km – 15\u202f900\u00a0€",
  );
});

test("the table of facts has a row for each known fact only", () => {
  const rows = (listing: Parameters<typeof factGroups>[0]) =>
    new Map(factGroups(listing).flatMap(({ facts }) => facts.map(({ label, value }) => [label, value])));
  const house = rows(anEstate({ etage: 0, nbEtages: 2 }));
  expect(house.get("Étage")).toBe("RDC sur 2");
  expect(house.get("Jardin")).toBe("300\u00a0m²");
  expect(house.get("Prix au m²")).toBe("2\u202f083\u00a0€/m²");
  expect(house.has("Cave")).toBe(false);
  const car = rows(aVehicle({ kilometrageGaranti: false, puissanceDinCh: 115, puissanceKw: 85 }));
  expect(car.get("Kilométrage")).toBe("45\u202f000\u00a0km (non garanti)");
  expect(car.get("Puissance")).toBe("115\u00a0ch / 85\u00a0kW");
  expect(car.get("Classe CO₂")).toBe("B");
  expect(car.get("Première mise en circulation")).toBe("Mai 2021");
  expect([...house.values(), ...car.values()].every((value) => value !== "")).toBe(true);
});

test("a house has storeys of its own, a flat those of its building", () => {
  const labels = (type: "maison" | "appartement") =>
    factGroups(anEstate({ type, nbEtages: 2 })).flatMap(({ facts }) => facts.map(({ label }) => label));
  expect(labels("maison")).toContain("Étages");
  expect(labels("appartement")).toContain("Étages de l’immeuble");
});

test.each([
  ["E", 200, "E", true],
  ["E", 280, "E", false],
  ["D", 200, "D", false],
  ["D", 100, "C", false],
  ["B", 70, "B", true],
  ["B", 71, "B", false],
  ["G", 420, "G", true],
  ["G", 421, "G", false],
  ["E", undefined, "E", false],
  ["G", 500, "G", false],
  ["vierge", undefined, undefined, false],
] as const)(
  "a class %s for %s kWh, with %s for the climate, comes from the climate: %s",
  (dpeClasse, dpeKwhM2An, gesClasse, is) => {
    const energie = {
      dpeClasse,
      ...(dpeKwhM2An !== undefined && { dpeKwhM2An }),
      ...(gesClasse !== undefined && { gesClasse }),
    };
    expect(isClassOfClimate(energie)).toBe(is);
  },
);

test.each([
  ["*************3491", "se termine par 3491, le reste est masqué"],
  ["TT-***-**", "commence par TT, le reste est masqué"],
  ["VF3*******3491", "commence par VF3, se termine par 3491, le reste est masqué"],
  ["******", "masqué"],
])("a masked number is heard in words: %s, %s", (vinMasque, spoken) => {
  const facts = factGroups(aVehicle({ vinMasque })).flatMap((group) => group.facts);
  expect(facts.find(({ label }) => label === "Numéro de série")).toEqual({
    label: "Numéro de série",
    value: vinMasque,
    spoken,
  });
  expect(facts.find(({ label }) => label === "Marque")).not.toHaveProperty("spoken");
});

test("none of a thing is said in a word, or not at all", () => {
  const rows = (listing: Parameters<typeof factGroups>[0]) =>
    new Map(factGroups(listing).flatMap(({ facts }) => facts.map(({ label, value }) => [label, value])));
  const flat = rows(
    anEstate({
      ...{ sdb: 0, sde: 1, wc: 0, chambres: 0, nbEtages: 0, transaction: "location" },
      location: { chargesCents: 0, depotGarantieCents: 0, honorairesLocataireCents: 0 },
    }),
  );
  expect(
    ["Salles de bains", "WC", "Chambres", "Étages de l’immeuble"].filter((label) => flat.has(label)),
  ).toEqual([]);
  expect(["Salles d’eau", "Charges", "Dépôt de garantie"].map((label) => flat.get(label))).toEqual([
    "1",
    "Aucune",
    "Aucun",
  ]);
  const car = rows(
    aVehicle({
      ...{ portes: 0, couchages: 0, nbProprietaires: 0, consommationL100Km: 0, malusCents: 0 },
      ...{ kilometrageKm: 0, boite: "automatique", rapports: 1, couleurExterieure: "vert sauge" },
    }),
  );
  expect(["Portes", "Couchages", "Consommation mixte"].filter((label) => car.has(label))).toEqual([]);
  expect(car.get("Propriétaires précédents")).toBe("Aucun");
  expect(car.get("Kilométrage")).toBe("0\u00a0km");
  expect(car.get("Boîte de vitesses")).toBe("Automatique, 1\u00a0rapport");
  expect(car.get("Couleur extérieure")).toBe("Vert sauge");
  const viager = { renteCents: 60_000, tetes: 1, occupe: true };
  expect(rows(anEstate({ transaction: "viager", prixCents: 0, viager })).get("Bouquet")).toBe("Aucun");
  const old = { ...viager, ages: [82], valeurLibreCents: 21_000_000 };
  const facts = rows(anEstate({ transaction: "viager", prixCents: 0, viager: old }));
  expect(facts.get("Viager")).toBe("Occupé, une tête, 82\u00a0ans");
  expect(facts.get("Valeur libre")).toBe("210\u202f000\u00a0€");
});

test("the mobility message turns with the page and the day, and always has its word", () => {
  const day = (date: string) => new Date(`${date}T12:00:00Z`);
  const week = ["2026-11-20", "2026-11-21", "2026-11-22"].map((date) => mobilityMessage("abc", day(date)));
  expect(new Set(week).size).toBe(3);
  expect(new Set(["a", "b", "c"].map((page) => mobilityMessage(page, day("2026-11-20")))).size).toBe(3);
  for (const message of week) {
    expect(MOBILITY_MESSAGES.some((text) => message === `${text} #SeDéplacerMoinsPolluer`)).toBe(true);
  }
});

test("a card holds what a list shows, and no description", () => {
  const photo = { id: "photo-1", widthPx: 3, heightPx: 2, alt: "" };
  expect(listingCard(aVehicle({ photos: [photo] }), "Quai").photo?.alt).toBe(`${aVehicle().titre} – photo 1`);
  const card = listingCard(aVehicle(), "Garage du Phare");
  expect(card).toMatchObject({
    agenceNom: "Garage du Phare",
    photoCount: 1,
    critAir: "2",
    photo: { id: "photo-1" },
  });
  expect("description" in card).toBe(false);
  expect(factsLine(card)).toBe(factsLine(aVehicle()));
});

test("addresses keep their id at the end", () => {
  const path = listingPath({ kind: "estate", slug: "maison-a-aubremer", id: "abc234" });
  expect(path).toBe("/bien/maison-a-aubremer-abc234");
  expect(idOfListingPath(path)).toBe("abc234");
  expect(idOfListingPath("abc234")).toBe("abc234");
  expect(listingPath({ kind: "vehicle", slug: "", id: "abc234" })).toBe("/vehicule/abc234");
  expect(villeSlug({ commune: "Saint-Œuvre-l’Étang", codePostal: "76991" })).toBe(
    "saint-oeuvre-l-etang-76991",
  );
});

test.each([
  ["Maison T5 à Port-l'Étoile", "maison-t5-a-port-l-etoile"],
  ["Œuvre ÆGIR ß 12 m²", "oeuvre-aegir-ss-12-m2"],
  ["--- !", ""],
  ["\ud800ñ", "n"],
])("the slug of %j is %j", (text, slug) => expect(toSlug(text)).toBe(slug));

describe("facts at the head of a page", () => {
  const headOf = (listing: Parameters<typeof factGroups>[0]) =>
    listKeyFacts(listing.kind, factGroups(listing)).map(({ label, value }) => `${label} ${value}`);

  test("are those of a home that visitors compare first, without details", () => {
    const flat = anEstate({
      type: "appartement",
      surfaceHabitableM2: 62,
      pieces: 3,
      chambres: 2,
      etage: 4,
      nbEtages: 6,
      dernierEtage: true,
    });
    expect(headOf(flat)).toEqual([
      "Surface 62\u00a0m²",
      "Terrain 450\u00a0m²",
      "Pièces 3",
      "Chambres 2",
      "Étage 4ᵉ sur 6",
    ]);
  });

  test("are those of a vehicle that visitors compare first, without details", () => {
    const car = aVehicle({
      dateMec: "2021-03",
      kilometrageKm: 45_000,
      energie: "diesel",
      boite: "manuelle",
      rapports: 6,
      puissanceDinCh: 110,
      puissanceKw: 81,
    });
    expect(headOf(car)).toEqual([
      "Mise en circulation Mars 2021",
      "Kilométrage 45\u202f000\u00a0km",
      "Énergie Diesel",
      "Boîte Manuelle",
      "Puissance 110\u00a0ch",
    ]);
  });

  test("omit what is unknown", () => {
    const land = anEstate({ type: "terrain", surfaceTerrainM2: 800 });
    expect(headOf(land)).toContain("Terrain 800\u00a0m²");
    expect(headOf(land).some((fact) => fact.startsWith("Étage"))).toBe(false);
  });
});

const LOTS = [
  { pieces: 2, surfaceMinM2: 39, surfaceMaxM2: 45, prixCents: 20_000_000, restants: 3 },
  { pieces: 3, surfaceMinM2: 58, surfaceMaxM2: 75, prixCents: 29_000_000, restants: 4 },
  { pieces: 4, surfaceMinM2: 80, surfaceMaxM2: 96, prixCents: 38_000_000, restants: 0 },
];
const STAY = {
  couchages: 6,
  saisons: [
    { du: "2026-11-01", au: "2026-12-18", semaineCents: 50_000 },
    { du: "2026-12-19", au: "2026-12-31", semaineCents: 80_000 },
  ],
  pris: [{ du: "2026-12-05", au: "2026-12-09" }],
};
const keyFacts = (listing: Parameters<typeof factGroups>[0]) =>
  Object.fromEntries(
    listKeyFacts(listing.kind, factGroups(listing)).map(({ label, value }) => [label, value]),
  );

test("a new development has the range of the homes that are left, and no price of a square metre", () => {
  const programme = anEstate({ type: "programme", surfaceHabitableM2: 39, lots: LOTS });
  expect(keyFacts(programme)).toMatchObject({
    Surface: "de 39 à 75\u00a0m²",
    Pièces: "de 2 à 3",
    Disponibles: "7",
  });
  expect(factsLine(listingCard(programme, "Quai"))).toBe("de 2 à 3\u00a0p. · de 39 à 75\u00a0m²");
  expect(pricePerM2Cents(programme)).toBeNull();
  expect(priceText({ ...programme, lots: LOTS.slice(1) })).toBe("À partir de 290\u202f000\u00a0€");
  const sold = LOTS.map((lot) => ({ ...lot, restants: 0 }));
  for (const lots of [[], sold]) expect(factsLine({ ...programme, lots })).toContain("39\u00a0m²");
});

test("a holiday let has its sleeping places first, and the lowest price of its seasons", () => {
  const flat = anEstate({ transaction: "saisonnier", prixCents: 50_000, sejour: STAY });
  expect(Object.entries(keyFacts(flat))[0]).toEqual(["Couchages", "6"]);
  expect(priceText(flat)).toBe("Dès 500\u00a0€/semaine");
  const card = listingCard(flat, "Quai");
  expect(factsLine(card)).toMatch(/^6\u00a0couchages · /);
  expect(card).toMatchObject({ sejour: { pris: [] } });
});

test("the weeks of a holiday let begin on Saturdays, with the price of their season", () => {
  expect(listStayWeeks(STAY, "2026-11-28", 5)).toEqual([
    { du: "2026-12-05", au: "2026-12-12", text: "5 au 12 décembre", priceCents: 50_000, state: "taken" },
    { du: "2026-12-12", au: "2026-12-19", text: "12 au 19 décembre", priceCents: 50_000, state: "free" },
    { du: "2026-12-19", au: "2026-12-26", text: "19 au 26 décembre", priceCents: 80_000, state: "free" },
    {
      ...{ du: "2026-12-26", au: "2027-01-02", text: "26 décembre au 2 janvier 2027" },
      ...{ priceCents: 80_000, state: "free" },
    },
    { du: "2027-01-02", au: "2027-01-09", text: "2 au 9 janvier", priceCents: null, state: "closed" },
  ]);
  expect(listStayWeeks(STAY, "2026-12-04", 1)[0]?.du).toBe("2026-12-05");
  expect(listStayWeeks({ ...STAY, saisons: [] }, "2026-12-09", 1)).toMatchObject([
    { priceCents: null, state: "free" },
  ]);
});

test("the seasons of a holiday let end with the last day of its form", () => {
  const [first, second] = STAY.saisons;
  expect(listSeasonsUntil(STAY, "2026-12-18")).toEqual([first]);
  expect(listSeasonsUntil(STAY, "2026-12-20")).toEqual([first, { ...second, au: "2026-12-20" }]);
});

test("only the floor area of homes is called habitable, and a motorcycle has no driven axle", () => {
  const labels = (listing: Parameters<typeof factGroups>[0]) =>
    factGroups(listing).flatMap(({ facts }) => facts.map(({ label }) => label));
  expect(labels(anEstate())).toContain("Surface habitable");
  expect(labels(anEstate({ type: "bureau" }))).not.toContain("Surface habitable");
  expect(keyFacts(anEstate({ type: "bureau" })).Surface).toBe("120\u00a0m²");
  expect(labels(aVehicle({ transmission: "arrière" }))).toContain("Transmission");
  expect(labels(aVehicle({ transmission: "arrière", categorie: "motos" }))).not.toContain("Transmission");
});
