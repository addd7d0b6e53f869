import type { ListingCard } from "@lieudit/listing-model";
import { ListingCardView } from "../../listings/list/listing-card-view.tsx";
import "../../listings/list/listings.css";

/** The card of a listing as lists will show it; its links do not work. */
export function CardPreview({ card, now }: { card: ListingCard | null; now: number }) {
  if (card === null) return <p className="secondary">La carte paraîtra ici dès que l’annonce se dessine.</p>;
  return (
    <div className="desk-card" inert>
      <ListingCardView card={card} now={now} />
    </div>
  );
}
