import { expect, test } from "vitest";
import { estateListPath } from "./estate-search.ts";
import { readSearchWords } from "./search-words.ts";
import { vehicleListPath } from "./vehicle-search.ts";

const NAMES = {
  communes: [
    { ville: "aubremer-96100", commune: "Aubremer", codePostal: "96100" },
    { ville: "saint-jean-des-roches-96200", commune: "Saint-Jean-des-Roches", codePostal: "96200" },
  ],
  makes: ["Renault", "Citroën", "Land Rover"],
};

function toPath(text: string): string | null {
  const found = readSearchWords(text, NAMES);
  if (found === null) return null;
  const path = found.kind === "estate" ? estateListPath(found.search) : vehicleListPath(found.search);
  return found.rest.length === 0 ? path : `${path} [${found.rest.join(" ")}]`;
}

test.each([
  [
    "T3 Aubremer moins de 250 000 balcon",
    "/immobilier?prix-max=250000&pieces=3&pieces-max=3&exterieur=balcon&ville=aubremer-96100",
  ],
  ["F3", "/immobilier?pieces=3&pieces-max=3"],
  ["terrain constructible", "/immobilier?type=terrain"],
  ["voiture électrique", "/vehicules/voitures?energie=electrique"],
  ["voitures électriques", "/vehicules/voitures?energie=electrique"],
  [
    "Maisons avec jardin à Saint-Jean-des-Roches",
    "/immobilier?type=maison&exterieur=jardin&ville=saint-jean-des-roches-96200",
  ],
  ["appartement à louer 96100 max 900 €", "/immobilier/location/appartement/aubremer-96100?prix-max=900"],
  ["studio meublé", "/immobilier?type=appartement&pieces=1&pieces-max=1&avec=meuble"],
  ["maison 4 chambres 120 m² 350k", "/immobilier?type=maison&prix-max=350000&surface-min=120&chambres=4"],
  ["maison entre 200 000 et 300 000 €", "/immobilier?type=maison&prix-min=200000&prix-max=300000"],
  ["appartement DPE B", "/immobilier?type=appartement&dpe=B"],
  ["Citroën diesel moins de 60 000 km", "/vehicules?marque=citroen&energie=diesel&km-max=60000"],
  [
    "land rover depuis 2020 boîte automatique",
    "/vehicules?marque=land-rover&boite=automatique&annee-min=2020",
  ],
  ["Renault LOA moins de 300 euros", "/vehicules?marque=renault&loyer-max=300"],
  ["Renault en LOA à 200 €/mois", "/vehicules?marque=renault&loyer-max=200"],
  ["Renault 250 euros par mois", "/vehicules?marque=renault&loyer-max=250"],
  ["Renault loyer 250", "/vehicules?marque=renault&loyer-max=250"],
  ["T2 à louer, loyer 800 €", "/immobilier/location?prix-max=800&pieces=2&pieces-max=2 [loyer]"],
  ["hybride rechargeable", "/vehicules?energie=hybride-rechargeable"],
  ["maison avec verrière", "/immobilier?type=maison [verriere]"],
  ["T2 à louer moins de 800 €", "/immobilier/location?prix-max=800&pieces=2&pieces-max=2"],
  ["villa jusqu’à 1 200 000 €", "/immobilier?type=maison&prix-max=1200000"],
  ["parking Aubremer", "/immobilier?type=parking&ville=aubremer-96100"],
  ["terrains à bâtir 500 m2", "/immobilier?type=terrain&surface-min=500"],
  [
    "3 pièces Aubremer moins de 250 000 près d’une école",
    "/immobilier?prix-max=250000&pieces=3&ecole=10-pied&ville=aubremer-96100",
  ],
  ["maison proche de la gare", "/immobilier?type=maison&gare=10-pied"],
  ["appartement à moins de 5 minutes à pied de la plage", "/immobilier?type=appartement&plage=5-pied"],
  ["appartement à 2 km de la plage", "/immobilier?type=appartement&plage=30-pied"],
  ["maison à 500 m de l’école", "/immobilier?type=maison&ecole=10-pied"],
  ["maison à moins d’un km de la gare", "/immobilier?type=maison&gare=15-pied"],
  ["maison à 1,5 km de la mer", "/immobilier?type=maison&plage=20-pied"],
  ["maison à 8 km de la plage", "/immobilier?type=maison&plage=20-voiture"],
  ["maison à 90 km de la plage", "/immobilier?type=maison [90 km plage]"],
  ["T2 proche gare", "/immobilier?pieces=2&pieces-max=2&gare=10-pied"],
  ["villa en bord de mer", "/immobilier?type=maison&plage=5-pied"],
  ["maison à 12 min à vélo de la gare", "/immobilier?type=maison&gare=15-velo"],
  ["appartement à 15 minutes en voiture de la plage", "/immobilier?type=appartement&plage=15-voiture"],
  ["maison à 10 km de Aubremer", "/immobilier?type=maison&ville=aubremer-96100&rayon=10"],
  ["maison à moins de 10 km d’Aubremer", "/immobilier?type=maison&ville=aubremer-96100&rayon=10"],
  [
    "Renault dans un rayon de 20 km autour d’Aubremer",
    "/vehicules?marque=renault&ville=aubremer-96100&rayon=20",
  ],
  ["maison Aubremer et 5 km autour", "/immobilier?type=maison&ville=aubremer-96100&rayon=5"],
  ["Renault Aubremer 60 000 km", "/vehicules?marque=renault&km-max=60000&ville=aubremer-96100"],
  ["maison à 10,5 km d’Aubremer", "/immobilier?type=maison&ville=aubremer-96100&rayon=20"],
  ["Renault à 1,25 km d’Aubremer", "/vehicules?marque=renault&ville=aubremer-96100&rayon=5"],
  ["maison à 1,25 km de la mer", "/immobilier?type=maison&plage=20-pied"],
  ["maison à plus de 2 km de la gare", "/immobilier?type=maison [plus 2 km gare]"],
  ["maison à plus de 10 km d’Aubremer", "/immobilier?type=maison&ville=aubremer-96100 [plus 10 km]"],
  ["maison pas proche de la gare", "/immobilier?type=maison [proche gare]"],
  ["maison 100 km", "/immobilier?type=maison [100 km]"],
  ["maison près du port", "/immobilier?type=maison [pres port]"],
  ["Renault essence 8 000 euros", "/vehicules?marque=renault&energie=essence&prix-max=8000"],
])("reads %s as %s", (text, path) => {
  expect(toPath(text)).toBe(path);
});

test("a long line is read in time, whatever it repeats", () => {
  const communes = Array.from({ length: 3_000 }, (_, n) => ({
    ...NAMES.communes[1]!,
    commune: `Ville ${n}`,
  }));
  for (const text of ["a ".repeat(20_000), "1".repeat(40_000), "à moins de 10 km de ".repeat(2_000)])
    expect(readSearchWords(text, { ...NAMES, communes })?.kind).not.toBe("estate");
});

test.each(["Aubremer", "moins de 250 000", "boulangerie", "", "port"])(
  "does not read %j as filters",
  (text) => {
    expect(readSearchWords(text, NAMES)).toBeNull();
  },
);
