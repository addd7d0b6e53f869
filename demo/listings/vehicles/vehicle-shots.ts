import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { LightName } from "../../photos/light.ts";
import { LIGHT_NAMES } from "../../photos/light.ts";
import type { Shot } from "../listing-photos.ts";
import type { Bike } from "../pictures/vehicles/bike/machine.ts";
import type { Setting } from "../pictures/vehicles/settings/settings.ts";
import { SETTINGS } from "../pictures/vehicles/settings/settings.ts";
import { RIMS } from "../pictures/vehicles/vehicle-scenes.ts";
import type { ModelVersion } from "./models.ts";
import type { VehicleLook } from "./vehicle-look.ts";

const PLACES: Readonly<Record<Setting, string>> = {
  quai: "sur le quai du port",
  corniche: "sur la route de la corniche",
  plage: "devant les cabines de la plage",
  place: "sur une place de la vieille ville",
  vitrine: "devant la vitrine de la concession",
  atelier: "devant les portes de l'atelier",
  campagne: "dans un chemin du bocage",
  pinede: "à l'ombre des pins",
  phare: "au pied du phare",
  allee: "dans l'allée d'une maison",
};

const BY_GENRE: Readonly<Record<ModelVersion["genre"], readonly Setting[]>> = {
  ville: ["place", "quai", "allee", "plage", "vitrine"],
  route: ["corniche", "vitrine", "phare", "quai", "place"],
  famille: ["allee", "plage", "pinede", "campagne", "corniche"],
  chemin: ["campagne", "pinede", "phare", "corniche", "plage"],
  plaisir: ["corniche", "phare", "quai", "plage", "place"],
  travail: ["atelier", "quai", "vitrine", "allee", "campagne"],
  voyage: ["pinede", "phare", "corniche", "plage", "campagne"],
};

/** Where and in which light a vehicle was taken: two places, each at its own hour. */
interface Outing {
  nom: string;
  lieu: Setting;
  hour: LightName;
  second: Setting;
  other: LightName;
}

/** The pictures of a vehicle: around it in one place, once more in another, then from within. */
export function vehicleShots(model: ModelVersion, look: VehicleLook, random: SeededRandom): Shot[] {
  const outing = outingOf(model, random);
  return "bike" in model.drawn
    ? bikeShots(model, model.drawn.bike, look.couleur, outing)
    : carShots(model, model.drawn, look, outing, random);
}

function outingOf(model: ModelVersion, random: SeededRandom): Outing {
  const hour = random.pick(["noon", "noon", "dawn", "dusk", "overcast", "noon", "dawn"] as const);
  const other = random.pick(LIGHT_NAMES.filter((one) => one !== hour));
  const settings = BY_GENRE[model.genre];
  const lieu = random.pick(settings);
  const second = random.pick(
    [...settings, ...(Object.keys(SETTINGS) as Setting[])].filter((one) => one !== lieu),
  );
  return { nom: `${model.marque} ${model.modele}`, lieu, hour, second, other };
}

function bikeShots(
  model: ModelVersion,
  bike: Bike,
  couleur: string,
  { nom, lieu, hour, second, other }: Outing,
): Shot[] {
  const traits = { moto: bike, couleur, electrique: model.energie === "électrique" };
  const shot = (scene: string, at: Setting, light: LightName, alt: string): Shot => ({
    scene: `moto/${scene}`,
    traits: { ...traits, lieu: at },
    hour: light,
    alt,
  });
  return [
    shot("profil", lieu, hour, `${nom} de couleur ${couleur}, de profil ${PLACES[lieu]}`),
    shot("avant", lieu, hour, `Roue avant, fourche et phare de la ${nom}`),
    shot("profil", second, other, `La ${nom} ${PLACES[second]}`),
    shot("arriere", second, other, `Selle et roue arrière de la ${nom}`),
    { scene: "moto/poste", traits, hour: other, alt: "Guidon et instruments, la route devant" },
    shot("moteur", "atelier", "overcast", `Moteur de la ${nom} vu de près`),
  ];
}

type CarDrawn = Exclude<ModelVersion["drawn"], { bike: Bike }>;

