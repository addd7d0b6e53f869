import type { LatLng } from "@lieudit/place-model";
import type { SeededRandom } from "../../bench/places/seeded-random.ts";
import type { ApiCall } from "./measured-api.ts";
import { toTownPoint } from "./town-router.ts";

/** Words and places for random calls, from the index that receives them. */
export interface CallMaterial {
  words: readonly string[];
  centres: readonly LatLng[];
  ids: readonly string[];
  /** Streets of the town of routes in each direction. */
  streets: number;
}

export interface CallGenerator {
  /** A call that depends on nothing before. */
  create(): ApiCall;
  /** The call with one parameter exchanged for that of a new call of the same kind, added or removed. */
  mutate(call: ApiCall): ApiCall;
}

/** Creates calls of every method with all their parameters, also useless and contradictory ones. */
export function createCallGenerator(material: CallMaterial, random: SeededRandom): CallGenerator {
  const values = createValueGenerator(material, random);
  const bodies = createBodies(values, random);
  const queries = createQueries(values, random);
  const posts = Object.keys(bodies);
  const gets = Object.keys(queries);
  const kinds = [...posts, ...posts.slice(0, 3), ...gets];
  function createCall(kind: string): ApiCall {
    const body = bodies[kind]?.();
    // Without the parameters that were not chosen.
    if (body !== undefined) return { path: kind, body: JSON.parse(JSON.stringify(body)) as unknown };
    const chosen = Object.entries(queries[kind]!()).filter(([, value]) => value !== undefined);
    const path = kind === "/v1/places/" ? `${kind}${random.pick(material.ids)}` : kind;
    return { path: `${path}?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}` };
  }
  return {
    create: () => createCall(random.pick(kinds)),
    mutate(call) {
      const kind = kinds.find((kind) => call.path === kind || call.path.startsWith(`${kind}?`));
      if (kind === undefined) return createCall(random.pick(kinds));
      const other = createCall(kind);
      if (call.body === undefined) return { path: `${kind}?${mix(readQuery(call), readQuery(other))}` };
      // Both were made above as objects.
      const [own, new_] = [call.body, other.body] as Record<string, unknown>[];
      return { path: kind, body: mixObjects(own!, new_!) };
    },
  };

  function mixObjects(own: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
    const name = random.pick([...new Set([...Object.keys(own), ...Object.keys(other)])]);
    const { [name]: before, ...rest } = own;
    // Texts grow and shrink by a word, since every word matters.
    if (typeof before === "string" && /^(?:textQuery|input)$/.test(name)) {
      const words = before.split(" ");
      words.splice(random.below(words.length + 1), random.below(2), values.createWord());
      return { ...rest, [name]: words.join(" ").slice(0, 200) };
    }
    return name in other ? { ...rest, [name]: other[name] } : rest;
  }

  function mix(own: URLSearchParams, other: URLSearchParams): URLSearchParams {
    const mixed = mixObjects(Object.fromEntries(own), Object.fromEntries(other));
    return new URLSearchParams(Object.entries(mixed).map(([name, value]) => [name, String(value)]));
  }
}

type Values = ReturnType<typeof createValueGenerator>;

