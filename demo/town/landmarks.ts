import type { OccupiedGround } from "../osm/occupied-ground.ts";
import type { OsmDrawing, Tags } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import { distance, middle, points, rectangle, segments, smooth } from "../osm/plane.ts";
import { commune, communeAt } from "../region/communes.ts";
import type { DrawnPlace } from "../region/drawn-place.ts";
import type { PlaceExtras } from "./places/place-row.ts";

interface Area {
  tags: Tags;
  ring: string;
  /** Rings cut out of it; with one of these the area is a multipolygon. */
  holes?: readonly { ring: string; tags?: Tags }[];
  /** Houses may stand on it. */
  buildable?: boolean;
  /** Present where people rate and photograph it. */
  extras?: PlaceExtras;
}

/**
 * Squares, parks, fields, woods, car parks, the castle, the river, the railway, quarters and hamlets.
 *
 * @returns the ones that are places with reviews and pictures.
 */
export function drawLandmarks(drawing: OsmDrawing, ground: OccupiedGround): DrawnPlace[] {
  const places: DrawnPlace[] = [];
  const remember = (type: "way" | "relation", id: number, key: string, area: Area) => {
    if (area.extras === undefined) return;
    const { tags, extras } = area;
    places.push({
      osm: `${type}/${id}`,
      key,
      name: tags.name ?? "",
      commune: communeAt(middle(points(area.ring))) ?? commune("aubremer"),
      tags,
      extras,
    });
  };
  for (const ring of KEPT_FREE) ground.take(points(ring));
  for (const area of AREAS) {
    const { tags, ring, holes, buildable } = area;
    const outer = points(ring);
    if (buildable !== true) ground.take(outer);
    const key = `landmark ${tags.name ?? `${Object.keys(tags)[0]} ${middle(outer).join()}`}`;
    if (holes === undefined) {
      remember("way", drawing.area(outer, tags, key), key, area);
      continue;
    }
    const members = [{ type: "way", ref: drawing.area(outer, {}), role: "outer" } as const];
    const inner = holes.map((hole) => {
      const ref = drawing.area(points(hole.ring), hole.tags ?? {});
      return { type: "way", ref, role: "inner" } as const;
    });
    const id = drawing.relation([...members, ...inner], { type: "multipolygon", ...tags }, key);
    remember("relation", id, key, area);
  }
  for (const { tags, line } of LINES) {
    const course = smooth(points(line), 120);
    drawing.line(course, tags);
    for (const [from, to] of segments(course)) {
      ground.take(
        rectangle(
          middle([from, to]),
          distance(from, to),
          BANK_METRES,
          Math.atan2(to[1] - from[1], to[0] - from[0]),
        ),
      );
    }
  }
  for (const { tags, at } of SETTLEMENTS) drawing.node(at, tags, `settlement ${tags.name}`);
  drawInterpolation(drawing);
  return places;
}

/** Quays and the strip between the promenade and the boulevard. */
const KEPT_FREE = [
  "262,262 300,258 430,220 560,220 662,218 662,204 640,196 420,192 300,246",
  "660,206 684,150 680,40 670,-60 658,-132 634,-110 652,60 638,200",
  "652,-132 540,-136 420,-136 312,-116 250,-128 300,-96 420,-116 640,-110",
  "300,290 350,390 368,500 380,700 360,920 300,1145 200,1395 74,1615 90,1640 218,1408 318,1158 382,918 402,700 396,490 375,385 335,275",
] as const;

