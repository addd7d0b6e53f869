import type { EstateListing } from "../estate-listing.ts";
import { isDwelling, isEnergyHungry } from "../facts/energy.ts";
import { shortDate } from "../french/dates.ts";
import { euros } from "../french/numbers.ts";
import { typeset } from "../french/spaces.ts";
import type { Mention } from "./mention.ts";

/** Returns the legal sentences about energy in an ad (code de la construction, R126-23 and R126-24). */
export function energyMentions(estate: EstateListing): Mention[] {
  const { energie } = estate;
  if (energie === undefined) return [];
  const mentions: Mention[] = [];
  if (isEnergyHungry(estate)) {
    mentions.push({
      code: "consommation-excessive",
      text: typeset(`Logement à consommation énergétique excessive : classe ${energie.dpeClasse}`),
    });
  }
  if (isDwelling(estate)) mentions.push(...costMentions(energie));
  mentions.push({ code: "dpe", text: diagnosisText(energie) });
  return mentions;
}

function costMentions({
  coutMinCents,
  coutMaxCents,
  anneeReference,
}: NonNullable<EstateListing["energie"]>): Mention[] {
  if (coutMinCents === undefined || coutMaxCents === undefined) return [];
  const range = `entre ${euros(coutMinCents)} et ${euros(coutMaxCents)} par an`;
  const year =
    anneeReference === undefined
      ? ""
      : ` Prix moyens des énergies indexés sur l’année ${anneeReference} (abonnements compris).`;
  return [
    {
      code: "depenses-energie",
      text: typeset(
        `Montant estimé des dépenses annuelles d’énergie pour un usage standard : ${range}.${year}`,
      ),
    },
  ];
}

function diagnosisText({
  dpeClasse,
  numeroAdeme,
  dateDpe,
  source,
}: NonNullable<EstateListing["energie"]>): string {
  if (dpeClasse === "non soumis") return "Bien non soumis au diagnostic de performance énergétique.";
  if (dpeClasse === "vierge") return "Diagnostic de performance énergétique vierge.";
  const number = numeroAdeme === undefined ? "" : ` n° ${numeroAdeme}`;
  const day = dateDpe === undefined ? "" : ` réalisé le ${shortDate(dateDpe)}`;
  const attested =
    source === "attestation"
      ? " Étiquette issue d’une attestation de l’ADEME, selon le facteur de conversion de l’électricité en vigueur depuis le 1ᵉʳ janvier 2026."
      : "";
  return typeset(`Diagnostic de performance énergétique${number}${day}.${attested}`);
}
