import { getDepartementCode, shownValue, toSlug } from "@lieudit/listing-model";
import type { DeliveredListing, DeliveredPhoto, Delivery } from "../delivery.ts";
import {
  feedBoolean,
  feedCents,
  feedDay,
  feedNumber,
  feedPhone,
  feedText,
  feedWhole,
  omitUndefined,
  toGroup,
} from "../feed-values.ts";
import { foreignCountry } from "./foreign-country.ts";
import { polirisFieldName } from "./poliris-ranks.ts";
import { type PolirisRow, parsePolirisRows } from "./poliris-rows.ts";
import { DPE_CLASSES, ESTATE_TYPES, FEE_PAYERS, TRANSACTIONS } from "./poliris-words.ts";

/** Every version has at least the fields up to the number of rooms. */
const MIN_FIELDS = 20;

/** Ranks of the photos, and of their titles in the same order. */
const PHOTOS = [...range(85, 93), ...range(164, 174), ...range(264, 273)];
const PHOTO_TITLES = [...range(94, 102), ...range(274, 294)];

const COUNTRY_RANK = 7;

/** Reads `Annonces.csv` of a Poliris delivery: a whole portfolio, one listing per row, fields by rank. */
export function readPoliris(text: string): Delivery {
  const delivery: Delivery = {
    flux: "poliris",
    agencies: [],
    listings: {
      *[Symbol.iterator]() {
        for (const row of parsePolirisRows(text)) {
          const reason = findRowProblem(row);
          if (reason === null) yield toDeliveredListing(row);
          else {
            const reference = feedText(row.fields[1]) ?? "";
            delivery.refused.push({ line: row.line, reference, reasons: [reason] });
          }
        }
      },
    },
    refused: [],
    nameOf: polirisFieldName,
  };
  return delivery;
}

function findRowProblem({ fields }: PolirisRow): string | null {
  if (fields.length < MIN_FIELDS) {
    return `la ligne n’a que ${fields.length} champs séparés par !# ; il en faut au moins ${MIN_FIELDS}.`;
  }
  const country = foreignCountry(feedText(fields[COUNTRY_RANK - 1]));
  return country === null
    ? null
    : `rang ${COUNTRY_RANK} (pays) : ${shownValue(country)} n’est pas la France, la seule où ce site situe des biens.`;
}

/** Returns the field at a rank, from 1. */
type At = (rank: number) => string | undefined;

function toDeliveredListing({ line, fields }: PolirisRow): DeliveredListing {
  const at: At = (rank) => feedText(fields[rank - 1]);
  const transaction = translate(TRANSACTIONS, at(3));
  const { type, sousType } = ESTATE_TYPES.get(toSlug(at(4) ?? "")) ?? { type: at(4), sousType: undefined };
  const value = omitUndefined({
    kind: "estate",
    reference: at(2),
    agence: at(1) === undefined ? undefined : toSlug(at(1) ?? ""),
    titre: at(20) ?? readTitle(type, at),
    description: readParagraphs(at(21)),
    prixCents: priceCents(transaction, at),
    transaction,
    type,
    sousType: at(181)?.toLowerCase() ?? sousType,
    adresse: readAddress(at),
    position: readPosition(at),
    exclusivite: feedBoolean(at(83)) ?? false,
    mandatNo: at(112),
    visiteUrl: at(104),
    contact: toGroup({ nom: at(106), telephone: feedPhone(at(105)), email: at(107) }),
    source: omitUndefined({ flux: "poliris", idExterne: at(175) ?? at(2) }),
    surfaceHabitableM2: positive(feedNumber(at(16))),
    surfaceTerrainM2: positive(feedNumber(at(17))),
    pieces: feedWhole(at(18)),
    chambres: feedWhole(at(19)),
    etage: readFloor(at(24)),
    meuble: feedBoolean(at(26)),
    anneeConstruction: positive(feedWhole(at(27))),
    sdb: feedWhole(at(29)),
    sde: feedWhole(at(30)),
    wc: feedWhole(at(31)),
    orientation: readOrientation(at),
    ascenseur: feedBoolean(at(41)),
    cave: feedBoolean(at(42)),
    interphone: feedBoolean(at(46)),
    gardien: feedBoolean(at(47)),
    piscine: feedBoolean(at(65)),
    exterieurs: readOutdoorSpaces(at),
    stationnements: readParking(at),
    baremeUrl: at(307),
    vente: transaction === "vente" || transaction === "viager" ? readSale(at) : undefined,
    viager: transaction === "viager" ? readAnnuity(at) : undefined,
    location: transaction === "location" ? readRental(at) : undefined,
    copro: readCopro(at),
    energie: readEnergy(at),
  });
  return { line, value, photos: readPhotos(at) };
}

