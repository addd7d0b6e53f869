import { factsLine, type ListingCard, listingPath, priceText } from "@lieudit/listing-model";
import { escapeXml } from "../site-map/xml.ts";
import { pictureHref } from "./listing-picture.tsx";

export interface ListingsFeedParts {
  title: string;
  description: string;
  /** Paths of the list and of the feed itself. */
  listPath: string;
  feedPath: string;
  publicUrl: string;
}

/** The newest listings as RSS 2.0, with their first picture. */
export function listingsFeed(
  cards: readonly ListingCard[],
  { title, description, listPath, feedPath, publicUrl }: ListingsFeedParts,
): string {
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", title),
    element("link", publicUrl + listPath),
    element("description", description),
    "<language>fr</language>",
    `<atom:link href="${escapeXml(publicUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...cards.map((card) => itemOf(card, publicUrl)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemOf(card: ListingCard, publicUrl: string): string {
  const url = publicUrl + listingPath(card);
  const { adresse, photo } = card;
  return [
    "<item>",
    element("title", `${card.titre} – ${priceText(card)}`),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element(
      "description",
      `${factsLine(card)}, ${adresse.commune} (${adresse.codePostal}), ${card.agenceNom}`,
    ),
    element("pubDate", new Date(card.dates.publie).toUTCString()),
    photo === undefined
      ? ""
      : `<enclosure url="${escapeXml(publicUrl + pictureHref(photo, 640, "jpeg"))}" type="image/jpeg" length="0"/>`,
    "</item>",
  ].join("");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
