import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { ModelVersion } from "./models.ts";

/** Equipment by what it is fitted to; the first ones are in nearly all of them. */
const CAR = [
  "climatisation",
  "régulateur et limiteur de vitesse",
  "direction assistée",
  "fermeture centralisée",
  "Bluetooth",
  "feux de jour à LED",
] as const;
const LATER = [
  "écran tactile avec Apple CarPlay et Android Auto",
  "aide au stationnement arrière",
  "caméra de recul",
  "climatisation automatique",
  "jantes alliage",
  "freinage d'urgence automatique",
  "alerte de franchissement de ligne",
  "lecture des panneaux",
  "rétroviseurs rabattables électriquement",
  "démarrage sans clé",
  "allumage automatique des feux",
  "essuie-glaces automatiques",
  "vitres arrière surteintées",
  "volant cuir",
] as const;
const RICH = [
  "régulateur de vitesse adaptatif",
  "sièges avant chauffants",
  "toit ouvrant panoramique",
  "hayon électrique",
  "affichage tête haute",
  "projecteurs LED adaptatifs",
  "navigation connectée",
  "chargeur à induction",
  "système audio haut de gamme",
  "volant chauffant",
  "caméra à 360 degrés",
] as const;
const OPTIONS = [
  "attelage démontable",
  "peinture métallisée",
  "roue de secours",
  "pack hiver",
  "jantes de 18 pouces",
  "toit noir",
  "alarme",
  "vitrage acoustique",
] as const;
const VAN = [
  "cloison tôlée",
  "plancher bois",
  "attelage",
  "galerie de toit",
  "caméra de recul",
  "climatisation",
  "régulateur de vitesse",
  "porte latérale droite coulissante",
  "habillage des parois",
  "prise 220 volts",
  "radar de recul",
  "siège conducteur suspendu",
  "écran avec Android Auto",
  "portes arrière à 270 degrés",
] as const;
const CAMPER = [
  "panneau solaire de 120 W",
  "store extérieur",
  "chauffage Truma",
  "porte-vélos",
  "caméra de recul",
  "moustiquaire de porte",
  "deuxième batterie",
  "réfrigérateur à compression",
  "antenne satellite",
  "climatisation de cabine",
  "sièges pivotants",
  "lanterneau panoramique",
  "plancher chauffant",
  "attelage",
] as const;
const BIKE = [
  "ABS",
  "poignées chauffantes",
  "top-case",
  "bulle haute",
  "antivol en U",
  "crash-bars",
  "valises latérales",
  "selle confort",
  "feux à LED",
  "quickshifter",
  "contrôle de traction",
  "béquille centrale",
  "prise USB",
  "protège-mains",
] as const;

export function chooseEquipment(
  model: ModelVersion,
  year: number,
  random: SeededRandom,
): { equipements: string[]; options: string[] } {
  switch (model.categorie) {
    case "utilitaires":
      return {
        equipements: some(VAN, random.whole(6, 9), random),
        options: some(["attelage", "galerie de toit", "peinture métallisée"], random.whole(0, 1), random),
      };
    case "camping-cars":
      return {
        equipements: some(CAMPER, random.whole(8, 11), random),
        options: some(["panneau solaire de 120 W", "attelage", "pack sécurité"], random.whole(0, 2), random),
      };
    case "motos":
      return {
        equipements: some(
          BIKE.filter((one) => model.carrosserie !== "scooter" || !/crash|quick|traction|valises/.test(one)),
          random.whole(4, 6),
          random,
        ),
        options: [],
      };
    case "voitures": {
      const later = year < 2012 ? 2 : year < 2018 ? 5 : 9;
      const rich = model.prixNeuf > 35_000 ? 5 : model.prixNeuf > 26_000 ? 3 : year < 2018 ? 0 : 1;
      const chosen = [...some(RICH, rich, random), ...some(LATER, later, random)];
      const plain = CAR.slice(0, year < 2012 ? 4 : 6).filter(
        (one) => one !== "climatisation" || !chosen.includes("climatisation automatique"),
      );
      return { equipements: [...chosen, ...plain], options: some(OPTIONS, random.whole(0, 3), random) };
    }
  }
}

/** So many of them, in another order each time. */
export function some<T>(items: readonly T[], count: number, random: SeededRandom): T[] {
  const remaining = [...items];
  return Array.from(
    { length: Math.min(count, remaining.length) },
    () => remaining.splice(Math.floor(random.next() * remaining.length), 1)[0]!,
  );
}
