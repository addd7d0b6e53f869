import type { PlaceRecord } from "@lieudit/place-model";
import {
  aLocality,
  anAddress,
  aPoi,
  aPostalCode,
  aStreet,
  awayFromHarbour,
} from "../src/conformance/places.ts";

const PORT = { locality: "Port-Valbrune", postcode: "83999" };
const ROQUE = { locality: "Roquebelle-les-Pins", postcode: "83998" };

function poi(
  name: string,
  type: string,
  popularity: number,
  north: number,
  east: number,
  street = "Quai des Sardiniers",
  town = PORT,
): PlaceRecord {
  return aPoi(name, type, {
    popularity,
    location: awayFromHarbour(north, east),
    address: { ...town, street, formatted: `${street}, ${town.postcode} ${town.locality}` },
  });
}

function street(name: string, north: number, east: number, town = PORT): PlaceRecord {
  return aStreet(name, {
    id: `street-${name.replace(/\W+/g, "-")}-${town.postcode}`,
    popularity: 0.12,
    location: awayFromHarbour(north, east),
    address: { ...town, formatted: `${name}, ${town.postcode} ${town.locality}` },
  });
}

/** Two towns that do not exist, 12 km apart, with names of the kinds that are hard to find. */
export const FIXTURE_PLACES: readonly PlaceRecord[] = [
  aLocality("Port-Valbrune", { popularity: 0.8 }),
  aLocality("Roquebelle-les-Pins", {
    popularity: 0.6,
    location: awayFromHarbour(12_000),
    address: ROQUE,
  }),
  aPostalCode("83999"),
  aPostalCode("83998", { location: awayFromHarbour(12_000), address: ROQUE }),
  street("Rue de la Paix", 300, 100),
  street("Rue de la Paix", 12_100, 0, ROQUE),
  street("Boulevard des Moulins", 500, 300),
  street("Boulevard Saint-Elme", 700, 300),
  street("Avenue du Général-Aubrac", 600, -200),
  street("Place de l'Église", 100, -100),
  street("Chemin des Écoliers", 900, 600),
  street("Impasse du Four-Vieux", 250, -300),
  street("Quai des Sardiniers", 0, 50),
  street("Rue Sainte-Réparate", 350, -120),
  ...["1", "2", "3", "8", "12", "12 bis", "14", "120"].map((number) =>
    anAddress(number, "Rue de la Paix", { location: awayFromHarbour(300, Number.parseInt(number, 10)) }),
  ),
  poi("Musée océanographique", "museum", 0.7, 200, 900),
  poi("Musée de l'Œuf et du Coq", "museum", 0.3, 800, 100),
  poi("Casino de la Baie", "casino", 0.7, 150, 700),
  poi("Casino", "supermarket", 0.3, 400, 100),
  poi("Le Fournil des Roches", "bakery", 0.3, 280, 120, "Rue de la Paix"),
  poi("Boulangerie Aubépine", "bakery", 0.25, 520, 290, "Boulevard des Moulins"),
  poi("L'Épi doré", "bakery", 0.2, 12_050, 30, "Rue de la Paix", ROQUE),
  poi("Pharmacie du Port", "pharmacy", 0.3, 50, 60),
  poi("Pharmacie Centrale", "pharmacy", 0.3, 12_020, 10, "Rue de la Paix", ROQUE),
  poi("Hôtel des Embruns", "hotel", 0.45, 20, 300),
  poi("Hôtel de ville", "city_hall", 0.5, 110, -80, "Place de l'Église"),
  poi("Église Saint-Elme", "church", 0.45, 105, -105, "Place de l'Église"),
  poi("Gare de Port-Valbrune", "train_station", 0.6, 1_000, 0),
  poi("Station du Large", "gas_station", 0.3, 1_200, 200),
  poi("Relais Aubrac", "gas_station", 0.25, 11_500, 200, "Route de la Mer", ROQUE),
  poi("Café de la Paix", "cafe", 0.35, 310, 90, "Rue de la Paix"),
  poi("Le Petit Café", "cafe", 0.25, 30, 20),
  poi("La Table d'Anselme", "restaurant", 0.4, 60, 90),
  poi("Pizzeria Vesta", "pizza_restaurant", 0.3, 70, 150),
  poi("Trattoria Lucìa", "italian_restaurant", 0.35, 90, 170),
  poi("École maternelle des Écoliers", "preschool", 0.2, 905, 610, "Chemin des Écoliers"),
  poi("Lycée Ferdinand-Aubrac", "secondary_school", 0.35, 950, 500),
  poi("Parc des Cigales", "park", 0.4, 700, -600),
  poi("Plage des Galets", "beach", 0.5, -200, 900),
  poi("Librairie L'Encre & la Plume", "book_store", 0.3, 320, 40, "Rue de la Paix"),
  poi("Coiffure Chloé", "hair_salon", 0.15, 330, 45, "Rue de la Paix"),
  poi("Banque des Deux-Caps", "bank", 0.3, 130, -60),
  poi("Clinique Sainte-Réparate", "hospital", 0.5, 360, -130, "Rue Sainte-Réparate"),
  poi("S.N.S. Voile", "sports_club", 0.2, -20, 350),
  poi("Le Vieux Phare", "tourist_attraction", 0.5, -400, 1_200),
  poi("Brasserie du Vieux Phare", "restaurant", 0.3, -380, 1_150),
];
