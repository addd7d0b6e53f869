import type { EstateListing } from "../estate-listing.ts";
import { getCritAir } from "../facts/crit-air.ts";
import { hasDiagnosis, isDwelling, isEnergyLetter } from "../facts/energy.ts";
import type { DraftOf, ListingDraft } from "../listing.ts";
import { type FieldProblem, shownValue } from "../parse/report.ts";
import type { VehicleListing } from "../vehicle-listing.ts";

/** Diagnoses from before this day are void since 1 January 2025. */
const NEW_DIAGNOSES = "2021-07-01";

/**
 * Returns the facts that the law requires and the listing lacks: for
 * the agency that sent it, one French sentence each.
 */
export function legalGaps(listing: ListingDraft): FieldProblem[] {
  return listing.kind === "vehicle" ? vehicleGaps(listing) : estateGaps(listing);
}

function vehicleGaps(vehicle: DraftOf<VehicleListing>): FieldProblem[] {
  const gaps: FieldProblem[] = [];
  const isUsed = vehicle.condition !== "neuf";
  if (isUsed && vehicle.dateMec === undefined) {
    gaps.push(missing("dateMec", "l’annonce doit dire le mois et l’année de première mise en circulation."));
  }
  if (isUsed && vehicle.kilometrageKm === undefined) {
    gaps.push(missing("kilometrageKm", "l’annonce doit dire le kilométrage réel ou « non garanti »."));
  }
  if (getCritAir(vehicle) === undefined) {
    gaps.push(
      missing(
        "critAir",
        "la vignette ne se déduit ni de la norme ni de la date ; donnez l’une de ces trois valeurs.",
      ),
    );
  }
  if (vehicle.condition === "neuf" && vehicle.categorie === "voitures" && vehicle.co2?.cycle !== "WLTP") {
    gaps.push(missing("co2.gKm", "les émissions WLTP sont obligatoires pour une voiture neuve."));
  }
  return gaps;
}

function estateGaps(estate: DraftOf<EstateListing>): FieldProblem[] {
  const gaps: FieldProblem[] = [];
  const isSale = estate.transaction === "vente" || estate.transaction === "viager";
  if (isSale && estate.vente === undefined) {
    gaps.push(missing("vente.honorairesChargeDe", "l’annonce doit dire qui paie les honoraires."));
  }
  if (
    isSale &&
    estate.vente !== undefined &&
    estate.vente.honorairesChargeDe !== "vendeur" &&
    estate.vente.honorairesPct === undefined &&
    estate.vente.prixHorsHonorairesCents === undefined
  ) {
    gaps.push(
      missing(
        "vente.honorairesPct",
        "l’acquéreur paie des honoraires ; donnez leur pourcentage ou le prix hors honoraires.",
      ),
    );
  }
  if (isSale && estate.type === "appartement" && estate.copro === undefined) {
    gaps.push(missing("copro", "l’annonce d’un lot doit dire les lots, les charges et les procédures."));
  }
  if (estate.transaction === "location" && estate.location?.honorairesLocataireCents === undefined) {
    gaps.push(
      missing("location.honorairesLocataireCents", "l’annonce doit dire les honoraires du locataire."),
    );
  }
  if (estate.transaction === "location" && estate.location?.depotGarantieCents === undefined) {
    gaps.push(missing("location.depotGarantieCents", "l’annonce doit dire le dépôt de garantie."));
  }
  if (
    estate.transaction === "location" &&
    (estate.type === "local" || estate.type === "bureau") &&
    estate.location?.loyerTaxe === undefined
  ) {
    gaps.push(missing("location.loyerTaxe", "un loyer professionnel doit être dit HT ou TTC."));
  }
  if (estate.viager !== undefined && estate.viager.ages === undefined) {
    gaps.push(missing("viager.ages", "l’annonce doit dire l’âge de chaque tête."));
  }
  if (estate.viager?.occupe === true && estate.viager.valeurLibreCents === undefined) {
    gaps.push(missing("viager.valeurLibreCents", "l’annonce d’un viager occupé doit dire la valeur libre."));
  }
  return [...gaps, ...energyGaps(estate)];
}

function energyGaps(estate: DraftOf<EstateListing>): FieldProblem[] {
  if (!hasDiagnosis(estate) || estate.transaction === "saisonnier") return [];
  const { energie } = estate;
  const isHome = isDwelling(estate);
  if (energie === undefined) {
    const what = isHome ? "d’un logement" : "d’un local ou d’un bureau";
    return [missing("energie", `l’annonce ${what} doit montrer les classes énergie et climat.`)];
  }
  if (!isEnergyLetter(energie.dpeClasse)) return [];
  const gaps: FieldProblem[] = [];
  if (energie.gesClasse === undefined) {
    gaps.push(missing("energie.gesClasse", "la classe climat est obligatoire."));
  }
  // The range of costs and the ban on letting class G are rules of dwellings.
  if (isHome && (energie.coutMinCents === undefined || energie.coutMaxCents === undefined)) {
    const champ = energie.coutMinCents === undefined ? "energie.coutMinCents" : "energie.coutMaxCents";
    gaps.push(missing(champ, "la fourchette de dépenses d’énergie est obligatoire."));
  } else if (isHome && energie.anneeReference === undefined) {
    gaps.push(missing("energie.anneeReference", "l’année des prix de l’énergie est obligatoire."));
  }
  if (energie.dateDpe !== undefined && energie.dateDpe < NEW_DIAGNOSES) {
    const message = `${shownValue(energie.dateDpe)} est antérieur au 1ᵉʳ juillet 2021 ; ce diagnostic n’est plus valable.`;
    gaps.push({ champ: "energie.dateDpe", message });
  }
  if (isHome && estate.transaction === "location" && energie.dpeClasse === "G") {
    const message = "un logement de classe G ne peut plus être proposé à un nouveau locataire.";
    gaps.push({ champ: "energie.dpeClasse", message });
  }
  return gaps;
}

function missing(champ: string, why: string): FieldProblem {
  return { champ, message: `manque ; ${why}` };
}
