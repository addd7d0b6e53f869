import { anEstateDraft, aVehicleDraft } from "@lieudit/listing-model/testing";
import { type SeededRandom, seededRandom } from "../places/seeded-random.ts";

const TOWN_COUNT = 400;
const LISTINGS_PER_AGENCY = 500;
const MAKES = ["Norvia", "Velmont", "Astrelle", "Corvane", "Brisance", "Ostara", "Levrac", "Mirande"];
const MODELS_PER_MAKE = 12;
const ENERGIES = ["essence", "diesel", "hybride", "électrique", "GPL"] as const;
const BODIES = ["berline", "break", "citadine", "SUV", "monospace"] as const;
const CATEGORIES = ["voitures", "voitures", "voitures", "voitures", "utilitaires", "motos"] as const;
const ESTATE_TYPES = ["maison", "appartement", "appartement", "terrain", "local"] as const;
const LETTERS = ["A", "B", "C", "D", "E", "F", "G"] as const;
const WORDS =
  "jardin terrasse lumineux calme centre gare école garage cuisine rénové vue mer parc cheminée étage balcon proche commerces volume séjour";
const FIRST_DAY_MS = Date.parse("2026-01-01T08:00:00Z");
const MINUTE_MS = 60_000;

/** Agencies of `count` vehicles and `count` estates. The largest agency has about a tenth of its kind. */
export function* makeAgencyLines(count: number): Generator<string> {
  for (let at = 0; at < agencyCount(count); at++) {
    for (const kind of ["concession", "agence"] as const) {
      const adresse = makeTown(at % TOWN_COUNT).adresse;
      yield JSON.stringify({ slug: `${kind}-${at}`, kind, nom: `${kind} numéro ${at}`, adresse });
    }
  }
}

/**
 * JSON Lines of `count` listings of one kind, deterministic for a seed. Towns,
 * makes and agencies are distributed by Zipf's law.
 *
 * @param agence all listings belong to this agency; by default to many
 */
export function* makeListingLines(
  kind: "vehicle" | "estate",
  count: number,
  seed: number,
  agence?: string,
): Generator<string> {
  const random = seededRandom(seed);
  for (let at = 0; at < count; at++) {
    const prefix = kind === "vehicle" ? "concession" : "agence";
    const shared = {
      reference: `R-${at}`,
      agence: agence ?? `${prefix}-${random.zipf(agencyCount(count))}`,
      ...makeTown(random.zipf(TOWN_COUNT), random),
      description: Array.from({ length: 60 }, () => random.pick(WORDS.split(" "))).join(" "),
      dates: { publie: new Date(FIRST_DAY_MS + random.below(400_000) * MINUTE_MS).toISOString() },
      photos: [],
    };
    const draft =
      kind === "vehicle" ? { ...makeVehicle(random), ...shared } : { ...makeEstate(random), ...shared };
    yield JSON.stringify(draft);
  }
}

function agencyCount(count: number): number {
  return Math.max(2, Math.ceil(count / LISTINGS_PER_AGENCY));
}

/** A town between the Channel and the Mediterranean; its listings lie within a few kilometres. */
function makeTown(at: number, random?: SeededRandom) {
  const place = seededRandom(at + 1);
  const departement = String(10 + (at % 80));
  const spread = () => (random === undefined ? 0 : (random.next() - 0.5) / 20);
  return {
    adresse: {
      codePostal: `${departement}${String(100 + at).padStart(3, "0")}`,
      commune: `Bourg ${at}`,
      departement,
    },
    position: {
      latitude: 43.5 + place.next() * 6 + spread(),
      longitude: -1 + place.next() * 7 + spread(),
      precision: "floutee" as const,
    },
  };
}

function makeVehicle(random: SeededRandom) {
  const marque = MAKES[random.zipf(MAKES.length)] ?? "";
  const modele = `Modèle ${random.zipf(MODELS_PER_MAKE)}`;
  return aVehicleDraft({
    titre: `${marque} ${modele} ${random.below(200)} ch`,
    marque,
    modele,
    categorie: random.pick(CATEGORIES),
    energie: random.pick(ENERGIES),
    boite: random.pick(["manuelle", "automatique"]),
    carrosserie: random.pick(BODIES),
    kilometrageKm: random.below(200_000),
    dateMec: `${2010 + random.below(16)}-0${1 + random.below(9)}`,
    prixCents: 300_000 + random.below(4_000_000),
  });
}

function makeEstate(random: SeededRandom) {
  const type = random.pick(ESTATE_TYPES);
  return anEstateDraft({
    titre: `${type} de ${20 + random.below(200)} m²`,
    type,
    surfaceHabitableM2: 20 + random.below(200),
    pieces: 1 + random.below(7),
    chambres: random.below(5),
    ascenseur: random.next() < 0.3,
    cave: random.next() < 0.3,
    exterieurs: random.next() < 0.4 ? [{ type: random.pick(["balcon", "terrasse", "jardin"]) }] : [],
    prixCents: 5_000_000 + random.below(60_000_000),
    energie: { ...anEstateDraft().energie, dpeClasse: random.pick(LETTERS) },
  });
}
