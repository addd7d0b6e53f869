import type { EstateListing, EstateState, HeatingEnergy, ParkingType } from "@lieudit/listing-model";
import { toSlug } from "@lieudit/listing-model";
import { plural } from "@lieudit/listing-model/french";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import { hash32 } from "../../osm/seeded-random.ts";
import type { DemoDates } from "../dates.ts";
import { frenchText } from "../words/french-text.ts";
import type { ComposedEstate } from "./compose-estate.ts";
import { countBaths, getHeating, sejourM2 } from "./estate-figures.ts";
import { offerFields } from "./estate-offer.ts";
import { writeTitle } from "./estate-title.ts";
import type { EstateRow } from "./read-estate-row.ts";

/** The listing of an estate, without its description, which is written after all estates are composed. */
export function estateListing(estate: ComposedEstate, dates: DemoDates, random: SeededRandom): EstateListing {
  const { id, key, row, facts, money, energie } = estate;
  return {
    kind: "estate",
    id,
    reference: estate.reference,
    slug: toSlug(slugWords(estate)),
    status: row.status,
    titre: frenchText(writeTitle(row, facts)),
    description: "",
    ...offerFields({ ...estate, prixCents: money.prixCents }, dates, random),
    ...sellerFields(estate),
    photos: [],
    ...visitFields(estate),
    adresse: estate.adresse,
    position: estate.position,
    exclusivite: row.has("excl"),
    mandatNo: String(2100 + (hash32(`mandat ${key}`) % 6000)),
    transaction: row.transaction,
    type: row.type,
    ...(row.text("st") === null ? {} : { sousType: facts.sousType }),
    ...surfaceFields(row),
    ...roomFields(row),
    ...floorFields(row),
    ...conditionFields(row),
    ...(isHome(row) ? { orientation: facts.orientationCode } : {}),
    ...(row.text("vue") === null ? {} : { vue: row.text("vue")! }),
    ...heatingFields(row),
    exterieurs: outdoorSpaces(row),
    stationnements: parkingSpaces(row),
    ...comfortFields(row, random),
    baremeUrl: "/honoraires",
    ...money.parts,
    ...(energie === null ? {} : { energie }),
    risques: { erpDate: dates.day(random.whole(5, 120)) },
  };
}

function isHome({ type }: EstateRow): boolean {
  return type === "appartement" || type === "maison";
}

/** A programme goes by its name, all others by what they are and how many rooms they have. */
function slugWords({ row, facts }: ComposedEstate): string {
  const rooms = row.pieces === null ? "" : `${row.pieces} ${plural(row.pieces, "piece", "pieces")}`;
  return `${facts.programme ?? `${facts.sousType} ${rooms}`} ${row.commune}`;
}

function sellerFields({ seller: { agency }, contact: { nom, rsac } }: ComposedEstate) {
  const { telephone, email } = agency;
  return {
    agence: agency.slug,
    contact: {
      nom,
      ...(telephone === undefined ? {} : { telephone }),
      ...(email === undefined ? {} : { email }),
      ...(rsac === undefined ? {} : { rsac }),
    },
  };
}

/** Some can be visited from afar, or seen in a film. */
function visitFields({ id, row, index, reference }: ComposedEstate): Partial<EstateListing> {
  return {
    ...(index % 13 === 4 && row.type !== "parking"
      ? { visiteUrl: `https://visites.aubremer.example/${id}` }
      : {}),
    // Made of its pictures by tools/make-film.ts.
    ...(reference === "GV1673" ? { videoUrl: "/films/villa-vue-mer.webm" } : {}),
  };
}

function surfaceFields(row: EstateRow): Partial<EstateListing> {
  if (row.type === "terrain") return { surfaceTerrainM2: row.m2! };
  if (row.type === "programme") return { surfaceHabitableM2: row.number("de")! };
  return {
    ...(row.m2 === null ? {} : { surfaceHabitableM2: row.m2 }),
    ...(row.m2 !== null && row.text("copro") !== null
      ? { surfaceCarrezM2: Math.round((row.m2 - 0.4 - (row.m2 % 3) * 0.31) * 100) / 100 }
      : {}),
    ...(row.number("terrain") === null ? {} : { surfaceTerrainM2: row.number("terrain")! }),
    ...((row.pieces ?? 0) > 1 ? { surfaceSejourM2: sejourM2(row) } : {}),
  };
}

