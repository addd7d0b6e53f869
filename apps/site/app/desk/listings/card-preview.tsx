import type { ListingCard } from "@lieudit/listing-model";
import { ListingCardView } from "../../listings/list/listing-card-view.tsx";
import "../../listings/list/listings.css";

interface CardPreviewProps {
  card: ListingCard | null;
  /** Whether the card shows examples of what is not typed yet, such as a town. */
  hasExamples: boolean;
  now: number;
}

/** The card of a listing as lists will show it; its links do not work. */
export function CardPreview({ card, hasExamples, now }: CardPreviewProps) {
  if (card === null)
    return <p className="secondary">La carte s’affichera ici après les premières réponses.</p>;
  return (
    <>
      <div className="desk-card" inert>
        <ListingCardView card={card} now={now} />
      </div>
      {hasExamples && (
        <p className="secondary small">Ce qui manque encore est remplacé par un exemple, sauf le prix.</p>
      )}
    </>
  );
}