/** Creates random values of parameters. */
function createValueGenerator(material: CallMaterial, random: SeededRandom) {
  const maybe = <Value>(share: number, value: () => Value) => (random.next() < share ? value() : undefined);
  const several = <Value>(max: number, value: () => Value) =>
    Array.from({ length: 1 + random.zipf(max) }, value);
  const ids = (max: number) => several(max, () => random.pick(material.ids));

  function createWord(): string {
    const word = material.words[random.zipf(material.words.length)]!;
    const at = random.below(word.length);
    switch (random.below(7)) {
      case 0:
        return word.slice(0, 1 + random.below(4));
      case 1:
        return word.slice(0, at) + random.pick(LETTERS) + word.slice(at + 1);
      case 2:
        return word.slice(0, at) + word.slice(at + 1);
      case 3:
        return random.pick(PHRASES);
      default:
        return word;
    }
  }
  const createText = () =>
    several(34, createWord)
      .join(random.next() < 0.05 ? "" : " ")
      .slice(0, 200);

  function createPoint(): LatLng {
    const { latitude, longitude } = random.pick(material.centres);
    const spread = 10 ** -random.below(4);
    const shift = () => (random.next() - 0.5) * spread;
    return {
      latitude: Math.max(-90, Math.min(90, latitude + shift())),
      longitude: Math.max(-180, Math.min(180, longitude + shift())),
    };
  }
  const createCircle = () => ({
    center: createPoint(),
    radius: random.pick([0, 1, 100, 1_000, 10_000, 50_000]),
  });
  function createRectangle() {
    const { latitude, longitude } = createPoint();
    const half = random.pick([0.001, 0.01, 0.1, 1, 5, 20, 80]);
    return {
      low: { latitude: Math.max(-90, latitude - half), longitude: Math.max(-180, longitude - half) },
      high: { latitude: Math.min(90, latitude + half), longitude: Math.min(180, longitude + half) },
    };
  }
  const createArea = () =>
    random.next() < 0.5 ? { circle: createCircle() } : { rectangle: createRectangle() };
  const types = () => several(50, () => random.pick(TYPES));
  function createLatLon() {
    const { latitude, longitude } = createPoint();
    return { lat: latitude.toFixed(6), lon: longitude.toFixed(6) };
  }
  function createPosition(): string {
    const { latitude, longitude } = createPoint();
    return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  }
  /** Near a corner of the town of routes, so that ways are long; sometimes outside or an address. */
  const createStop = () => {
    if (random.next() < 0.1) return { address: createText() };
    const share = () => (random.next() < 0.5 ? 0 : 1) + (random.next() - 0.5) * 0.02;
    return { location: { latLng: toTownPoint(material.streets, share(), share()) } };
  };
  return {
    createStop,
    maybe,
    several,
    ids,
    types,
    createWord,
    createText,
    createPoint,
    createCircle,
    createRectangle,
    createArea,
    createLatLon,
    createPosition,
  };
}

/** Returns a function that creates the body of a POST call, by path. */
function createBodies(
  values: Values,
  random: SeededRandom,
): Readonly<Record<string, () => Record<string, unknown>>> {
  const { maybe, ids, types, createText, createPoint, createCircle, createRectangle, createArea } = values;
  const { several, createStop } = values;
  const createRouteOptions = () => ({
    travelMode: random.pick(["DRIVE", "WALK", "BICYCLE"]),
    routeModifiers: maybe(0.3, () => ({ avoidTolls: true, avoidHighways: true, avoidIndoor: true })),
  });
  return {
    "/v1/places:searchText": () => ({
      textQuery: createText(),
      languageCode: maybe(0.5, () => random.pick(LANGUAGES)),
      regionCode: maybe(0.2, () => random.pick(["FR", "US"])),
      locationBias: maybe(0.4, createArea),
      locationRestriction: maybe(0.2, () => ({ rectangle: createRectangle() })),
      rankPreference: maybe(0.3, () => random.pick(["RELEVANCE", "DISTANCE"])),
      includedType: maybe(0.3, () => random.pick(TYPES)),
      strictTypeFiltering: maybe(0.2, () => true),
      openNow: maybe(0.2, () => true),
      minRating: maybe(0.2, () => random.pick([1, 3.5, 5])),
      priceLevels: maybe(0.1, () => ["PRICE_LEVEL_MODERATE"]),
      pageSize: maybe(0.3, () => 1 + random.below(20)),
      routingParameters: maybe(0.1, () => ({ origin: createPoint() })),
    }),
    "/v1/places:searchNearby": () => ({
      locationRestriction: { circle: createCircle() },
      rankPreference: maybe(0.7, () => random.pick(["POPULARITY", "DISTANCE"])),
      includedTypes: maybe(0.4, types),
      excludedTypes: maybe(0.4, types),
      includedPrimaryTypes: maybe(0.2, types),
      excludedPrimaryTypes: maybe(0.3, types),
      maxResultCount: maybe(0.5, () => 1 + random.below(20)),
    }),
    "/v1/places:autocomplete": () => ({
      input: createText(),
      inputOffset: maybe(0.1, () => random.below(10)),
      locationBias: maybe(0.4, createArea),
      locationRestriction: maybe(0.2, createArea),
      includedPrimaryTypes: maybe(0.3, () => types().slice(0, 5)),
      includeQueryPredictions: maybe(0.3, () => true),
      languageCode: maybe(0.3, () => random.pick(LANGUAGES)),
    }),
    "/v1/places:reverseGeocode": () => ({ location: createPoint(), types: maybe(0.4, types) }),
    "/v1/routes": () => ({
      origin: createStop(),
      destination: createStop(),
      intermediates: maybe(0.5, () => several(25, createStop)),
      computeAlternativeRoutes: maybe(0.5, () => true),
      optimizeWaypointOrder: maybe(0.3, () => true),
      ...createRouteOptions(),
    }),
    "/v1/route-matrix": () => ({
      origins: several(25, createStop),
      destinations: several(25, createStop),
      ...createRouteOptions(),
    }),
    "/v1/contexts": () => ({ placeIds: ids(20) }),
  };
}

