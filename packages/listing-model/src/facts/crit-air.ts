import type { CritAir, VehicleListing } from "../vehicle-listing.ts";

type Facts = Pick<VehicleListing, "critAir" | "categorie" | "energie" | "normeEuro" | "dateMec">;

/** Sticker by Euro standard, its index; 0 is before any standard. */
const PETROL: readonly CritAir[] = ["non classé", "non classé", "3", "3", "2", "1", "1", "1"];
const DIESEL: readonly CritAir[] = ["non classé", "non classé", "5", "4", "3", "2", "2", "2"];
const MOTORBIKE: readonly CritAir[] = ["4", "4", "3", "2", "1", "1"];

/** First months of the standards 1, 2, 3 … for all new vehicles. */
const CAR_MONTHS = ["1993-01", "1997-01", "2001-01", "2006-01", "2011-01", "2015-09"];
const VAN_MONTHS = ["1994-10", "1997-10", "2001-01", "2006-01", "2011-01", "2016-09"];
const MOTORBIKE_MONTHS = ["2000-06", "2004-07", "2007-01", "2017-01", "2021-01"];

/**
 * Returns the sticker that a vehicle says it has, else the one that its energy and its
 * Euro standard (or, without one, its first registration) give it.
 *
 * @returns undefined when neither is known.
 * @see https://www.legifrance.gouv.fr/loda/id/JORFTEXT000032749723
 */
export function getCritAir({ critAir, categorie, energie, normeEuro, dateMec }: Facts): CritAir | undefined {
  if (critAir !== undefined) return critAir;
  if (energie === "électrique" || energie === "hydrogène") return "E";
  const isMotorbike = categorie === "motos";
  if (!isMotorbike && (energie === "GPL" || energie === "GNV" || energie === "hybride rechargeable")) {
    return "1";
  }
  const standard = euroStandard(normeEuro) ?? standardByDate(categorie, dateMec);
  if (standard === undefined) return undefined;
  if (isMotorbike) {
    // Before June 2000 no sticker is given.
    if (standard === 0 && dateMec !== undefined && dateMec < MOTORBIKE_MONTHS[0]!) return "non classé";
    return MOTORBIKE[Math.min(standard, MOTORBIKE.length - 1)];
  }
  return (energie === "diesel" ? DIESEL : PETROL)[standard];
}

/** `Crit'Air 2`, `Crit'Air E`, `Non classé Crit'Air`. */
export function critAirLabel(critAir: CritAir): string {
  return critAir === "non classé" ? "Non classé Crit’Air" : `Crit’Air\u00a0${critAir}`;
}

function euroStandard(norme: string | undefined): number | undefined {
  const [, digit] = /^Euro ?([0-7])/i.exec(norme ?? "") ?? [];
  return digit === undefined ? undefined : Number(digit);
}

function standardByDate(
  categorie: VehicleListing["categorie"],
  dateMec: string | undefined,
): number | undefined {
  if (dateMec === undefined) return undefined;
  const months =
    categorie === "motos" ? MOTORBIKE_MONTHS : categorie === "voitures" ? CAR_MONTHS : VAN_MONTHS;
  return months.filter((month) => month <= dateMec).length;
}
