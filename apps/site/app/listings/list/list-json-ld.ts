import { type ListingCard, listingPath } from "@lieudit/listing-model";

/** Returns the listings of a page as JSON-LD. */
export function listJsonLd(cards: readonly ListingCard[], publicUrl: string): object {
  if (!import.meta.env.SSR) return {};
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: cards.length,
    itemListElement: cards.map((card, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: card.titre,
      url: publicUrl + listingPath(card),
    })),
  };
}
