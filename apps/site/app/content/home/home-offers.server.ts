import {
  mobilityMessage,
  readEstateSearch,
  readVehicleSearch,
  type Transaction,
} from "@lieudit/listing-model";
import type { SiteServices } from "../../shell/services/services.ts";
import { nameOfTheDay } from "../../shell/surfaces/name-of-the-day.server.ts";

/** Cards of each kind: a row of four on a desk. */
const LATEST = 4;
const SLIDES = 5;
const TEXTS = 4;

/** Loads the listings and texts of the home page. */
export async function homeOffers(services: SiteServices) {
  const { listings, content } = services;
  const [vehicles, estates, vehicleCount, estateCount, communes, transactions, makes] = await Promise.all([
    listings.latest("vehicle", LATEST + SLIDES),
    listings.latest("estate", LATEST + SLIDES),
    listings.count("vehicle"),
    listings.count("estate"),
    listings.communes(),
    listings.countEstates(readEstateSearch(new URLSearchParams())),
    listings.countVehicles(readVehicleSearch(new URLSearchParams())),
  ]);
  const getCount = (transaction: Transaction) =>
    transactions.transaction.find(({ value }) => value === transaction)?.count ?? 0;
  // A house, a car, a house …: both searches stand below.
  const slides = estates
    .flatMap((estate, at) => [estate, vehicles[at]])
    .filter((card) => card?.photo !== undefined)
    .flatMap((card) => card ?? [])
    .slice(0, SLIDES);
  return {
    vehicles: vehicles.slice(0, LATEST),
    estates: estates.slice(0, LATEST),
    vehicleCount,
    estateCount,
    slides,
    searchBar: {
      communes: communes.map(({ commune }) => commune),
      makes: makes.marque.map(({ label }) => label),
      saleCount: getCount("vente"),
      rentCount: getCount("location"),
    },
    texts: [...content.guides, ...content.articles]
      .slice(0, TEXTS)
      .map(({ html: _html, outline: _outline, ...summary }) => summary),
    mobility: vehicleCount === 0 ? null : mobilityMessage("/", services.clock()),
    day: nameOfTheDay(services),
  };
}
