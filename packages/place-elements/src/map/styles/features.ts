/** Kinds of roads of a part of a layer; undefined for the whole layer. */
type Kinds = readonly string[] | undefined;

const GROUND = ["beyond", "land"];
const NATURAL = ["fields", "woods", "sand", "rock"];
const MAN_MADE = ["built-up", "grounds", "buildings", "piers", "pier-lines"];
const POI = ["poi-dots", "poi-names"];
const PARK = ["parks", "park-names"];
const ADMINISTRATIVE = ["boundaries", "town-names"];
const ROADS = ["road-edges", "roads"];
const ALL_ROADS = ["tunnels", "paths", ...ROADS, "street-names"];
const RAIL = ["rail", "rail-ties"];

/** Layers of the base map by `featureType`; features that the map does not tell apart are not listed. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  administrative: [...ADMINISTRATIVE, "quarter-names"],
  "administrative.country": ADMINISTRATIVE,
  "administrative.province": ADMINISTRATIVE,
  "administrative.locality": ["town-names"],
  "administrative.neighborhood": ["quarter-names"],
  landscape: [...GROUND, ...NATURAL, ...MAN_MADE],
  "landscape.man_made": MAN_MADE,
  "landscape.natural": [...GROUND, ...NATURAL],
  "landscape.natural.landcover": NATURAL,
  "landscape.natural.terrain": ["rock"],
  poi: [...POI, ...PARK],
  "poi.business": POI,
  "poi.park": PARK,
  road: ALL_ROADS,
  "road.highway": ROADS,
  "road.highway.controlled_access": ROADS,
  "road.arterial": ROADS,
  "road.local": ROADS,
  transit: RAIL,
  "transit.line": RAIL,
  water: ["water", "waterways", "coast", "river-names", "water-names"],
};

const KINDS: Readonly<Record<string, readonly string[]>> = {
  "road.highway": ["motorway", "trunk"],
  "road.highway.controlled_access": ["motorway"],
  "road.arterial": ["primary", "secondary", "tertiary"],
  "road.local": ["minor", "service"],
};

/** Whether a rule is about a layer, and about which roads in it. */
export function findFeatures(featureType: string, layer: string): { kinds: Kinds } | null {
  if (featureType === "all") return { kinds: undefined };
  return LAYERS[featureType]?.includes(layer) === true ? { kinds: KINDS[featureType] } : null;
}

/** Lines around areas and roads. */
const STROKES = ["road-edges", "coast", "boundaries", "tunnels"];

/** Returns the names of the colours that `elementType` means in a layer. */
export function findColours(elementType: string, { id, type }: { id: string; type: string }): string[] {
  const parts: [prefix: string, colour: string][] =
    type === "symbol"
      ? [
          ["labels.text.fill", "text-color"],
          ["labels.text.stroke", "text-halo-color"],
        ]
      : type === "circle"
        ? [
            ["labels.icon", "circle-color"],
            ["labels.icon", "circle-stroke-color"],
          ]
        : type === "fill"
          ? [
              ["geometry.fill", "fill-color"],
              ["geometry.stroke", "fill-outline-color"],
            ]
          : type === "background"
            ? [["geometry.fill", "background-color"]]
            : [[STROKES.includes(id) ? "geometry.stroke" : "geometry.fill", "line-color"]];
  return parts
    .filter(([part]) => elementType === "all" || `${part}.`.startsWith(`${elementType}.`))
    .map(([, colour]) => colour);
}