function priceCents(transaction: string | undefined, at: At): number | string | undefined {
  const price = feedCents(transaction === "viager" ? (at(185) ?? at(11)) : at(11));
  const charges = feedCents(at(23));
  const isWithoutCharges = transaction === "location" && feedBoolean(at(13)) === false;
  return isWithoutCharges && typeof price === "number" && typeof charges === "number"
    ? price + charges
    : price;
}

function readAddress(at: At): Record<string, unknown> {
  const codePostal = at(5) ?? at(108);
  return omitUndefined({
    rue: at(8),
    codePostal,
    commune: at(6) ?? at(109),
    departement: getDepartementCode(codePostal),
  });
}

/** Reads the position; some software writes 0 for an unknown one. */
function readPosition(at: At): Record<string, unknown> | undefined {
  const [latitude, longitude] = [feedNumber(at(298)), feedNumber(at(299))];
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0))
    return undefined;
  return { latitude, longitude, precision: at(8) === undefined ? "floutee" : "exacte" };
}

function readSale(at: At): Record<string, unknown> | undefined {
  const honorairesPct = feedNumber(at(15));
  const prixHorsHonorairesCents = positive(feedCents(at(303)));
  const honorairesChargeDe =
    translate(FEE_PAYERS, at(302)) ?? (prixHorsHonorairesCents === undefined ? undefined : "acquereur");
  return honorairesChargeDe === undefined
    ? undefined
    : omitUndefined({ honorairesChargeDe, honorairesPct: positive(honorairesPct), prixHorsHonorairesCents });
}

function readAnnuity(at: At): Record<string, unknown> {
  const ages = [at(187), at(188)]
    .map((age) => positive(feedWhole(age)))
    .filter((age) => typeof age === "number");
  return omitUndefined({
    renteCents: feedCents(at(186)),
    tetes: ages.length === 0 ? undefined : ages.length,
    ages: ages.length === 0 ? undefined : ages,
    // Rank 229: the home is sold unoccupied.
    occupe: feedBoolean(at(229)) !== true,
  });
}

function readRental(at: At): Record<string, unknown> | undefined {
  const price = feedCents(at(11));
  const charges = feedCents(at(23));
  const isIncluded = feedBoolean(at(13)) !== false;
  const withoutCharges =
    typeof price === "number" && typeof charges === "number"
      ? isIncluded
        ? price - charges
        : price
      : undefined;
  return toGroup({
    loyerHcCents: withoutCharges !== undefined && withoutCharges >= 0 ? withoutCharges : undefined,
    chargesCents: charges,
    modeCharges: translate(CHARGE_MODES, at(304)),
    complementLoyerCents: positive(feedCents(at(305))),
    depotGarantieCents: feedCents(at(161)),
    honorairesLocataireCents: feedCents(at(15)),
    honorairesEdlCents: feedCents(at(306)),
  });
}

/** 1 is a flat sum; 2 and 3 are settled by actual costs. */
const CHARGE_MODES: ReadonlyMap<string, string> = new Map([
  ["1", "forfait"],
  ["2", "provision"],
  ["3", "provision"],
  ["forfait", "forfait"],
  ["forfaitaires", "forfait"],
  ["provision", "provision"],
]);