const AREAS: readonly Area[] = [
  {
    tags: {
      leisure: "park",
      name: "Jardin public",
      "name:en": "Public Garden",
      opening_hours: "Apr-Sep: Mo-Su 07:30-21:00; Oct-Mar: Mo-Su 08:00-18:00",
      wheelchair: "yes",
      dog: "leashed",
      toilets: "yes",
    },
    ring: "860,760 930,770 975,800 985,870 960,940 900,945 868,880",
    extras: { photos: 3, facts: { goodForChildren: true, restroom: true } },
    holes: [
      {
        ring: "905,855 935,845 945,870 925,895 900,885",
        tags: { natural: "water", name: "Bassin du Jardin public" },
      },
    ],
  },
  {
    tags: {
      historic: "castle",
      castle_type: "fortress",
      building: "castle",
      tourism: "attraction",
      name: "Château d'Aubremer",
      "name:en": "Aubremer Castle",
      "name:ar": "قلعة أوبرمير",
      heritage: "2",
      fee: "yes",
      website: "https://chateau-aubremer.example/",
      phone: "+33 2 61 91 18 87",
      opening_hours: "Apr-Sep: Mo-Su 10:00-18:30; Oct-Mar: We-Su 10:00-12:30,14:00-17:00; Dec 25,Jan 01 off",
      wheelchair: "limited",
      start_date: "1382",
      "addr:street": "Rue du Château",
      "addr:housenumber": "90",
    },
    ring: "-40,-930 -10,-880 40,-880 70,-930 60,-1000 10,-1030 -35,-1000",
    extras: {
      photos: 4,
      rating: [4.6, 731],
      facts: { goodForGroups: true, allowsDogs: false },
      summary: {
        fr: "Forteresse de la fin du XIVᵉ siècle, posée sur son rocher\u202f; le chemin de ronde fait le tour de la cour.",
        en: "A late fourteenth-century fortress on its rock; the wall walk goes all the way round the court.",
      },
    },
    holes: [
      {
        ring: "-10,-940 5,-905 30,-905 45,-935 38,-985 10,-1000 -8,-980",
        tags: { highway: "pedestrian", area: "yes", name: "Cour d'honneur" },
      },
    ],
  },
  {
    tags: { place: "square", highway: "pedestrian", area: "yes", name: "Place du Marché" },
    ring: "690,375 772,360 790,428 700,440",
  },
  {
    tags: { amenity: "parking", parking: "surface", fee: "no", capacity: "340", name: "Parking Marélys" },
    extras: { bare: true },
    ring: "1975,-245 2090,-275 2105,-225 2080,-195 1985,-180",
  },
  {
    tags: { landuse: "cemetery", name: "Cimetière des Hauts" },
    extras: { bare: true },
    ring: "900,1560 1020,1570 1080,1650 1050,1710 930,1690",
  },
  {
    tags: { leisure: "pitch", sport: "soccer", surface: "grass" },
    ring: "1245,810 1345,810 1345,905 1245,905",
  },
  {
    tags: { leisure: "pitch", sport: "tennis", surface: "clay" },
    ring: "1165,990 1215,990 1215,1045 1165,1045",
  },
  {
    tags: { leisure: "park", name: "Parc des Douves", dog: "yes", opening_hours: "24/7" },
    extras: { photos: 1 },
    ring: "100,-800 200,-760 290,-800 190,-870 110,-860",
  },
  {
    tags: { leisure: "garden", name: "Jardin de l'Évêché", opening_hours: "sunrise-sunset" },
    extras: { photos: 1 },
    ring: "742,612 800,605 812,665 760,680",
  },
  {
    tags: { landuse: "forest", leaf_type: "broadleaved", name: "Bois Huant" },
    extras: { photos: 1 },
    ring: "1950,-1650 2250,-1700 2500,-1450 2420,-1180 2150,-1230 2000,-1420",
  },
  { tags: { leisure: "golf_course" }, ring: "2300,1500 2700,1480 2850,1750 2600,2000 2350,1900" },
  {
    tags: {
      leisure: "nature_reserve",
      name: "Réserve des Salines",
      "name:en": "Salt Marsh Reserve",
      dog: "no",
    },
    extras: { photos: 1 },
    ring: "1000,-3180 1480,-3095 1880,-3080 1800,-3250 1300,-3380 1020,-3320",
  },
  { tags: { natural: "wetland", wetland: "saltmarsh" }, ring: "1100,-3200 1480,-3110 1700,-3110 1400,-3280" },
  {
    tags: { landuse: "residential", name: "Vieille ville" },
    ring: "350,230 660,230 860,240 880,470 740,740 400,720",
    buildable: true,
  },
  {
    tags: { landuse: "residential" },
    ring: "300,-150 660,-150 800,-60 760,-200 590,-390 300,-430",
    buildable: true,
  },
  {
    tags: { landuse: "residential" },
    ring: "400,740 800,880 870,1150 800,1450 430,1600 120,1620 330,1170",
    buildable: true,
  },
  {
    tags: { landuse: "residential" },
    ring: "870,1000 1300,940 1440,1290 1520,1450 1380,1640 1060,1780 760,1600",
    buildable: true,
  },
  {
    tags: { landuse: "residential" },
    ring: "320,-1060 480,-480 720,-430 1120,-180 1200,-600 960,-860 1000,-1480 700,-1660 460,-1320",
    buildable: true,
  },
  {
    tags: { landuse: "residential" },
    ring: "1370,10 1760,-70 1880,180 2110,380 1870,540 1650,760 1400,640",
    buildable: true,
  },
  {
    tags: { landuse: "commercial", name: "Parc d'activités de la Croix-Blanche" },
    ring: "2250,-250 2700,-80 3190,-250 3160,-480 2880,-620 2840,-930 2520,-880 2260,-560",
    buildable: true,
  },
  {
    tags: { landuse: "farmland" },
    ring: "1800,1100 2500,1750 3000,2500 2600,2700 1900,2200 1700,1500",
    buildable: true,
  },
  {
    tags: { landuse: "meadow" },
    ring: "1200,-1500 1800,-1700 1900,-2500 1400,-2650 950,-2150",
    buildable: true,
  },
  { tags: { landuse: "orchard" }, ring: "4300,700 5000,900 4900,1600 4200,1500" },
  { tags: { landuse: "farmland" }, ring: "6000,1200 8800,900 9300,3000 6900,3300", buildable: true },
  {
    tags: { landuse: "forest", name: "Forêt de Vaudrimont" },
    extras: { photos: 1 },
    ring: "13500,4800 16500,5400 16900,8200 14800,9600 12900,7700",
  },
  {
    tags: { landuse: "forest", name: "Bois des Sept-Chênes" },
    extras: { photos: 1 },
    ring: "9300,-6600 11100,-6200 11700,-7600 10100,-8000",
  },
];

