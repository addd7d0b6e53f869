import { co2Class } from "../facts/co2-class.ts";
import { critAirLabel, getCritAir } from "../facts/crit-air.ts";
import { mobilityMessage } from "../facts/mobility-message.ts";
import { shortDate } from "../french/dates.ts";
import { counted, euros, integer, measured } from "../french/numbers.ts";
import { typeset } from "../french/spaces.ts";
import type { VehicleListing, VehicleRent } from "../vehicle-listing.ts";
import type { Mention } from "./mention.ts";

/** Stands wherever a monthly figure of a credit does (code de la consommation, L312-5). */
export const CREDIT_WARNING =
  "Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.";

/** Returns every sentence that the ad of a vehicle has to carry, in the order in which they are read. */
export function vehicleMentions(vehicle: VehicleListing, day: Date): Mention[] {
  return [
    { code: "prix", text: "Prix TTC, hors frais d’immatriculation." },
    ...costMentions(vehicle),
    ...mileageMentions(vehicle),
    ...emissionMentions(vehicle),
    ...historyMentions(vehicle),
    ...(vehicle.loyer === undefined ? [] : rentMentions(vehicle.loyer)),
    { code: "mobilite", text: mobilityMessage(vehicle.id, day) },
  ];
}

function costMentions({ malusCents, tvaRecuperable }: VehicleListing): Mention[] {
  const mentions: Mention[] = [];
  if (malusCents !== undefined && malusCents > 0) {
    mentions.push({
      code: "malus",
      text: typeset(`Malus écologique non compris dans le prix : ${euros(malusCents)}.`),
    });
  }
  if (tvaRecuperable === true) mentions.push({ code: "tva", text: "TVA récupérable." });
  return mentions;
}

function mileageMentions({ kilometrageKm, kilometrageGaranti }: VehicleListing): Mention[] {
  return kilometrageKm === undefined || kilometrageGaranti
    ? []
    : [{ code: "kilometrage", text: "Kilométrage non garanti." }];
}

function emissionMentions(vehicle: VehicleListing): Mention[] {
  const mentions: Mention[] = [];
  const critAir = getCritAir(vehicle);
  if (critAir !== undefined) {
    mentions.push({
      code: "critair",
      text: `${typeset("Certificat qualité de l’air :")} ${critAirLabel(critAir)}.`,
    });
  }
  const { co2, consommationL100Km, consommationKwh100Km } = vehicle;
  // An electric car has no litres, and some feeds say zero of them.
  const figures = [
    !consommationL100Km ? null : measured(consommationL100Km, "l/100 km", 1),
    !consommationKwh100Km ? null : measured(consommationKwh100Km, "kWh/100 km", 1),
  ].filter((figure) => figure !== null);
  if (co2 !== undefined) {
    const consumption =
      figures.length === 0 ? "" : ` Consommation en cycle mixte (${co2.cycle}) : ${figures.join(" et ")}.`;
    mentions.push({
      code: "co2",
      text: typeset(
        `Émissions de CO₂ (${co2.cycle}) : ${measured(co2.gKm, "g/km")}, classe ${co2Class(co2.gKm)}.${consumption}`,
      ),
    });
  }
  return mentions;
}

function historyMentions(vehicle: VehicleListing): Mention[] {
  const { garantie, controleTechnique, origine } = vehicle;
  const seller =
    garantie === undefined
      ? ""
      : ` Garantie du vendeur : ${counted(garantie.mois, "mois", "mois")} (${garantie.type}).`;
  const mentions: Mention[] = [
    { code: "garantie", text: typeset(`Garantie légale de conformité de 24\u00a0mois.${seller}`) },
  ];
  if (controleTechnique !== undefined) {
    mentions.push({
      code: "controle-technique",
      text: `Contrôle technique du ${shortDate(controleTechnique)}.`,
    });
  }
  if (origine === "import") mentions.push({ code: "origine", text: "Véhicule importé." });
  return mentions;
}

/**
 * The warning and one example: the lender's own if it states the rent, else a calculated one.
 * `dureeMois` counts every rent. With a down payment, the first of them is the increased one.
 */
function rentMentions({ mentions, ...rent }: VehicleRent): Mention[] {
  const lender = mentions.replaceAll(CREDIT_WARNING, "").trim();
  const hasExample = lender.replaceAll(/\s/g, "").includes(euros(rent.mensuelCents).replaceAll(/\s/g, ""));
  const example = hasExample ? lender : `${formatRentExample(rent)} ${lender}`.trim();
  return [
    { code: "credit", text: CREDIT_WARNING },
    { code: "credit-exemple", text: typeset(example) },
  ];
}

function formatRentExample(rent: Omit<VehicleRent, "mentions">): string {
  const { formule, mensuelCents, dureeMois, apportCents, kmParAn } = rent;
  const name = formule === "LOA" ? "location avec option d’achat (LOA)" : "location longue durée (LLD)";
  const hasDown = apportCents > 0;
  const count = hasDown ? dureeMois - 1 : dureeMois;
  const rents = `${integer(count)} loyers de ${euros(mensuelCents)}`;
  const due = hasDown
    ? `premier loyer majoré de ${euros(apportCents)}, puis ${rents}`
    : `${rents}, sans apport`;
  const total = euros(apportCents + count * mensuelCents);
  return `Exemple en ${name} sur ${integer(dureeMois)} mois : ${due}, ${measured(kmParAn, "km")} par an, soit un total de ${total} TTC hors assurances facultatives.`;
}