function roomFields(row: EstateRow): Partial<EstateListing> {
  const { pieces, chambres } = row;
  return {
    ...(pieces === null ? {} : { pieces }),
    ...(chambres === null || chambres === 0 ? {} : { chambres }),
    ...(isHome(row) ? { ...countBaths(row), wc: row.m2! > 85 ? 2 : 1 } : {}),
  };
}

/** Returns the floor of a flat, and how many floors there are above the ground. */
function floorFields(row: EstateRow): Partial<EstateListing> {
  const floor = row.text("et")?.split("/").map(Number);
  const levels = row.number("niv");
  return {
    ...(floor === undefined
      ? {}
      : { etage: floor[0]!, nbEtages: floor[1]!, dernierEtage: floor[0] === floor[1] }),
    ...(levels === null ? {} : { nbEtages: levels - 1 }),
  };
}

/** Year, state, and whether it is new or furnished. */
function conditionFields(row: EstateRow): Partial<EstateListing> {
  const year = row.number("an");
  const state = getState(row);
  const isLet = row.transaction === "location" || row.transaction === "saisonnier";
  return {
    ...(year === null ? {} : { anneeConstruction: year }),
    ...(state === null ? {} : { etat: state }),
    ...(isNew(row) ? { neuf: true } : {}),
    ...(isHome(row) && isLet ? { meuble: row.has("meuble") || row.transaction === "saisonnier" } : {}),
  };
}

function getState(row: EstateRow): EstateState | null {
  if (row.type === "terrain" || row.type === "parking") return null;
  if (isNew(row)) return "neuf";
  if (row.has("renover")) return "à rénover";
  if (row.has("travaux")) return "travaux à prévoir";
  if (row.has("renove") || (row.number("an") ?? 0) > 2010) return "excellent état";
  const needsPaint = (row.dpe === "E" || row.dpe === "F") && row.transaction !== "saisonnier";
  return needsPaint ? "à rafraîchir" : "bon état";
}

function isNew(row: EstateRow): boolean {
  return row.has("neuf") || row.has("vefa");
}

function heatingFields(row: EstateRow): Pick<EstateListing, "chauffage"> {
  const heating = getHeating(row);
  if (heating === null) return {};
  return { chauffage: { ...heating, type: HEATERS[heating.energie] ?? "radiateurs" } };
}

const HEATERS: Readonly<Partial<Record<HeatingEnergy, string>>> = {
  électricité: "radiateurs à inertie",
  bois: "poêle à granulés",
};

function outdoorSpaces(row: EstateRow): EstateListing["exterieurs"] {
  const words = [
    ["balcon", "balcon"],
    ["terrasse", "terrasse"],
    ["jardin", "jardin"],
    ["patio", "terrasse"],
  ] as const;
  return words.flatMap(([word, type]) => {
    const surfaceM2 = row.number(word);
    return surfaceM2 === null ? [] : [{ type, surfaceM2 }];
  });
}

/** Garages and spaces that come with it, or the one that it is itself. */
function parkingSpaces(row: EstateRow): EstateListing["stationnements"] {
  const garage = row.number("garage");
  const parking = row.text("parking");
  return [
    ...(garage === null ? [] : [{ type: "garage" as const, nb: garage }]),
    ...(parking === null ? [] : [readSpaces(parking)]),
    ...(row.type === "parking" ? [{ type: ownParkingType(row), nb: 1 }] : []),
  ];
}

/** `2` is two spaces outside, `2s` two below the ground. */
function readSpaces(parking: string): { type: ParkingType; nb: number } {
  return {
    type: parking.endsWith("s") ? "parking souterrain" : "parking",
    nb: Number.parseInt(parking, 10),
  };
}

function ownParkingType(row: EstateRow): ParkingType {
  if (row.has("box")) return "box";
  return row.has("souterrain") ? "parking souterrain" : "parking";
}

/** Cellar, lift, pool and what else makes it easy to live there. */
function comfortFields(row: EstateRow, random: SeededRandom): Partial<EstateListing> {
  return {
    ...(isHome(row) ? { cave: row.has("cave") } : {}),
    ...(row.type === "appartement" || row.type === "bureau"
      ? { ascenseur: row.has("asc"), interphone: true }
      : {}),
    ...(row.type === "maison" ? { piscine: row.has("piscine") } : {}),
    ...(row.has("pmr") ? { accesPmr: true } : {}),
    ...(row.has("fibre") || random.chance(0.4) ? { fibre: true } : {}),
    ...(row.has("gardien") ? { gardien: true } : {}),
  };
}
