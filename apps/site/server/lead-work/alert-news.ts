import type { Alert, AlertCheck } from "@lieudit/leads";
import { composeMail, type MailBrand } from "@lieudit/leads/mail";
import { listingPath, mobilityMessage, priceText, RISKS_MENTION } from "@lieudit/listing-model";
import type { ListingNews, ListingStore } from "@lieudit/listing-store";
import { parseWatched } from "../../app/listings/alerts/parse-watched.ts";
import { counted, euros, HARD_SPACE } from "../../app/shell/format/french.ts";

/** News in one email; the list shows the rest. */
const MAX_NEWS = 10;

/** Checks an alert for news since the last time, and composes an email if there are any. */
export async function checkAlert(
  { search, seenChange, around, label, token, email }: Alert,
  listings: Pick<ListingStore, "news">,
  brand: MailBrand,
  now: Date,
): Promise<AlertCheck> {
  const publicUrl = brand.url;
  const { watched, ...limits } = parseWatched({ search, around });
  const { change, total, news } = await listings.news(watched, seenChange, { count: MAX_NEWS, ...limits });
  if (total === 0) return { seenChange: change, mail: null };
  const unsubscribeUrl = `${publicUrl}/alertes/desabonner/${token}`;
  const mail = composeMail({
    to: email,
    replyTo: null,
    subject: `${brand.name} : ${counted(total, "nouveauté", "nouveautés")} pour « ${label} »`,
    opening: [
      `Du nouveau pour votre alerte « ${label} ».`,
      ...(total > news.length ? [`Voici les ${news.length} plus récentes.`] : []),
    ],
    facts: news.map((one) => ({
      label: one.priceBeforeCents === null ? "Nouvelle annonce" : "Baisse de prix",
      value: formatNews(one, publicUrl),
    })),
    link: { label: "Voir toutes les annonces de cette alerte", url: publicUrl + search },
    closing: [
      ...getMentions(news, token, now),
      `Pour ne plus recevoir cette alerte${HARD_SPACE}: ${unsubscribeUrl}`,
    ],
    unsubscribeUrl,
    brand,
  });
  return { seenChange: change, mail };
}

/** Returns the legal sentences for the vehicles and estates in an email. */
function getMentions(news: readonly ListingNews[], token: string, now: Date): string[] {
  const kinds = new Set(news.map(({ card }) => card.kind));
  return [
    ...(kinds.has("vehicle") ? [mobilityMessage(token, now)] : []),
    ...(kinds.has("estate") ? [`${RISKS_MENTION} www.georisques.gouv.fr`] : []),
  ];
}

function formatNews({ card, priceBeforeCents }: ListingNews, publicUrl: string): string {
  const price =
    priceBeforeCents === null ? priceText(card) : `${priceText(card)} au lieu de ${euros(priceBeforeCents)}`;
  return `${card.titre}, ${card.adresse.commune} – ${price}\n${publicUrl}${listingPath(card)}`;
}
