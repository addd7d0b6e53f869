import type { Alert } from "@lieudit/leads";
import { listingCard } from "@lieudit/listing-model";
import { anEstate, aVehicle } from "@lieudit/listing-model/testing";
import type { ListingNews, ListingStore } from "@lieudit/listing-store";
import { expect, test } from "vitest";
import { checkAlert } from "./alert-news.ts";

const SITE = { name: "Lieudit", url: "https://site.exemple" };
const NOW = new Date("2026-11-02T08:00:00.000Z");
const EARLIER = "2026-11-01T08:00:00.000Z";

function anAlert(changes: Partial<Alert> = {}): Alert {
  return {
    id: "1",
    token: "secret",
    email: "lea@exemple.fr",
    search: "/vehicules/voitures?prix-max=20000",
    label: "Voitures",
    created: EARLIER,
    confirmed: EARLIER,
    looked: EARLIER,
    seenChange: 7,
    around: null,
    ...changes,
  };
}

const isNew = (titre: string, priceBeforeCents: number | null = null): ListingNews => ({
  card: listingCard(aVehicle({ titre, prixCents: 900_000 }), "Garage"),
  priceBeforeCents,
});

/** Listings with this news, that note what was asked. */
function listingsWith(news: ListingNews[], total = news.length) {
  const asked: Parameters<ListingStore["news"]>[] = [];
  return {
    asked,
    async news(...question: Parameters<ListingStore["news"]>) {
      asked.push(question);
      return { change: 12, total, news };
    },
  };
}

test("an email lists the news with price and address, and how to end the alert", async () => {
  const listings = listingsWith([isNew("Une neuve")]);
  const { mail, seenChange } = await checkAlert(anAlert(), listings, SITE, NOW);
  expect(seenChange).toBe(12);
  expect(listings.asked).toMatchObject([[{ categorie: "voitures", prixMaxEuros: 20_000 }, 7, { count: 10 }]]);
  expect(mail).toMatchObject({
    to: "lea@exemple.fr",
    subject: "Lieudit\u00a0: 1\u00a0nouveauté pour «\u202fVoitures\u202f»",
    unsubscribeUrl: "https://site.exemple/alertes/desabonner/secret",
  });
  expect(mail?.text).toContain("Une neuve");
  expect(mail?.text).toContain("https://site.exemple/vehicule/");
  expect(mail?.text).toContain("-- \nLieudit\nhttps://site.exemple");
});

test("an email has the legal sentences for vehicles and estates", async () => {
  const isNewHouse = { card: listingCard(anEstate(), "Agence"), priceBeforeCents: null };
  const getText = async (news: ListingNews[]) => {
    const { mail } = await checkAlert(anAlert(), listingsWith(news), SITE, NOW);
    return [mail?.text.includes("#SeDéplacerMoinsPolluer"), mail?.text.includes("www.georisques.gouv.fr")];
  };
  expect(await getText([isNew("Une neuve")])).toEqual([true, false]);
  expect(await getText([isNewHouse])).toEqual([false, true]);
});

test("an email has French typography", async () => {
  const { mail } = await checkAlert(anAlert(), listingsWith([isNew("Une neuve")]), SITE, NOW);
  expect(mail?.text).toContain("«\u202fVoitures\u202f»");
  expect(mail?.html).toContain("«\u202fVoitures\u202f»");
});

test("an email counts all news and lists the most recent", async () => {
  const { mail } = await checkAlert(anAlert(), listingsWith([isNew("A"), isNew("B")], 1234), SITE, NOW);
  expect(mail?.subject).toMatch(/^Lieudit\s: 1\s234\snouveautés pour «\sVoitures\s»$/);
  expect(mail?.text).toContain("Voici les 2 plus récentes.");
});

test("a lower price is listed with the previous one", async () => {
  const listings = listingsWith([isNew("Une moins chère", 1_000_000)]);
  const { mail } = await checkAlert(anAlert({ search: "/vehicule/x-abcdefghij" }), listings, SITE, NOW);
  expect(listings.asked[0]?.[0]).toEqual({ id: "abcdefghij" });
  expect(mail?.text).toMatch(/9.000\s€ au lieu de 10.000\s€/);
});

test("a radius is around the town of the alert", async () => {
  const around = { latitude: 43.1, longitude: 5.9 };
  const listings = listingsWith([]);
  const alert = anAlert({ search: "/immobilier?ville=aubremer&rayon=20", around });
  expect(await checkAlert(alert, listings, SITE, NOW)).toEqual({ seenChange: 12, mail: null });
  expect(listings.asked[0]?.[2]).toMatchObject({ around });
});
