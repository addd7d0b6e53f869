import type { EstateListing, EstateRental } from "../estate-listing.ts";
import { euros } from "../french/numbers.ts";
import { typeset } from "../french/spaces.ts";
import type { Mention } from "./mention.ts";

/** Returns the sentences that the law requires for a home to let (arrêté of 26 January 2022, loi of 6 July 1989). */
export function rentalMentions({ transaction, prixCents, meuble, location }: EstateListing): Mention[] {
  if (transaction === "saisonnier") return registrationMentions(location);
  if (transaction !== "location") return [];
  const mentions: Mention[] =
    prixCents === 0 ? [] : [{ code: "loyer", text: typeset(rentText(prixCents, location)) }];
  if (meuble !== undefined) {
    mentions.push({ code: "meuble", text: meuble ? "Location meublée." : "Location non meublée." });
  }
  if (location === undefined) return mentions;
  if (location.complementLoyerCents !== undefined && location.complementLoyerCents > 0) {
    mentions.push({
      code: "complement-loyer",
      text: typeset(`Complément de loyer : ${euros(location.complementLoyerCents)} par mois.`),
    });
  }
  if (location.depotGarantieCents !== undefined) {
    mentions.push({
      code: "depot-garantie",
      text:
        location.depotGarantieCents === 0
          ? "Aucun dépôt de garantie."
          : typeset(`Dépôt de garantie : ${euros(location.depotGarantieCents)}.`),
    });
  }
  mentions.push(...feeMentions(location), ...rentControlMentions(location));
  return mentions;
}

function rentText(prixCents: number, location: EstateRental | undefined): string {
  const tax = location?.loyerTaxe === undefined ? "" : ` ${location.loyerTaxe}`;
  const rent = `Loyer : ${euros(prixCents)}${tax} par mois, charges comprises`;
  const charges = location?.chargesCents;
  if (charges === undefined || charges === 0) return `${rent}.`;
  return location?.modeCharges === "forfait"
    ? `${rent}, dont ${euros(charges)} de forfait de charges.`
    : `${rent}, dont ${euros(charges)} de provision pour charges avec régularisation annuelle.`;
}

function feeMentions({ honorairesLocataireCents, honorairesEdlCents }: EstateRental): Mention[] {
  if (honorairesLocataireCents === undefined) return [];
  const inventory =
    honorairesEdlCents === undefined || honorairesEdlCents === 0
      ? ""
      : `, dont ${euros(honorairesEdlCents)} pour l’état des lieux`;
  const text =
    honorairesLocataireCents === 0
      ? "Aucuns honoraires à la charge du locataire."
      : `Honoraires à la charge du locataire : ${euros(honorairesLocataireCents)} TTC${inventory}.`;
  return [{ code: "honoraires-locataire", text: typeset(text) }];
}

function rentControlMentions({ encadrement, complementLoyerCents }: EstateRental): Mention[] {
  if (encadrement === undefined) return [];
  const { zone, loyerBaseCents, loyerReferenceMajoreCentsM2 } = encadrement;
  const extra =
    complementLoyerCents === undefined || complementLoyerCents === 0 ? "" : ", complément de loyer en sus";
  return [
    {
      code: "encadrement",
      text: typeset(
        `Zone soumise à l’encadrement des loyers (${zone}) : loyer de base de ${euros(loyerBaseCents)} par mois${extra}, ` +
          `loyer de référence majoré de ${euros(loyerReferenceMajoreCentsM2)} par m² et par mois.`,
      ),
    },
  ];
}

function registrationMentions(location: EstateRental | undefined): Mention[] {
  const number = location?.numeroEnregistrement;
  return number === undefined
    ? []
    : [
        {
          code: "enregistrement",
          text: typeset(`Meublé de tourisme, numéro d’enregistrement : ${number}.`),
        },
      ];
}
