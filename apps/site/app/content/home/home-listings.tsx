import type { ListingCard } from "@lieudit/listing-model";
import { ListingCardView } from "../../listings/list/listing-card-view.tsx";
import { CardGrid } from "../../shell/ui/card.tsx";
import { SectionHeading } from "../../shell/ui/section-heading.tsx";

/** The newest listings of one kind. */
export function HomeListings({
  id,
  title,
  to,
  cards,
  now,
}: {
  id: string;
  title: string;
  to: string;
  cards: readonly ListingCard[];
  now: number;
}) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} more={{ to, label: "Tout voir" }}>
        {title}
      </SectionHeading>
      <CardGrid isRow>
        {cards.map((card) => (
          <ListingCardView key={card.id} card={card} now={now} hidesNew />
        ))}
      </CardGrid>
    </section>
  );
}
