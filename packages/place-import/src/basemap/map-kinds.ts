import type { MapKind } from "@lieudit/basemap";
import type { OsmTags } from "../osm/osm-element.ts";

/** Returns how the base map draws a way or multipolygon with these tags, or null. */
export function toMapKind(tags: OsmTags, isClosed: boolean): MapKind | null {
  return (
    toRoadKind(tags, isClosed) ??
    toRailKind(tags) ??
    toWaterKind(tags, isClosed) ??
    (isClosed ? toAreaKind(tags) : toLineKind(tags)) ??
    toBoundaryKind(tags)
  );
}

/** Returns how the base map draws a node, or null. */
export function toPlaceKind(tags: OsmTags): MapKind | null {
  const zoom = PLACE_ZOOMS[tags.place ?? ""];
  if (zoom === undefined || tags.name === undefined) return null;
  const population = Number.parseInt(tags.population ?? "", 10);
  return {
    layer: "places",
    shape: "point",
    minZoom: zoom,
    order: 0,
    properties: {
      kind: tags.place as string, // a key of the table
      ...(population > 0 ? { population } : {}),
      ...(tags.capital === "yes" ? { capital: true } : {}),
      ...getNames(tags),
    },
  };
}

const PLACE_ZOOMS: Readonly<Record<string, number>> = {
  country: 2,
  state: 5,
  city: 5,
  town: 7,
  village: 10,
  suburb: 12,
  borough: 12,
  quarter: 13,
  neighbourhood: 14,
  hamlet: 13,
  isolated_dwelling: 15,
  island: 11,
  islet: 14,
  locality: 15,
};

/** Kind, zoom and order of each `highway`. */
const ROADS: Readonly<Record<string, readonly [kind: string, minZoom: number, order: number]>> = {
  motorway: ["motorway", 5, 9],
  trunk: ["trunk", 6, 8],
  primary: ["primary", 8, 7],
  secondary: ["secondary", 9, 6],
  tertiary: ["tertiary", 11, 5],
  motorway_link: ["motorway", 11, 8],
  trunk_link: ["trunk", 11, 7],
  primary_link: ["primary", 12, 6],
  secondary_link: ["secondary", 12, 5],
  tertiary_link: ["tertiary", 13, 4],
  unclassified: ["minor", 12, 4],
  residential: ["minor", 12, 4],
  living_street: ["minor", 13, 4],
  road: ["minor", 13, 4],
  busway: ["service", 14, 3],
  service: ["service", 13, 3],
  pedestrian: ["pedestrian", 13, 3],
  raceway: ["raceway", 13, 2],
  track: ["track", 13, 1],
  footway: ["path", 14, 1],
  path: ["path", 14, 1],
  cycleway: ["path", 14, 1],
  bridleway: ["path", 14, 1],
  steps: ["steps", 14, 1],
};

function toRoadKind(tags: OsmTags, isClosed: boolean): MapKind | null {
  const road = ROADS[tags.highway ?? ""];
  if (road === undefined) return null;
  const [kind, minZoom, order] = road;
  if (isClosed && (tags.area === "yes" || tags.type === "multipolygon")) {
    return { layer: "landcover", shape: "area", minZoom: 13, order: 5, properties: { kind: "square" } };
  }
  // A parking aisle through a car park is not a street, nor is a planned road.
  const isParkingAisle = kind === "service" && tags.service !== undefined && tags.service !== "alley";
  const height = isCarried(tags.bridge) ? 20 : isCarried(tags.tunnel) ? -20 : 0;
  return {
    layer: "roads",
    shape: "line",
    minZoom: isParkingAisle || tags.footway === "sidewalk" ? 15 : minZoom,
    order: order + height,
    properties: {
      kind,
      ...(tags.highway?.endsWith("_link") ? { link: true } : {}),
      ...(height > 0 ? { bridge: true } : height < 0 ? { tunnel: true } : {}),
      ...(tags.oneway === "yes" ? { oneway: true } : {}),
      ...(tags.ref !== undefined && order >= 6 ? { ref: toMapText(tags.ref) } : {}),
      ...getNames(tags),
    },
  };
}

const RAILS: Readonly<Record<string, readonly [minZoom: number, order: number]>> = {
  rail: [9, 5],
  light_rail: [11, 4],
  subway: [13, 3],
  tram: [13, 2],
  narrow_gauge: [12, 3],
  funicular: [12, 3],
  monorail: [12, 3],
  preserved: [12, 3],
};

