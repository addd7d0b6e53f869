import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { LightName } from "../../photos/light.ts";
import { LIGHT_NAMES } from "../../photos/light.ts";
import type { Shot } from "../listing-photos.ts";
import type { Around } from "../pictures/estates/fronts/backdrop.ts";
import type { Front } from "../pictures/estates/fronts/fronts.ts";
import type { Outlook } from "../pictures/estates/outlook.ts";
import type { Decor } from "../pictures/estates/rooms/room-style.ts";
import type { EstateRow } from "./read-estate-row.ts";

const OUTLOOKS: Readonly<Record<string, Outlook>> = {
  mer: "mer",
  port: "port",
  toits: "toits",
  ville: "toits",
  rue: "rue",
};
const COAST = ["aubremer", "houlgreve", "vernebec", "saint-ouvrain", "sainte-mevenne"];

/** The pictures of an estate, the one for the list first. */
export function estateShots(row: EstateRow, random: SeededRandom): Shot[] {
  const hour = random.pick(["noon", "dawn", "noon", "dusk", "overcast", "noon", "dawn"] as const);
  const others = LIGHT_NAMES.filter((one) => one !== hour);
  const later = () => random.pick(others);
  const around: Around =
    row.text("vue") === "mer" || (COAST.includes(row.commune) && row.street === "villas")
      ? "mer"
      : row.commune === "aubremer" && row.street !== "pavillons"
        ? "ville"
        : "campagne";
  const vue: Outlook =
    OUTLOOKS[row.text("vue") ?? ""] ??
    (row.number("jardin") !== null ? "jardin" : around === "campagne" ? "campagne" : "rue");
  const front = frontOf(row);
  const facade: Shot = {
    scene: "bien/facade",
    traits: { front, autour: around },
    hour,
    alt: FRONT_ALTS[front],
  };
  const place = placeShot(row, random, later());
  if (row.type === "terrain") {
    return [
      facade,
      { scene: "bien/cadastre", traits: {}, hour: "noon", alt: "Plan cadastral, la parcelle est en couleur" },
      {
        scene: "bien/facade",
        traits: { front, autour: around, no: 2 },
        hour: later(),
        alt: "Le terrain vu de l'autre côté",
      },
      {
        scene: "bien/vue",
        traits: { vue: row.text("vue") === "mer" ? "mer" : "campagne", nu: true },
        hour: later(),
        alt: "La vue depuis le terrain",
      },
      {
        scene: "bien/jardin",
        traits: { no: 3, nu: true },
        hour: later(),
        alt: "La haie et les arbres en limite de parcelle",
      },
      place,
    ];
  }
  if (row.type === "parking") {
    return [
      facade,
      { scene: "bien/garage", traits: {}, hour: later(), alt: "La place vue de l'intérieur" },
      {
        scene: "bien/garage",
        traits: { range: true, no: 2 },
        hour: "overcast",
        alt: "Étagères au fond du box",
      },
      {
        scene: "bien/facade",
        traits: { front, autour: around, no: 2 },
        hour: later(),
        alt: "L'accès depuis la rue",
      },
      place,
      {
        scene: "bien/facade",
        traits: { front: "immeuble ancien", autour: around, no: 3 },
        hour: later(),
        alt: "La résidence",
      },
    ];
  }
  const decor = decorOf(row, random);
  const rooms = {
    decor,
    vue,
    taille: Math.round(Math.min(130, Math.max(88, 80 + (row.m2 ?? 60) * 0.25))),
    vide: row.transaction === "location" && !row.has("meuble") && random.chance(0.45),
  };
  if (row.type === "local" || row.type === "bureau") {
    const isShop = row.type === "local";
    return [
      facade,
      {
        scene: isShop ? "bien/commerce" : "bien/bureau",
        traits: rooms,
        hour: later(),
        alt: isShop ? "L'espace de vente" : "Le plateau de bureaux",
      },
      {
        scene: isShop ? "bien/garage" : "bien/reunion",
        traits: { ...rooms, range: true },
        hour: later(),
        alt: isShop ? "La réserve" : "La salle de réunion",
      },
      {
        scene: "bien/facade",
        traits: { front, autour: around, no: 2 },
        hour: later(),
        alt: "La façade à une autre heure",
      },
      { scene: "bien/plan", traits: { chambres: isShop ? 0 : 4 }, hour: "noon", alt: "Plan du local" },
      { scene: "bien/vue", traits: { vue: "rue" }, hour: later(), alt: "La rue devant le local" },
      place,
    ];
  }
  const inside = (scene: string, light: LightName, alt: string, no?: number): Shot => ({
    scene: `bien/${scene}`,
    traits: no === undefined ? rooms : { ...rooms, no },
    hour: light,
    alt,
  });
  const isProgramme = row.type === "programme";
  const shots: Shot[] = [
    facade,
    inside("salon", later(), isProgramme ? "Le séjour d'un appartement décoré" : "Le séjour"),
    inside("cuisine", hour, "La cuisine"),
    ...Array.from({ length: Math.min(3, Math.max(row.chambres ?? 1, isProgramme ? 2 : 0)) }, (_, index) =>
      inside(
        "chambre",
        index % 2 === 0 ? later() : hour,
        index === 0 ? "La chambre principale" : `Une autre chambre (${index + 1})`,
        index + 1,
      ),
    ),
    inside("bain", random.pick(["noon", "dawn", "overcast"]), "La salle de bains"),
  ];
  if (row.type === "appartement" && row.text("vue") !== null)
    shots.splice(2, 0, {
      scene: "bien/vue",
      traits: { vue },
      hour: later(),
      alt: `La vue ${vue === "mer" ? "sur la mer" : vue === "port" ? "sur le port" : vue === "toits" ? "sur les toits" : "sur la rue"}`,
    });
  if (row.type === "maison" && vue === "mer")
    shots.push({ scene: "bien/vue", traits: { vue: "mer" }, hour: later(), alt: "La mer depuis l'étage" });
  if (row.number("terrasse") !== null || row.number("balcon") !== null || row.number("patio") !== null)
    shots.push({
      scene: "bien/terrasse",
      traits: { vue },
      hour: later(),
      alt:
        row.number("terrasse") !== null
          ? "La terrasse"
          : row.number("patio") !== null
            ? "Le patio"
            : "Le balcon",
    });
  if (row.number("jardin") !== null)
    shots.splice(2, 0, {
      scene: "bien/jardin",
      traits: {},
      hour: random.pick(["noon", "dawn", "noon", "dusk"]),
      alt: "Le jardin",
    });
  if (row.number("garage") !== null)
    shots.push({ scene: "bien/garage", traits: { decor, range: true }, hour: "overcast", alt: "Le garage" });
  if (row.type === "maison")
    shots.push({
      ...facade,
      traits: { ...facade.traits, no: 2 },
      hour: later(),
      alt: "La maison à une autre heure du jour",
    });
  shots.push(
    { scene: "bien/plan", traits: { chambres: row.chambres ?? 2 }, hour: "noon", alt: "Plan du logement" },
    place,
  );
  return shots;
}

