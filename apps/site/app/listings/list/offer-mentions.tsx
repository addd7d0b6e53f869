import { RISKS_MENTION } from "@lieudit/listing-model";

export interface OfferMentionsProps {
  /** The legal sentence for pages that offer vehicles, from `mobilityMessage`; null without vehicles. */
  mobility: string | null;
  hasEstates: boolean;
}

/**
 * What the law wants to be said where several listings are offered. The styles
 * of listings are the page's to import.
 */
export function OfferMentions({ mobility, hasEstates }: OfferMentionsProps) {
  if (mobility === null && !hasEstates) return null;
  return (
    <div className="offer-mentions">
      {mobility !== null && <p>{mobility}</p>}
      {hasEstates && (
        <p>
          FAI{"\u00a0"}: frais d’agence inclus{"\u202f"}; acq.{"\u00a0"}: honoraires à la charge de
          l’acquéreur, en pourcentage du prix hors honoraires{"\u202f"}; vend.{"\u00a0"}: à la charge du
          vendeur.
        </p>
      )}
      {hasEstates && (
        <p>
          {RISKS_MENTION} <a href="https://www.georisques.gouv.fr">www.georisques.gouv.fr</a>
        </p>
      )}
    </div>
  );
}
