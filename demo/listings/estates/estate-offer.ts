import type { EstateListing, ListingStatus } from "@lieudit/listing-model";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import { hash32 } from "../../osm/seeded-random.ts";
import type { DemoDates } from "../dates.ts";
import { roundPrice } from "./estate-figures.ts";
import type { EstateRow } from "./read-estate-row.ts";

/** Since when an estate is offered, and whether its price was cut. */
export interface EstateOffer {
  publishedDaysAgo: number;
  isCut: boolean;
}

export function chooseOffer(row: EstateRow, index: number, random: SeededRandom): EstateOffer {
  // What is new opens the home page: there a home says more than a field.
  const isNew = index % 8 === 3 && row.type !== "terrain";
  const daysAgo = isNew ? random.whole(0, 6) : random.whole(9, 140);
  const isSale = row.transaction === "vente" || row.transaction === "viager";
  const isCut =
    row.has("prixbaisse") || (isSale && row.status === "publie" && index % 11 === 5 && daysAgo > 22);
  return { publishedDaysAgo: isCut ? Math.max(daysAgo, 45) : daysAgo, isCut };
}

/** Prices and dates, as the listing has them. */
export function offerFields(
  estate: { id: string; row: EstateRow; offer: EstateOffer; prixCents: number },
  dates: DemoDates,
  random: SeededRandom,
): Pick<EstateListing, "prixCents" | "prixHistorique" | "dates"> {
  const { id, row, offer, prixCents } = estate;
  return {
    prixCents,
    prixHistorique: priceSteps(offer, prixCents, dates, random),
    dates: {
      publie: dates.moment(offer.publishedDaysAgo, hash32(id)),
      maj: dates.moment(offer.isCut ? 6 : random.whole(0, offer.publishedDaysAgo), hash32(`${id} maj`)),
      ...(isGone(row.status) ? { retire: dates.moment(goneDaysAgo(row, random), hash32(`${id} out`)) } : {}),
    },
  };
}

function priceSteps(
  { publishedDaysAgo, isCut }: EstateOffer,
  prixCents: number,
  dates: DemoDates,
  random: SeededRandom,
): EstateListing["prixHistorique"] {
  const date = dates.day(publishedDaysAgo);
  if (!isCut) return [{ date, prixCents }];
  const before = roundPrice((prixCents / 100) * random.between(1.04, 1.09)) * 100;
  return [
    { date, prixCents: before },
    { date: dates.day(random.whole(3, 20)), prixCents },
  ];
}

function isGone(status: ListingStatus): boolean {
  return status === "vendu" || status === "loue" || status === "retire";
}

function goneDaysAgo(row: EstateRow, random: SeededRandom): number {
  return row.number("sorti") ?? random.whole(3, row.status === "retire" ? 12 : 24);
}