/** Ground beside rivers and rails that nothing is built on: the whole width, metres. */
const BANK_METRES = 16;

const LINES: readonly { tags: Tags; line: string }[] = [
  {
    tags: { waterway: "river", name: "L'Orvain" },
    line: "1900,-3045 2300,-3000 2900,-2300 3600,-1300 4300,-500 5000,150 5700,450 6600,150 7600,-900 8700,-1400 9900,-1250 11500,-700 13800,300 16500,1800 19500,2400 23000,1500 27000,1800 32000,2600 38000,3900",
  },
  {
    tags: { waterway: "stream", name: "Ruisseau de l'Anse" },
    line: "165,-1640 420,-1680 760,-1720 1150,-1700 1500,-1600",
  },
  {
    tags: { railway: "rail", name: "Ligne d'Aubremer à Hérondeville", usage: "main", electrified: "no" },
    line: "1262,640 1262,400 1280,200 1335,-50 1440,-260 1600,-460 1900,-720 2300,-1080 2900,-1350 4200,-1500 6500,-1800 9200,-1900 10500,-1950 13000,-2400 18000,-3700 23000,-4700 26100,-4900",
  },
  { tags: { railway: "rail", service: "siding" }, line: "1272,600 1272,400 1286,200" },
];

const SETTLEMENTS: readonly { tags: Tags; at: Point }[] = [
  { tags: { place: "quarter", name: "Le Bas-Fort" }, at: [440, -300] },
  { tags: { place: "quarter", name: "Vieille ville" }, at: [560, 430] },
  { tags: { place: "suburb", name: "Les Hauts d'Aubremer" }, at: [1180, 1310] },
  { tags: { place: "neighbourhood", name: "La Ferme-Blanche" }, at: [1720, 420] },
  { tags: { place: "hamlet", name: "La Haute-Lande" }, at: [1840, 1980] },
  { tags: { place: "hamlet", name: "Le Lavoir" }, at: [1450, -1880] },
  { tags: { place: "isolated_dwelling", name: "La Maison du Garde" }, at: [2120, -1180] },
  { tags: { place: "locality", name: "La Croix-Blanche" }, at: [2640, -380] },
  { tags: { place: "hamlet", name: "La Fosse-au-Loup" }, at: [4650, -150] },
  { tags: { place: "hamlet", name: "Les Petits-Prés" }, at: [6500, 900] },
  { tags: { place: "hamlet", name: "Les Sept-Chênes" }, at: [9000, -7600] },
  { tags: { place: "hamlet", name: "Le Four-à-Chaux" }, at: [1700, 5200] },
];

/** On the road to Le Lavoir nobody has drawn the houses yet: two numbers and the even ones between. */
function drawInterpolation(drawing: OsmDrawing): void {
  const street = "Chemin du Lavoir";
  const low = drawing.node([980, -1842], { "addr:housenumber": "302", "addr:street": street });
  const bend = drawing.node([1060, -1826]);
  const high = drawing.node([1130, -1812], { "addr:housenumber": "320", "addr:street": street });
  drawing.way([low, bend, high], { "addr:interpolation": "even" }, "interpolation Chemin du Lavoir");
}
