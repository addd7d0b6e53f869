import { factsLine, type ListingCard, listingPath, priceText } from "@lieudit/listing-model";
import type { FeedItem } from "../../shell/feeds/rss.ts";
import { pictureHref } from "./picture-address.ts";

/** Returns a listing in a feed, with its first picture. */
export function listingFeedItem(card: ListingCard): FeedItem {
  const { adresse, photo } = card;
  return {
    title: `${card.titre} – ${priceText(card)}`,
    description: `${factsLine(card)}, ${adresse.commune} (${adresse.codePostal}), ${card.agenceNom}`,
    path: listingPath(card),
    published: card.dates.publie,
    picture: photo === undefined ? null : pictureHref(photo, 640, "jpeg"),
  };
}