/** Returns a function that creates the query of a GET call, by path. */
function createQueries(
  { maybe, several, ids, createText, createLatLon, createPosition }: Values,
  random: SeededRandom,
): Readonly<Record<string, () => Record<string, unknown>>> {
  return {
    "/v1/places:batchGet": () => ({ ids: ids(50).join(",") }),
    "/v1/places/": () => ({ languageCode: random.pick(LANGUAGES) }),
    "/geocodeur/search": () => ({
      q: createText(),
      limit: maybe(0.5, () => 1 + random.below(30)),
      autocomplete: maybe(0.5, () => random.below(2)),
      type: maybe(0.3, () => random.pick(["housenumber", "street", "locality", "municipality", "poi"])),
      postcode: maybe(0.2, () => String(10_000 + random.below(80_000))),
      citycode: maybe(0.1, () => "06088"),
      ...maybe(0.3, createLatLon),
    }),
    "/geocodeur/api": () => ({ q: createText(), limit: maybe(0.5, () => 20), ...maybe(0.3, createLatLon) }),
    "/geocodeur/reverse": () => ({
      ...createLatLon(),
      limit: maybe(0.5, () => 20),
      type: maybe(0.3, () => random.pick(["housenumber", "street", "municipality", "poi"])),
    }),
    "/cartes/statique.svg": () => ({
      centre: createPosition(),
      zoom: random.below(20),
      taille: random.pick(["100x100", "640x480", "1280x1280"]),
      reperes: maybe(0.5, () => several(60, createPosition).join(";")),
    }),
  };
}

function readQuery({ path }: ApiCall): URLSearchParams {
  return new URLSearchParams(path.slice(path.indexOf("?") + 1));
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const LANGUAGES = ["fr", "en", "ar", "de"];
const TYPES = [
  "restaurant",
  "bakery",
  "cafe",
  "pharmacy",
  "hotel",
  "school",
  "park",
  "bus_stop",
  "locality",
  "street_address",
  "route",
  "store",
  "food",
];
/** Words that make the search read a text in several ways. */
const PHRASES = [
  "près de",
  "à côté de",
  "ouvert maintenant",
  "ouvert le dimanche",
  "pas cher",
  "angle de",
  "autour de moi",
  "12",
  "12 bis",
  "75001",
  "rue",
  "avenue",
  "st",
  "bd",
  "de la",
  "l'",
  "zone industrielle",
  "bp 12",
  "france",
  "43.5,7.1",
  "8FM9P9JC+F6",
  "+33 4 12 34 56 78",
  "sans plomb",
];
