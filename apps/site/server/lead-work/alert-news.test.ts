import { listingCard, type VehicleListing, type VehicleSearch } from "@lieudit/listing-model";
import { aVehicle } from "@lieudit/listing-model/testing";
import type { Alert } from "@lieudit/listing-store/leads";
import { expect, test } from "vitest";
import { alertNews } from "./alert-news.ts";

const LOOKED = "2026-11-20T08:00:00.000Z";
const LATER = "2026-11-20T09:00:00.000Z";
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
    looked: LOOKED,
    ...changes,
  };
}

/** Listings that hold these vehicles, and note what was asked. */
function listingsWith(...vehicles: VehicleListing[]) {
  const cards = vehicles.map((vehicle) => listingCard(vehicle, "Garage"));
  const asked: VehicleSearch[] = [];
  return {
    asked,
    async findVehicles(search: VehicleSearch) {
      asked.push(search);
      return { cards, total: cards.length, page: 1, pageCount: 1 };
    },
    findEstates: async () => ({ cards: [], total: 0, page: 1, pageCount: 1 }),
    cards: async (ids: readonly string[]) => cards.filter(({ id }) => ids.includes(id)),
  };
}

const old = { dates: { publie: EARLIER, maj: EARLIER } };

test("what was published since is told, with its price and address, and how to end the alert", async () => {
  const fresh = aVehicle({ titre: "Une neuve", dates: { publie: LATER, maj: LATER } });
  const listings = listingsWith(fresh, aVehicle({ ...old, id: "old1", titre: "Une vieille" }));
  const mail = await alertNews(anAlert(), listings, "https://site.exemple");
  expect(listings.asked).toMatchObject([
    { categorie: "voitures", prixMaxEuros: 20_000, tri: "recent", page: 1 },
  ]);
  expect(mail).toMatchObject({
    to: "lea@exemple.fr",
    subject: "1\u00a0nouveauté – Voitures",
    unsubscribeUrl: "https://site.exemple/alertes/desabonner/secret",
  });
  expect(mail?.text).toContain("Une neuve");
  expect(mail?.text).toContain("https://site.exemple/vehicule/");
  expect(mail?.text).not.toContain("Une vieille");
});

test("a lower price is told once, a higher one never", async () => {
  const changed = (before: number, after: number, maj: string) =>
    aVehicle({
      dates: { publie: EARLIER, maj },
      prixCents: after,
      prixHistorique: [
        { date: "2026-11-01", prixCents: before },
        { date: "2026-11-20", prixCents: after },
      ],
    });
  const news = (vehicle: VehicleListing, search = `/vehicule/x-${vehicle.id}`) =>
    alertNews(anAlert({ search }), listingsWith(vehicle), "https://site.exemple");
  expect((await news(changed(1_000_000, 900_000, LATER)))?.text).toMatch(/9.000\s€ au lieu de 10.000\s€/);
  expect(await news(changed(1_000_000, 900_000, EARLIER))).toBeNull();
  expect(await news(changed(900_000, 1_000_000, LATER))).toBeNull();
});

test("no news, no letter", async () => {
  expect(await alertNews(anAlert(), listingsWith(aVehicle(old)), "https://site.exemple")).toBeNull();
  expect(
    await alertNews(anAlert({ search: "/immobilier" }), listingsWith(), "https://site.exemple"),
  ).toBeNull();
});