function readCopro(at: At): Record<string, unknown> | undefined {
  const enCopro = feedBoolean(at(258));
  if (enCopro === undefined) return undefined;
  return omitUndefined({
    enCopro,
    nbLots: positive(feedWhole(at(259))),
    chargesAnnuellesCents: feedCents(at(260)),
    procedure: feedBoolean(at(261)),
    detail: at(262),
  });
}

function readEnergy(at: At): Record<string, unknown> | undefined {
  const dpeClasse = translate(DPE_CLASSES, at(177));
  if (dpeClasse === undefined) return undefined;
  const version = at(325);
  return omitUndefined({
    dpeClasse,
    dpeKwhM2An: positive(feedNumber(at(176))),
    gesClasse: translate(DPE_CLASSES, at(179)),
    gesKgCo2M2An: feedNumber(at(178)),
    dateDpe: feedDay(at(324)),
    version,
    coutMinCents: positive(feedCents(at(326))),
    coutMaxCents: positive(feedCents(at(327))),
    anneeReference: readYear(at(328)),
  });
}

/** Reads a year, or the year of a day: `2021`, `01/01/2021`. */
function readYear(text: string | undefined): number | string | undefined {
  const [, year] = /(\d{4})$/.exec(text ?? "") ?? [];
  return year === undefined ? text : Number(year);
}

function readPhotos(at: At): DeliveredPhoto[] {
  return PHOTOS.flatMap((rank, index) => {
    const name = at(rank);
    if (name === undefined) return [];
    const alt = at(PHOTO_TITLES[index] ?? 0);
    return [alt === undefined ? { name } : { name, alt: alt.slice(0, 300) }];
  });
}

function readOutdoorSpaces(at: At): { type: string; surfaceM2?: number | string }[] {
  const spaces: { type: string; surfaceM2?: number | string }[] = [];
  if (typeof positive(feedWhole(at(39))) === "number") {
    const surfaceM2 = positive(feedNumber(at(40)));
    spaces.push(surfaceM2 === undefined ? { type: "balcon" } : { type: "balcon", surfaceM2 });
  }
  if (feedBoolean(at(48)) === true) spaces.push({ type: "terrasse" });
  return spaces;
}

function readParking(at: At): { type: string; nb: number | string }[] {
  return [
    { type: "parking", nb: positive(feedWhole(at(43))) },
    { type: "box", nb: positive(feedWhole(at(44))) },
  ].flatMap(({ type, nb }) => (nb === undefined ? [] : [{ type, nb }]));
}

function readOrientation(at: At): string | undefined {
  const [south, east, west, north] = [35, 36, 37, 38].map((rank) => feedBoolean(at(rank)) === true);
  if ((south && north) || (east && west)) return "traversant";
  const first = south ? "sud" : north ? "nord" : undefined;
  const second = east ? "est" : west ? "ouest" : undefined;
  return first === undefined || second === undefined ? (first ?? second) : `${first}-${second}`;
}

function readFloor(text: string | undefined): number | string | undefined {
  return /^(rdc|rez)/i.test(text ?? "") ? 0 : feedWhole(text);
}

function readTitle(type: string | undefined, at: At): string | undefined {
  const town = at(6);
  return type === undefined || town === undefined
    ? undefined
    : `${type[0]?.toUpperCase()}${type.slice(1)} – ${town}`;
}

function readParagraphs(text: string | undefined): string | undefined {
  return text?.replace(/<BR ?\/?>/gi, "\n");
}

/** Maps a word of a set; an unknown one stays unchanged, so that the check reports it. */
function translate(words: ReadonlyMap<string, string>, text: string | undefined): string | undefined {
  return text === undefined ? undefined : (words.get(toSlug(text)) ?? text);
}

/** Returns undefined for 0, which feeds write for an unknown value. */
function positive(value: number | string | undefined): number | string | undefined {
  return value === 0 ? undefined : value;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
