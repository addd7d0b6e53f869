import type { EstateListing } from "../estate-listing.ts";
import { critAirOf } from "../facts/crit-air.ts";
import { isDwelling, isEnergyLetter } from "../facts/energy.ts";
import type { DraftOf, ListingDraft } from "../listing.ts";
import type { VehicleListing } from "../vehicle-listing.ts";

/** Diagnoses from before this day are void since 1 January 2025. */
const NEW_DIAGNOSES = "2021-07-01";

/**
 * What the law asks of this advertisement and the listing does not say: for
 * the agency that sent it, one French sentence each.
 */
export function legalGaps(listing: ListingDraft): string[] {
  return listing.kind === "vehicle" ? vehicleGaps(listing) : estateGaps(listing);
}

function vehicleGaps(vehicle: DraftOf<VehicleListing>): string[] {
  const gaps: string[] = [];
  const isUsed = vehicle.condition !== "neuf";
  if (isUsed && vehicle.dateMec === undefined) {
    gaps.push("dateMec manque : l’annonce doit dire le mois et l’année de première mise en circulation.");
  }
  if (isUsed && vehicle.kilometrageKm === undefined) {
    gaps.push("kilometrageKm manque : l’annonce doit dire le kilométrage réel ou « non garanti ».");
  }
  if (critAirOf(vehicle) === undefined) {
    gaps.push("critAir manque et ne se déduit pas : donnez critAir, normeEuro ou dateMec.");
  }
  if (vehicle.condition === "neuf" && vehicle.categorie === "voitures" && vehicle.co2?.cycle !== "WLTP") {
    gaps.push("co2 WLTP manque : il est obligatoire pour une voiture neuve.");
  }
  return gaps;
}

function estateGaps(estate: DraftOf<EstateListing>): string[] {
  const gaps: string[] = [];
  const isSale = estate.transaction === "vente" || estate.transaction === "viager";
  if (isSale && estate.vente === undefined) {
    gaps.push("vente.honorairesChargeDe manque : l’annonce doit dire qui paie les honoraires.");
  }
  if (
    isSale &&
    estate.vente !== undefined &&
    estate.vente.honorairesChargeDe !== "vendeur" &&
    estate.vente.honorairesPct === undefined &&
    estate.vente.prixHorsHonorairesCents === undefined
  ) {
    gaps.push("vente.honorairesPct et vente.prixHorsHonorairesCents manquent : donnez l’un des deux.");
  }
  if (isSale && estate.type === "appartement" && estate.copro === undefined) {
    gaps.push("copro manque : l’annonce d’un lot doit dire les lots, les charges et les procédures.");
  }
  if (estate.transaction === "location" && estate.location?.honorairesLocataireCents === undefined) {
    gaps.push("location.honorairesLocataireCents manque : l’annonce doit dire les honoraires du locataire.");
  }
  if (estate.transaction === "location" && estate.location?.depotGarantieCents === undefined) {
    gaps.push("location.depotGarantieCents manque : l’annonce doit dire le dépôt de garantie.");
  }
  return [...gaps, ...energyGaps(estate)];
}

function energyGaps(estate: DraftOf<EstateListing>): string[] {
  if (!isDwelling(estate) || estate.transaction === "saisonnier") return [];
  const { energie } = estate;
  if (energie === undefined) {
    return ["energie manque : l’annonce d’un logement doit montrer les classes énergie et climat."];
  }
  if (!isEnergyLetter(energie.dpeClasse)) return [];
  const gaps: string[] = [];
  if (energie.gesClasse === undefined)
    gaps.push("energie.gesClasse manque : la classe climat est obligatoire.");
  if (energie.coutMinCents === undefined || energie.coutMaxCents === undefined) {
    gaps.push("energie.coutMinCents et coutMaxCents manquent : la fourchette de dépenses est obligatoire.");
  } else if (energie.anneeReference === undefined) {
    gaps.push("energie.anneeReference manque : l’année des prix de l’énergie est obligatoire.");
  }
  if (energie.dateDpe !== undefined && energie.dateDpe < NEW_DIAGNOSES) {
    gaps.push("energie.dateDpe est antérieure au 1er juillet 2021 : ce diagnostic n’est plus valable.");
  }
  if (estate.transaction === "location" && energie.dpeClasse === "G") {
    gaps.push("energie.dpeClasse est G : ce logement ne peut plus être proposé à un nouveau locataire.");
  }
  return gaps;
}
