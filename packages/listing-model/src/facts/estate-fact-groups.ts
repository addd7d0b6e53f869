import type { EstateListing, OutdoorSpace, ParkingType } from "../estate-listing.ts";
import { longDate } from "../french/dates.ts";
import { counted, euros, integer, ordinal } from "../french/numbers.ts";
import { upperFirst } from "../french/words.ts";
import { annuityText } from "./annuity-text.ts";
import { amount, type FactRows, formatCount, ifYes, plain, shown, yesNo } from "./fact-values.ts";
import { ESTATE_TYPE_LABELS } from "./page-title.ts";
import { pricePerM2Cents, pricePerM2Text, surfaceText } from "./price-text.ts";
import { countLeft, lotsRoomsText, lotsSurfaceText } from "./programme-lots.ts";

/** Returns the rows of an estate's table. */
export function estateFactGroups(estate: EstateListing): FactRows[] {
  return [
    { title: "Le bien", rows: building(estate) },
    { title: "Surfaces et pièces", rows: rooms(estate) },
    { title: "Extérieurs et stationnement", rows: outside(estate) },
    { title: "Confort", rows: comfort(estate) },
    { title: "Prix et charges", rows: costs(estate) },
    { title: "Copropriété", rows: coproprieteFacts(estate) },
  ];
}

function building(estate: EstateListing): FactRows["rows"] {
  return [
    ["Type de bien", typeText(estate)],
    ["Étage", floorText(estate)],
    // The floor of a home names those of its building already.
    [
      estate.type === "maison" ? "Étages" : "Étages de l’immeuble",
      estate.etage === undefined ? formatCount(estate.nbEtages) : undefined,
    ],
    ["Année de construction", plain(estate.anneeConstruction)],
    ["État", shown(estate.etat, upperFirst)],
    ["Programme neuf (VEFA)", estate.neuf === true ? "Oui" : undefined],
    ["Logements disponibles", shown(estate.lots, (lots) => integer(countLeft(lots)))],
    ["Meublé", yesNo(estate.meuble)],
    ["Orientation", shown(estate.orientation, upperFirst)],
    ["Vue", shown(estate.vue, upperFirst)],
    ["Référence", estate.reference],
  ];
}

function rooms(estate: EstateListing): FactRows["rows"] {
  return [
    [isHome(estate) ? "Surface habitable" : "Surface", floorAreaText(estate)],
    ["Surface loi Carrez", shown(estate.surfaceCarrezM2, surfaceText)],
    ["Surface du terrain", shown(estate.surfaceTerrainM2, surfaceText)],
    ["Surface du séjour", shown(estate.surfaceSejourM2, surfaceText)],
    ["Pièces", lotsRoomsText(estate.lots) ?? formatCount(estate.pieces)],
    ["Chambres", formatCount(estate.chambres)],
    ["Couchages", plain(estate.sejour?.couchages)],
    ["Salles de bains", formatCount(estate.sdb)],
    ["Salles d’eau", formatCount(estate.sde)],
    ["WC", formatCount(estate.wc)],
  ];
}

function outside({ exterieurs, stationnements, cave, piscine }: EstateListing): FactRows["rows"] {
  return [
    ...exterieurs.map(
      ({ type, surfaceM2 }) => [OUTDOOR_LABELS[type], shown(surfaceM2, surfaceText) ?? "Oui"] as const,
    ),
    ...stationnements.map(({ type, nb }) => [PARKING_LABELS[type], String(nb)] as const),
    ["Cave", ifYes(cave)],
    ["Piscine", ifYes(piscine)],
  ];
}

function comfort(estate: EstateListing): FactRows["rows"] {
  const { type, energie, mode } = estate.chauffage ?? {};
  const heating = [type, energie, mode].filter((part) => part !== undefined).join(", ");
  return [
    ["Chauffage", heating === "" ? undefined : upperFirst(heating)],
    ["Ascenseur", yesNo(estate.ascenseur)],
    ["Accessible en fauteuil", ifYes(estate.accesPmr)],
    ["Fibre optique", ifYes(estate.fibre)],
    ["Interphone", ifYes(estate.interphone)],
    ["Gardien", ifYes(estate.gardien)],
  ];
}

function costs(estate: EstateListing): FactRows["rows"] {
  const { vente, location, viager } = estate;
  const perM2 = pricePerM2Cents(estate);
  const month = (cents: number) => `${euros(cents)}/mois`;
  return [
    ["Prix au m²", perM2 === null ? undefined : pricePerM2Text(perM2)],
    ["Taxe foncière", amount(vente?.taxeFonciereCents, "Aucune", (cents) => `${euros(cents)}/an`)],
    ["Bouquet", viager && amount(estate.prixCents, "Aucun", euros)],
    ["Rente viagère", amount(viager?.renteCents, "Aucune", month)],
    ["Viager", viager && annuityText(viager)],
    ["Valeur libre", shown(viager?.valeurLibreCents, euros)],
    ["Loyer hors charges", shown(location?.loyerHcCents || undefined, month)],
    ["Charges", amount(location?.chargesCents, "Aucune", month)],
    [
      "Taxe de séjour",
      shown(estate.sejour?.taxeSejourCents, (cents) => `${euros(cents)} par nuit et par adulte`),
    ],
    ["Dépôt de garantie", amount(location?.depotGarantieCents, "Aucun", euros)],
    ["Honoraires du locataire", amount(location?.honorairesLocataireCents, "Aucuns", euros)],
    ["Disponible", shown(location?.dispoLe, (day) => `le ${longDate(new Date(day))}`)],
  ];
}

function coproprieteFacts({ copro }: EstateListing): FactRows["rows"] {
  if (copro === undefined || !copro.enCopro) return [];
  return [
    ["Lots de la copropriété", plain(copro.nbLots)],
    ["Charges courantes annuelles", amount(copro.chargesAnnuellesCents, "Aucune", euros)],
    ["Procédure en cours", yesNo(copro.procedure)],
  ];
}

const OUTDOOR_LABELS: Readonly<Record<OutdoorSpace, string>> = {
  balcon: "Balcon",
  terrasse: "Terrasse",
  jardin: "Jardin",
};

const PARKING_LABELS: Readonly<Record<ParkingType, string>> = {
  garage: "Garage",
  box: "Box",
  parking: "Place de parking",
  carport: "Carport",
  "parking souterrain": "Place en sous-sol",
};

/** Whether its floor area is called habitable. That of premises and offices is not. */
function isHome({ type }: EstateListing): boolean {
  return type === "appartement" || type === "maison";
}

/** `85 m²`, or `de 39 à 96 m²` for the homes of a new development. */
function floorAreaText({ lots = [], surfaceHabitableM2 }: EstateListing): string | undefined {
  return lotsSurfaceText(lots) ?? shown(surfaceHabitableM2, surfaceText);
}

function typeText({ type, sousType }: EstateListing): string {
  return sousType === undefined ? ESTATE_TYPE_LABELS[type] : `${ESTATE_TYPE_LABELS[type]} (${sousType})`;
}

/** `RDC`, `3ᵉ étage sur 5, dernier étage`. */
function floorText({ etage, nbEtages, dernierEtage }: EstateListing): string | undefined {
  if (etage === undefined) return undefined;
  const floor =
    etage === 0 ? "RDC" : etage < 0 ? counted(-etage, "sous-sol", "sous-sols") : `${ordinal(etage)} étage`;
  const of = nbEtages === undefined || etage < 0 ? "" : ` sur ${nbEtages}`;
  return `${floor}${of}${dernierEtage === true ? ", dernier étage" : ""}`;
}
