import {
  type EstateCard,
  idOfListingPath,
  type ListingCard,
  listingPath,
  priceText,
  readEstateSearch,
  readVehicleSearch,
  type VehicleCard,
} from "@lieudit/listing-model";
import type { ListingStore } from "@lieudit/listing-store";
import type { Alert, NewMail } from "@lieudit/listing-store/leads";
import { counted, euros, HARD_SPACE } from "../../app/format/french.ts";
import { mailOf } from "../../app/forms/lead-mail.ts";

/** A letter is to be read; the rest stands on the list. */
const MAX_TOLD = 10;

type Listings = Pick<ListingStore, "findVehicles" | "findEstates" | "cards">;

/** The letter with what is new for an alert since it was last looked at; null: nothing is. */
export async function alertNews(
  alert: Alert,
  listings: Listings,
  publicUrl: string,
): Promise<NewMail | null> {
  const since = alert.looked ?? alert.created;
  const news = (await watched(alert.search, listings)).filter((card) => isNews(card, since));
  if (news.length === 0) return null;
  const unsubscribeUrl = `${publicUrl}/alertes/desabonner/${alert.token}`;
  return mailOf({
    to: alert.email,
    replyTo: null,
    subject: `${counted(news.length, "nouveauté", "nouveautés")} – ${alert.label}`,
    opening: [`Du nouveau pour votre alerte « ${alert.label} ».`],
    facts: news.slice(0, MAX_TOLD).map((card) => ({
      label: priceCutSince(card, since) === null ? "Nouvelle annonce" : "Baisse de prix",
      value: newsText(card, since, publicUrl),
    })),
    link: { label: "Voir toutes les annonces de cette alerte", url: publicUrl + alert.search },
    closing: [`Pour ne plus recevoir cette alerte${HARD_SPACE}: ${unsubscribeUrl}`],
    unsubscribeUrl,
  });
}

/** What an alert watches: a list, of which the newest page is enough, or one listing. */
async function watched(search: string, listings: Listings): Promise<ListingCard[]> {
  const url = new URL(search, "http://localhost");
  const [, folder, ...parts] = url.pathname.split("/").map(decodeURIComponent);
  const newest = { tri: "recent", page: 1, vue: "liste" } as const;
  const options = { cardsPerPage: 100 };
  if (folder === "vehicules") {
    const [categorie, marque, modele] = parts;
    const asked = readVehicleSearch(url.searchParams, { categorie, marque, modele });
    return (await listings.findVehicles({ ...asked, ...newest }, options)).cards as VehicleCard[];
  }
  if (folder === "immobilier") {
    const [transaction, type, ville] = parts;
    const asked = readEstateSearch(url.searchParams, { transaction, type, ville });
    return (await listings.findEstates({ ...asked, ...newest }, options)).cards as EstateCard[];
  }
  return listings.cards([idOfListingPath(parts[0] ?? "")]);
}

function isNews(card: ListingCard, since: string): boolean {
  return card.dates.publie > since || priceCutSince(card, since) !== null;
}

/** The price before, in cents, when it was cut after an instant; prices are dated by the day. */
function priceCutSince({ prixHistorique, dates }: ListingCard, since: string): number | null {
  const [before, last] = prixHistorique.slice(-2);
  if (before === undefined || last === undefined || last.prixCents >= before.prixCents) return null;
  return last.date >= since.slice(0, 10) && dates.maj > since ? before.prixCents : null;
}

function newsText(card: ListingCard, since: string, publicUrl: string): string {
  const before = priceCutSince(card, since);
  const price = before === null ? priceText(card) : `${priceText(card)} au lieu de ${euros(before)}`;
  return `${card.titre}, ${card.adresse.commune} – ${price}\n${publicUrl}${listingPath(card)}`;
}
