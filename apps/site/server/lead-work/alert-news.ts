import type { Alert, AlertLook } from "@lieudit/leads";
import { mailOf } from "@lieudit/leads/mail";
import {
  type EstateSearch,
  idOfListingPath,
  listingPath,
  mobilityMessage,
  priceText,
  readEstateSearch,
  readVehicleSearch,
  type VehicleSearch,
} from "@lieudit/listing-model";
import type { ListingNews, ListingStore } from "@lieudit/listing-store";
import { RISKS_MENTION } from "../../app/listings/list/risks-mention.ts";
import { counted, euros, HARD_SPACE } from "../../app/shell/format/french.ts";

/** A letter is to be read; the rest stands on the list. */
const MAX_TOLD = 10;

/** What is new for an alert since it was last looked at, as a letter; none without news. */
export async function alertNews(
  { search, seenChange, around, label, token, email }: Alert,
  listings: Pick<ListingStore, "news">,
  publicUrl: string,
  now: Date,
): Promise<AlertLook> {
  const options = { count: MAX_TOLD, ...(around !== null && { around }) };
  const { change, total, news } = await listings.news(watchedBy(search), seenChange, options);
  if (total === 0) return { seenChange: change, mail: null };
  const unsubscribeUrl = `${publicUrl}/alertes/desabonner/${token}`;
  const mail = mailOf({
    to: email,
    replyTo: null,
    subject: `${counted(total, "nouveauté", "nouveautés")} – ${label}`,
    opening: [
      `Du nouveau pour votre alerte « ${label} ».`,
      ...(total > news.length ? [`Voici les ${news.length} plus récentes.`] : []),
    ],
    facts: news.map((one) => ({
      label: one.priceBeforeCents === null ? "Nouvelle annonce" : "Baisse de prix",
      value: newsText(one, publicUrl),
    })),
    link: { label: "Voir toutes les annonces de cette alerte", url: publicUrl + search },
    closing: [
      ...listMentions(news, token, now),
      `Pour ne plus recevoir cette alerte${HARD_SPACE}: ${unsubscribeUrl}`,
    ],
    unsubscribeUrl,
  });
  return { seenChange: change, mail };
}

/** What an alert watches: a list, or one listing. */
function watchedBy(search: string): VehicleSearch | EstateSearch | { id: string } {
  const url = new URL(search, "http://localhost");
  const [, folder, ...parts] = url.pathname.split("/").map(decodeURIComponent);
  if (folder === "vehicules") {
    const [categorie, marque, modele] = parts;
    return readVehicleSearch(url.searchParams, { categorie, marque, modele });
  }
  if (folder === "immobilier") {
    const [transaction, type, ville] = parts;
    return readEstateSearch(url.searchParams, { transaction, type, ville });
  }
  return { id: idOfListingPath(parts[0] ?? "") };
}

/** What the law wants to be said where vehicles or estates are offered, in a letter as on a page. */
function listMentions(news: readonly ListingNews[], token: string, now: Date): string[] {
  const kinds = new Set(news.map(({ card }) => card.kind));
  return [
    ...(kinds.has("vehicle") ? [mobilityMessage(token, now)] : []),
    ...(kinds.has("estate") ? [`${RISKS_MENTION} www.georisques.gouv.fr`] : []),
  ];
}

function newsText({ card, priceBeforeCents }: ListingNews, publicUrl: string): string {
  const price =
    priceBeforeCents === null ? priceText(card) : `${priceText(card)} au lieu de ${euros(priceBeforeCents)}`;
  return `${card.titre}, ${card.adresse.commune} – ${price}\n${publicUrl}${listingPath(card)}`;
}