function carShots(
  model: ModelVersion,
  drawn: CarDrawn,
  look: VehicleLook,
  { nom, lieu, hour, second, other }: Outing,
  random: SeededRandom,
): Shot[] {
  const { body } = drawn;
  const { couleur, tissu } = look;
  const isVan = isVanBody(drawn);
  const traits = outsideTraits(model, drawn, couleur, random);
  const inside = insideTraits(model, drawn, look, random);
  const shot = (scene: string, at: Setting, light: LightName, alt: string): Shot => ({
    scene: `auto/${scene}`,
    traits: { ...traits, lieu: at },
    hour: light,
    alt,
  });
  const shots: Shot[] = [
    shot("avant", lieu, hour, `${nom} de couleur ${couleur}, de trois quarts avant, ${PLACES[lieu]}`),
    shot("arriere", lieu, hour, `${nom} de trois quarts arrière ${PLACES[lieu]}`),
    shot("profil", second, other, `${nom} de profil ${PLACES[second]}`),
    {
      scene: "auto/poste",
      traits: inside,
      hour: random.pick(LIGHT_NAMES),
      alt: `Poste de conduite de la ${nom}`,
    },
  ];
  if (model.categorie === "camping-cars")
    shots.splice(1, 0, {
      scene: "auto/cellule",
      traits: { vue: random.pick(["mer", "campagne", "jardin"]) },
      hour: random.pick(["noon", "dusk", "dawn"]),
      alt: "Intérieur de la cellule : cuisine, table et lit",
    });
  else shots.push({ scene: "auto/sieges", traits: inside, hour, alt: `Sièges avant, sellerie ${tissu}` });
  if (model.places >= 4 && !isVan && body !== "camping-car" && body !== "cabriolet")
    shots.push({ scene: "auto/banquette", traits: inside, hour: other, alt: "Banquette arrière" });
  if (body !== "camping-car" && body !== "cabriolet")
    shots.push({
      scene: "auto/coffre",
      traits: inside,
      hour,
      alt: isVan ? "Espace de chargement, portes ouvertes" : "Coffre ouvert",
    });
  shots.push({
    scene: "auto/roue",
    traits: {
      couleur,
      jantes: traits.jantes,
      "jantes-noires": traits["jantes-noires"],
      protections: traits.protections,
    },
    hour: other,
    alt: "Roue et aile avant vues de près",
  });
  shots.push(shot("face", second, other, `La ${nom} presque de face ${PLACES[second]}`));
  return shots;
}

function isVanBody({ body }: CarDrawn): boolean {
  return body === "fourgon" || body === "fourgonnette";
}

/** Body, wheels and what is fitted to it. */
function outsideTraits(model: ModelVersion, drawn: CarDrawn, couleur: string, random: SeededRandom) {
  const { body, face } = drawn;
  const rims =
    model.prixNeuf < 17_000 || isVanBody(drawn) || body === "camping-car"
      ? random.pick(["12-enjoliveur", "7-enjoliveur"] as const)
      : random.pick(RIMS.filter((one) => !one.endsWith("enjoliveur")));
  return {
    carrosserie: body,
    couleur,
    visage: face,
    jantes: rims,
    "jantes-noires": random.chance(0.25),
    protections: body === "suv" && (model.genre === "chemin" || random.chance(0.4)),
    barres: (body === "suv" || body === "break" || body === "monospace") && random.chance(0.75),
    bandes: body === "camping-car" || (model.carrosserie === "fourgon aménagé" && random.chance(0.6)),
    toit:
      model.genre === "ville" && body !== "cabriolet" && random.chance(0.25)
        ? random.pick(["noir", "blanc"])
        : "aucun",
  };
}

/** Seats and dashboard. */
function insideTraits(
  model: ModelVersion,
  { body }: CarDrawn,
  { couleur, tissu }: VehicleLook,
  random: SeededRandom,
) {
  return {
    couleur,
    carrosserie: body,
    sellerie: tissu,
    automatique: model.boite === "automatique",
    planche:
      model.energie === "électrique"
        ? random.pick(["ecran", "numerique"])
        : model.prixNeuf > 24_000
          ? "numerique"
          : "compteurs",
  };
}
