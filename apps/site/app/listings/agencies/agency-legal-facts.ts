import type { Agency } from "@lieudit/listing-model";
import { euros, typesetAddress } from "../../shell/format/french.ts";
import { frenchText } from "../../shell/format/french-text.ts";

/** What the law has an agency say of itself, one sentence each; that of the mediator, whose address can be followed, is the last. */
export function agencyLegalFacts({ mentions = {} }: Agency): string[] {
  const { formeJuridique, siren, rcs, tvaIntracommunautaire, carteProfessionnelle, rcPro, orias } = mentions;
  const { garantieFinanciere, mediateur } = mentions;
  const facts = [
    formeJuridique,
    siren === undefined ? undefined : `SIREN ${siren}`,
    rcs === undefined ? undefined : `RCS ${rcs.replace(/^RCS\s+/i, "")}`,
    tvaIntracommunautaire === undefined ? undefined : `TVA ${tvaIntracommunautaire}`,
    carteProfessionnelle === undefined
      ? undefined
      : `Carte professionnelle ${carteProfessionnelle.numero}, délivrée par la ${carteProfessionnelle.cci.replace(/^la\s+/i, "")}`,
    garantieFinanciere === undefined
      ? undefined
      : "sansFonds" in garantieFinanciere
        ? "Ne reçoit aucun fonds, effet ou valeur"
        : `Garantie financière de ${euros(garantieFinanciere.montantCents)}, garant\u00a0: ${garantieFinanciere.garant}`,
    rcPro === undefined ? undefined : `Responsabilité civile professionnelle\u00a0: ${rcPro}`,
    orias === undefined ? undefined : `ORIAS ${orias}`,
    mediateur === undefined
      ? undefined
      : `Médiateur de la consommation\u00a0: ${mediateur.nom}, ${mediateur.adresse}`,
  ];
  // Streets stand in the middle of a fact.
  return facts
    .filter((fact) => fact !== undefined)
    .map((fact) => frenchText(fact.split(", ").map(typesetAddress).join(", ")));
}
