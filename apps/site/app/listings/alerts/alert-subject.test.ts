import type { ListingStore } from "@lieudit/listing-store";
import type { PlacesClient } from "@lieudit/places-client";
import { expect, test } from "vitest";
import { alertSubject } from "./alert-subject.ts";

/** Stores where only Peugeot is on offer and no town is known. */
const services = {
  listings: {
    findVehicles: async ({ marque, modele }: { marque?: string; modele?: string }) => ({
      cards: marque === "peugeot" && modele === undefined ? [{ marque: "Peugeot" }] : [],
    }),
    communes: async () => [],
    agency: async () => null,
  } as unknown as ListingStore,
  places: {
    autocomplete: async () => ({ suggestions: [] }),
    // One address is known.
    searchText: async ({ textQuery }: { textQuery: string }) => ({
      places: textQuery === "12 quai du Port" ? [{ location: { latitude: 49.5, longitude: -0.7 } }] : [],
    }),
  } as unknown as PlacesClient,
  findArea: async () => [[{ latitude: 49, longitude: -1 }]],
};

const label = async (address: string) =>
  (await alertSubject(address, services, AbortSignal.timeout(1_000)))?.label;

test("an alert is named by what the site knows", async () => {
  expect(await label("/vehicules?marque=peugeot&prix-max=30000")).toBe(
    "Véhicules Peugeot, Jusqu’à 30\u202f000\u00a0€",
  );
});

test("an alert for what nobody has on offer does not repeat the words of its sender", async () => {
  expect(await label("/vehicules/voitures/cliquez-http-evil.example/vous-avez-gagne")).toBe(
    "Voitures, marque de votre choix, modèle de votre choix",
  );
  expect(await label("/vehicules/voitures/peugeot/vous-avez-gagne")).toBe(
    "Voitures Peugeot, modèle de votre choix",
  );
  expect(await label("/immobilier/vente/maison/cliquez-ici")).toBe("Maisons à vendre, ville de votre choix");
  for (const address of [
    "/vehicules?ville=cliquez-ici&rayon=20",
    "/immobilier/vente?ville=cliquez-ici&rayon=20",
    "/immobilier/vente?agence=cliquez-ici",
    "/vehicules?agence=cliquez-ici&energie=cliquez&texte=cliquez&q=cliquez&mots=cliquez",
  ])
    expect(await label(address), address).not.toMatch(/cliquez/i);
});

test("an alert around an address keeps the area, and its label does not repeat the address", async () => {
  const subject = await alertSubject(
    "/immobilier/vente?adresse=12+quai+du+Port&trajet=10-velo",
    services,
    AbortSignal.timeout(1_000),
  );
  expect(subject).toEqual({
    search: "/immobilier/vente?adresse=12+quai+du+Port&trajet=10-velo",
    label: "Biens immobiliers à vendre, à moins de 10\u00a0min à vélo de votre adresse",
    around: { latitude: 49.5, longitude: -0.7, area: [[{ latitude: 49, longitude: -1 }]] },
  });
  const unknown = await alertSubject(
    "/immobilier/vente?adresse=cliquez-ici",
    services,
    AbortSignal.timeout(1_000),
  );
  expect(unknown).toEqual({ search: "/immobilier/vente", label: "Biens immobiliers à vendre", around: null });
});
