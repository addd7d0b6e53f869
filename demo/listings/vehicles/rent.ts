import type { VehicleRent } from "@lieudit/listing-model";
import { integer } from "@lieudit/listing-model/french";
import { frenchText } from "../words/french-text.ts";

/** A lease of three years for a new vehicle, with all the figures that its advertisement has to tell. */
export function calculateRent(prix: number): VehicleRent {
  const apport = Math.round((prix * 0.1) / 10) * 10;
  const mensuel = Math.round(prix * 0.0128);
  const option = Math.round(prix * 0.52);
  const total = apport + mensuel * 36 + option;
  return {
    formule: "LOA",
    mensuelCents: mensuel * 100,
    dureeMois: 37,
    apportCents: apport * 100,
    kmParAn: 10_000,
    mentions: frenchText(
      `Exemple pour une location avec option d'achat sur 37 mois et 30 000 km, hors assurances facultatives, d'un véhicule à ${integer(prix)} € : un premier loyer de ${integer(apport)} €, puis 36 loyers de ${integer(mensuel)} €. Option d'achat finale : ${integer(option)} €. Montant total dû en cas d'acquisition : ${integer(total)} €. Offre réservée aux particuliers, sous réserve d'acceptation du dossier par la Banque des Grèves, établissement fictif. Vous disposez d'un délai de rétractation de quatorze jours.\n\nUn crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.`,
    ),
  };
}