function toRailKind(tags: OsmTags): MapKind | null {
  const rail = RAILS[tags.railway ?? ""];
  const isCableway = tags.aerialway === "cable_car" || tags.aerialway === "gondola";
  if (rail === undefined && !isCableway) return null;
  const [minZoom, order] = rail ?? [13, 6];
  const isTunnel = isCarried(tags.tunnel);
  return {
    layer: "rail",
    shape: "line",
    minZoom: tags.service === undefined ? minZoom : 14,
    order: isTunnel ? order - 20 : order,
    properties: {
      kind: rail === undefined ? "cableway" : (tags.railway as string), // a key of the table
      ...(isTunnel ? { tunnel: true } : {}),
      ...(tags.service === undefined ? {} : { service: true }),
    },
  };
}

const WATERWAYS: Readonly<Record<string, number>> = { river: 8, canal: 10, stream: 13, ditch: 15, drain: 15 };

function toWaterKind(tags: OsmTags, isClosed: boolean): MapKind | null {
  const waterway = WATERWAYS[tags.waterway ?? ""];
  if (waterway !== undefined && tags.type !== "multipolygon") {
    if (isCarried(tags.tunnel)) return null;
    return {
      layer: "waterways",
      shape: "line",
      minZoom: waterway,
      order: 0,
      properties: { kind: tags.waterway as string, ...getNames(tags) }, // a key of the table
    };
  }
  if (!isClosed) return null;
  const kind = toWaterAreaKind(tags);
  return kind === null
    ? null
    : { layer: "water", shape: "area", minZoom: 4, order: 0, properties: { kind, ...getNames(tags) } };
}

function toWaterAreaKind({
  natural,
  water,
  waterway,
  landuse,
  leisure,
  location,
  indoor,
}: OsmTags): string | null {
  if (natural === "water") return water === "river" || water === "canal" ? water : "lake";
  if (natural === "bay") return null;
  if (waterway === "riverbank") return "river";
  if (waterway === "dock" || landuse === "basin" || landuse === "reservoir") return "basin";
  const isOutdoors = location !== "indoor" && location !== "underground" && indoor !== "yes";
  return leisure === "swimming_pool" && isOutdoors ? "pool" : null;
}

/** Kind and order of the areas of the land, by tag. */
const LANDCOVER: Readonly<Record<string, readonly [kind: string, order: number]>> = {
  "landuse=residential": ["residential", 0],
  "landuse=commercial": ["commercial", 0],
  "landuse=retail": ["commercial", 0],
  "landuse=industrial": ["industrial", 0],
  "landuse=port": ["industrial", 0],
  "landuse=harbour": ["industrial", 0],
  "landuse=quarry": ["industrial", 0],
  "landuse=railway": ["railway", 0],
  "landuse=military": ["military", 0],
  "landuse=farmland": ["farmland", 1],
  "landuse=farmyard": ["farmland", 1],
  "landuse=orchard": ["orchard", 1],
  "landuse=vineyard": ["orchard", 1],
  "landuse=meadow": ["grass", 1],
  "landuse=grass": ["grass", 2],
  "landuse=village_green": ["grass", 2],
  "landuse=recreation_ground": ["park", 2],
  "landuse=allotments": ["allotments", 2],
  "landuse=cemetery": ["cemetery", 2],
  "landuse=forest": ["wood", 1],
  "natural=wood": ["wood", 1],
  "natural=scrub": ["scrub", 1],
  "natural=heath": ["scrub", 1],
  "natural=grassland": ["grass", 1],
  "natural=wetland": ["wetland", 1],
  "natural=beach": ["beach", 3],
  "natural=sand": ["beach", 2],
  "natural=dune": ["beach", 2],
  "natural=shingle": ["beach", 3],
  "natural=bare_rock": ["rock", 1],
  "natural=scree": ["rock", 1],
  "natural=glacier": ["glacier", 1],
  "leisure=park": ["park", 2],
  "leisure=garden": ["park", 2],
  "leisure=nature_reserve": ["reserve", 0],
  "leisure=golf_course": ["golf", 2],
  "leisure=pitch": ["pitch", 4],
  "leisure=track": ["pitch", 3],
  "leisure=playground": ["playground", 4],
  "leisure=stadium": ["sports", 3],
  "leisure=sports_centre": ["sports", 3],
  "leisure=marina": ["marina", 0],
  "amenity=school": ["school", 1],
  "amenity=university": ["school", 1],
  "amenity=college": ["school", 1],
  "amenity=kindergarten": ["school", 1],
  "amenity=hospital": ["hospital", 1],
  "amenity=parking": ["parking", 3],
  "amenity=grave_yard": ["cemetery", 2],
  "tourism=zoo": ["park", 2],
  "tourism=theme_park": ["park", 2],
  "tourism=camp_site": ["campground", 2],
  "aeroway=aerodrome": ["airport", 0],
  "aeroway=apron": ["airport", 1],
  "aeroway=runway": ["runway", 2],
  "aeroway=helipad": ["runway", 3],
  "man_made=pier": ["pier", 5],
  "man_made=breakwater": ["pier", 5],
  "man_made=groyne": ["pier", 5],
  "man_made=bridge": ["pier", 4],
  "place=square": ["square", 4],
};