const FRONT_ALTS: Readonly<Record<Front, string>> = {
  "immeuble ancien": "L'immeuble vu de la rue",
  "immeuble moderne": "La résidence et ses balcons",
  "maison de ville": "La façade sur rue",
  villa: "La villa et son jardin",
  pavillon: "La maison vue du portail",
  longere: "La longère, côté cour",
  contemporaine: "La maison côté jardin",
  boutique: "La vitrine",
  bureaux: "L'immeuble de bureaux",
  box: "Les garages",
  terrain: "Le terrain et ses bornes",
};

function frontOf(row: EstateRow): Front {
  const year = row.number("an") ?? 1980;
  switch (row.type) {
    case "terrain":
      return "terrain";
    case "parking":
      return "box";
    case "local":
      return row.has("entrepot") ? "bureaux" : "boutique";
    case "bureau":
      return "bureaux";
    case "programme":
      return row.has("maisons") ? "contemporaine" : "immeuble moderne";
    case "immeuble":
      return "immeuble ancien";
    case "appartement":
      return year < 1945
        ? row.street === "vieux" && year < 1890
          ? "maison de ville"
          : "immeuble ancien"
        : "immeuble moderne";
    case "maison":
      switch (row.text("st")) {
        case "villa":
        case "hotel-particulier":
          return "villa";
        case "contemporaine":
          return "contemporaine";
        case "longere":
        case "corps-de-ferme":
          return "longere";
        case "pavillon":
          return "pavillon";
        default:
          return "maison de ville";
      }
  }
}

function decorOf(row: EstateRow, random: SeededRandom): Decor {
  const year = row.number("an") ?? 1980;
  if (row.has("renover") || row.has("travaux")) return "a rafraichir";
  if (/longere|corps-de-ferme/.test(row.text("st") ?? "")) return "campagne";
  if (row.transaction === "saisonnier" || row.text("vue") === "mer")
    return random.pick(["bord de mer", "bord de mer", "moderne"]);
  if (year > 1995 || row.has("renove")) return "moderne";
  if (year < 1940) return row.street === "bourg" ? random.pick(["campagne", "ancien"]) : "ancien";
  return random.pick(["moderne", "bord de mer", "ancien", "moderne"]);
}

/** A place near by: what one goes to on foot. */
function placeShot(row: EstateRow, random: SeededRandom, hour: LightName): Shot {
  const [scene, alt] =
    row.commune === "aubremer"
      ? row.street === "vieux"
        ? random.pick([
            ["port", "Le vieux port, à deux pas"],
            ["marche", "Le marché du samedi"],
            ["terrasses", "Les terrasses de la place"],
            ["eglise", "L'église Saint-Nicolas"],
          ] as const)
        : row.street === "villas"
          ? random.pick([
              ["plage", "La Grande Plage"],
              ["phare", "Le phare, au bout de la promenade"],
            ] as const)
          : random.pick([
              ["gare", "La gare d'Aubremer"],
              ["parc", "Le jardin public"],
              ["place", "La place de l'Hôtel-de-Ville"],
              ["marche", "Le marché"],
            ] as const)
      : COAST.includes(row.commune)
        ? random.pick([
            ["plage", "La plage"],
            ["phare", "Le phare"],
            ["eglise", "L'église du village"],
            ["port", "Le petit port"],
          ] as const)
        : random.pick([
            ["place", "La place du bourg"],
            ["eglise", "L'église"],
            ["marche", "Le marché"],
            ["parc", "Le parc communal"],
          ] as const);
  return { scene: `ville/${scene}`, traits: {}, hour, alt };
}
