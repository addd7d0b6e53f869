import type { EstateListing } from "../estate-listing.ts";
import { annuityText } from "../facts/annuity-text.ts";
import { saleFees, surfaceText } from "../facts/price-text.ts";
import { counted, euros, percent } from "../french/numbers.ts";
import { typeset } from "../french/spaces.ts";
import type { Mention } from "./mention.ts";

/** Price and fees of a sale (arrêté of 10 January 2017). */
export function saleMentions(estate: EstateListing): Mention[] {
  const { transaction, prixCents, vente, viager } = estate;
  if (transaction !== "vente" && transaction !== "viager") return [];
  const mentions: Mention[] = [];
  if (viager !== undefined) {
    mentions.push({
      code: "viager",
      text: typeset(
        `Viager ${annuityText(viager).toLocaleLowerCase("fr")} : ` +
          `${prixCents === 0 ? "sans bouquet" : `bouquet de ${euros(prixCents)}`}, ` +
          `${viager.renteCents === 0 ? "sans rente" : `rente de ${euros(viager.renteCents)} par mois`}.` +
          `${viager.valeurLibreCents === undefined ? "" : ` Valeur libre : ${euros(viager.valeurLibreCents)}.`}`,
      ),
    });
  }
  if (vente === undefined) return mentions;
  if (vente.honorairesChargeDe === "vendeur") {
    mentions.push({ code: "honoraires", text: "Honoraires à la charge du vendeur." });
    return mentions;
  }
  const shared =
    vente.honorairesChargeDe === "partage"
      ? "Honoraires partagés entre le vendeur et l’acquéreur"
      : "Honoraires à la charge de l’acquéreur";
  const fees = saleFees(estate);
  const price =
    transaction === "vente" && prixCents > 0 ? `Prix : ${euros(prixCents)}, honoraires inclus. ` : "";
  mentions.push({
    code: "honoraires",
    text: typeset(
      fees === null
        ? `${price}${shared}.`
        : `${price}${shared} : ${vente.honorairesChargeDe === "partage" ? "sa part est de " : ""}` +
            `${percent(fees.pct)} TTC du prix du bien hors honoraires. ` +
            `Prix hors honoraires : ${euros(fees.prixHorsHonorairesCents)}.`,
    ),
  });
  return mentions;
}

/** Returns the measured surface of a lot (loi Carrez). */
export function carrezMentions({ transaction, surfaceCarrezM2 }: EstateListing): Mention[] {
  if (transaction !== "vente" || surfaceCarrezM2 === undefined) return [];
  return [{ code: "carrez", text: typeset(`Surface loi Carrez : ${surfaceText(surfaceCarrezM2)}.`) }];
}

/** Returns the legal sentences about shared property (code de la construction, L721-1). */
export function coproprieteMentions({ transaction, copro }: EstateListing): Mention[] {
  if (transaction === "location" || transaction === "saisonnier" || copro === undefined) return [];
  if (!copro.enCopro) {
    return [{ code: "copropriete", text: "Bien non soumis au statut de la copropriété." }];
  }
  const sentences = [
    copro.nbLots === undefined
      ? "Bien soumis au statut de la copropriété."
      : `Bien soumis au statut de la copropriété, ${counted(copro.nbLots, "lot", "lots")}.`,
  ];
  if (copro.chargesAnnuellesCents !== undefined) {
    sentences.push(
      `Quote-part annuelle moyenne des charges courantes : ${euros(copro.chargesAnnuellesCents)}.`,
    );
  }
  if (copro.procedure !== undefined) {
    const which = copro.procedure && copro.detail !== undefined ? ` (${copro.detail})` : "";
    sentences.push(`Procédure en cours : ${copro.procedure ? "oui" : "non"}${which}.`);
  }
  return [{ code: "copropriete", text: typeset(sentences.join(" ")) }];
}