const LANDCOVER_KEYS = [
  "man_made",
  "leisure",
  "natural",
  "landuse",
  "amenity",
  "tourism",
  "aeroway",
  "place",
];

/** Small features that are visible only close up. */
const SMALL_KINDS = new Set(["pitch", "playground", "parking", "square", "pier", "school"]);

function toAreaKind(tags: OsmTags): MapKind | null {
  if (tags.building !== undefined && tags.building !== "no") {
    if (tags.location === "underground" || tags.layer?.startsWith("-")) return null;
    return { layer: "buildings", shape: "area", minZoom: 14, order: 0, properties: { kind: "building" } };
  }
  if (tags.parking !== undefined && tags.parking !== "surface") return null;
  for (const key of LANDCOVER_KEYS) {
    const landcover = LANDCOVER[`${key}=${tags[key]}`];
    if (landcover === undefined) continue;
    const [kind, order] = landcover;
    return {
      layer: "landcover",
      shape: "area",
      minZoom: SMALL_KINDS.has(kind) ? 12 : 6,
      order,
      properties: { kind, ...getNames(tags) },
    };
  }
  return null;
}

function toLineKind({ man_made, natural }: OsmTags): MapKind | null {
  if (man_made === "pier" || man_made === "breakwater" || man_made === "groyne") {
    return { layer: "landcover", shape: "line", minZoom: 13, order: 5, properties: { kind: "pier" } };
  }
  if (natural === "cliff") {
    return { layer: "landcover", shape: "line", minZoom: 14, order: 6, properties: { kind: "cliff" } };
  }
  return null;
}

/** Lowest zoom at which borders of each level are drawn. */
const BOUNDARY_ZOOMS: Readonly<Record<string, number>> = { 2: 0, 4: 4, 6: 7, 8: 11 };

function toBoundaryKind({ boundary, admin_level, maritime, type }: OsmTags): MapKind | null {
  const minZoom = BOUNDARY_ZOOMS[admin_level ?? ""];
  // Ways carry the border; relations would draw each of them twice.
  if (boundary !== "administrative" || minZoom === undefined || type !== undefined) return null;
  return {
    layer: "boundaries",
    shape: "line",
    minZoom,
    order: -Number(admin_level),
    properties: { level: Number(admin_level), ...(maritime === "yes" ? { maritime: true } : {}) },
  };
}

/** Areas with their name inside. */
const LABELLED = new Set(["park", "wood", "cemetery", "golf", "beach", "reserve", "zoo", "square", "marina"]);

/** Returns the label of a named area, or null. Places of interest have their own markers. */
export function toLabelKind({ layer, properties }: MapKind): MapKind["properties"] | null {
  const { name, kind } = properties;
  if (name === undefined || typeof kind !== "string") return null;
  const isWater = layer === "water" && kind !== "pool";
  if (!isWater && !(layer === "landcover" && LABELLED.has(kind))) return null;
  const french = properties["name:fr"];
  return { kind: isWater ? "water" : kind, name, ...(french === undefined ? {} : { "name:fr": french }) };
}

function getNames(tags: OsmTags): Record<string, string> {
  const name = tags.name ?? tags["name:fr"];
  if (name === undefined) return {};
  const french = tags["name:fr"];
  return {
    name: toMapText(name),
    ...(french === undefined || french === name ? {} : { "name:fr": toMapText(french) }),
  };
}

/** Maximum length of a label; longer texts are cut. */
const MAX_LABEL_CHARACTERS = 100;

/** Returns a text as the map shows it. */
export function toMapText(text: string): string {
  // Direction overrides could reverse other text on the map.
  return text.replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u206f]/gu, "").slice(0, MAX_LABEL_CHARACTERS);
}

function isCarried(value: string | undefined): boolean {
  return value !== undefined && value !== "no";
}
