import { hasSearchEndedEarly, type PlaceIndex, pointNear } from "@lieudit/place-index";
import {
  type Attribution,
  type BoundaryGeometry,
  distanceMetres,
  type PlaceRecord,
} from "@lieudit/place-model";
import { getCountryName } from "../place/country-name.ts";
import { formatLabel, type GeocodeFeature, getFeatureName, toFeature } from "./feature.ts";
import { getFeatureType, getPrimaryTypes } from "./feature-type.ts";
import type { GeocodeFilters, ReverseRequest, SearchRequest } from "./geocode-request.ts";
import {
  findHouseNumber,
  findHouses,
  findStreet,
  hasHouseNumber,
  interpolateHouse,
  isSameName,
} from "./house-number.ts";
import { scoreMatch } from "./match-score.ts";

/** Number of candidates for the filters: the index cannot filter by postcode or commune. */
const CANDIDATES = 40;

/** Radius in which nearby places rank higher, in metres. */
const NEAR_METRES = 10_000;

/** The score of a result falls from 1 to 0 over this distance, in metres. */
const FAR_METRES = 1_000;

/** Share of its score that another house of the street has: nearly all letters match, but it is wrong. */
const OTHER_HOUSE_SHARE = 0.8;

/** Features with their attribution. */
export interface Geocoded {
  features: GeocodeFeature[];
  /** The place of each feature. */
  records: readonly PlaceRecord[];
  attributions: Attribution[];
  /** The outline of each feature, null for those without one; absent if they are not wanted. */
  outlines?: readonly (BoundaryGeometry | null)[];
}

/** Returns the geometry of a feature: its outline if that is wanted and known, else its position. */
export function getGeometry(
  { features, outlines }: Geocoded,
  at: number,
): BoundaryGeometry | GeocodeFeature["geometry"] {
  return outlines?.[at] ?? features[at]!.geometry;
}

async function addOutlines(
  found: Geocoded,
  places: PlaceIndex,
  { hasOutlines }: GeocodeFilters,
): Promise<Geocoded> {
  if (!hasOutlines) return found;
  const outlines: (BoundaryGeometry | null)[] = [];
  // One after the other: a call takes one of the index's slots at a time.
  for (const { kind, id } of found.records) {
    outlines.push(AREA_KINDS.has(kind) ? await places.getBoundary(id) : null);
  }
  return { ...found, outlines };
}

const AREA_KINDS: ReadonlySet<PlaceRecord["kind"]> = new Set(["locality", "postal_code"]);

/** Finds features for a text, in the order of the index. */
export async function geocode(
  places: PlaceIndex,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<Geocoded> {
  let wanted = await findWanted(places, request, signal);
  // The look-up of an address knows nothing of the INSEE code.
  if (wanted.length === 0 && request.isAddress && request.citycode !== undefined) {
    wanted = await findWanted(places, { ...request, isAddress: false }, signal);
  }
  const results = sortByTown(wanted, request.city).slice(0, request.limit);
  const house = await locateHouse(places, request, results[0], signal);
  const located = putFirst(results, house.record).slice(0, request.limit);
  const found = geocoded(located, (record) => {
    const point = pointNear(request.q, record.location);
    if (point !== null) {
      const score = pointScore(distanceMetres(point, record.location));
      return toFeature(record, { lang: request.lang, score });
    }
    const { number } = house;
    const isInterpolated = record === house.record;
    const type = getFeatureType(record);
    const label = formatLabel(record, type, getFeatureName(record, type, request.lang));
    const match =
      number === undefined
        ? undefined
        : isInterpolated
          ? "interpolated"
          : hasHouseNumber(record, number)
            ? "exact"
            : "fallback";
    const isOtherHouse = match === "fallback" && type === "housenumber";
    const score = scoreMatch(withPostcode(request), label, describeAreas(record, request.lang));
    return toFeature(record, {
      lang: request.lang,
      score: isOtherHouse ? Math.round(score * OTHER_HOUSE_SHARE * 1e4) / 1e4 : score,
      ...(match === undefined ? {} : { match }),
    });
  });
  return addOutlines(found, places, request);
}

/** The house number of a request, and the interpolated house if no address has it. */
interface LocatedHouse {
  number?: string;
  record?: PlaceRecord;
}

async function locateHouse(
  places: PlaceIndex,
  { q, type, lang }: SearchRequest,
  first: PlaceRecord | undefined,
  signal: AbortSignal,
): Promise<LocatedHouse> {
  if (first === undefined || (first.kind !== "street" && first.kind !== "address")) return {};
  const number = findHouseNumber(q, first) ?? first.address.houseNumber;
  if (number === undefined || !holdsNumber(q, number)) return {};
  if (hasHouseNumber(first, number) || (type !== undefined && type !== "housenumber")) return { number };
  // The street is searched too, which a call that had so much work may not do.
  if (hasSearchEndedEarly(signal)) return { number };
  const location = interpolateHouse(await findHouses(places, first, lang, signal), number);
  if (location === null) return { number };
  const street = await findStreet(places, first, lang, signal);
  if (street === undefined) return { number };
  const { osm: _, viewport: __, ...rest } = street;
  const address = {
    ...street.address,
    street: street.address.street ?? street.names.default,
    houseNumber: number,
  };
  return { number, record: { ...rest, kind: "address", location, address } };
}

/** Puts a record before the others. It replaces the one with its id, the street of an interpolated house. */
function putFirst(records: readonly PlaceRecord[], first: PlaceRecord | undefined): readonly PlaceRecord[] {
  return first === undefined ? records : [first, ...records.filter(({ id }) => id !== first.id)];
}

function holdsNumber(text: string, number: string): boolean {
  return new RegExp(`(?<!\\d)${Number.parseInt(number, 10)}(?!\\d)`).test(text);
}

/** Puts the results of a town first, in their order. A misspelt town changes nothing. */
function sortByTown(records: readonly PlaceRecord[], city: string | undefined): readonly PlaceRecord[] {
  if (city === undefined) return records;
  const isInCity = ({ address }: PlaceRecord) =>
    [address.locality, address.sublocality].some((name) => name !== undefined && isSameName(name, city));
  return [...records.filter(isInCity), ...records.filter((record) => !isInCity(record))];
}

/** Finds features at a point, the nearest and most precise first. */
export async function reverseGeocodeFeatures(
  places: PlaceIndex,
  request: ReverseRequest,
  signal: AbortSignal,
): Promise<Geocoded> {
  const { location, type, limit, lang } = request;
  const types = type === undefined ? undefined : getPrimaryTypes(type);
  const results = await places.reverseGeocode(
    { location, limit: CANDIDATES, ...(types === undefined ? {} : { types }) },
    signal,
  );
  const wanted = results.filter((record) => isWanted(record, request)).slice(0, limit);
  const found = geocoded(wanted, (record) => {
    const feature = toFeature(record, { lang, score: 0, from: location });
    const { distance = 0 } = feature.properties;
    return { ...feature, properties: { ...feature.properties, score: pointScore(distance) } };
  });
  return addOutlines(found, places, request);
}

/** Returns the areas around a place in the reader's language and as our addresses write them. */
function describeAreas({ address }: PlaceRecord, lang: string): string {
  const { adminArea1 = "", adminArea2 = "", countryCode } = address;
  const countries = [lang, "fr", "en"].map((language) => getCountryName(countryCode, language) ?? "");
  return [adminArea1, adminArea2, ...countries].join(" ");
}

function pointScore(metres: number): number {
  return Math.round(Math.max(0, 1 - metres / FAR_METRES) * 1e4) / 1e4;
}

function geocoded(
  records: readonly PlaceRecord[],
  featureOf: (record: PlaceRecord) => GeocodeFeature,
): Geocoded {
  return {
    features: records.map(featureOf),
    records,
    attributions: records.flatMap(({ attributions }) => attributions),
  };
}

/** Returns the text with the postcode of the filter, which is part of the address. */
function withPostcode({ q, postcode }: { q: string; postcode?: string | undefined }): string {
  return postcode === undefined || q.includes(postcode) ? q : `${q} ${postcode}`;
}

async function findWanted(
  places: PlaceIndex,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<PlaceRecord[]> {
  return (await candidates(places, request, signal)).filter((record) => isWanted(record, request));
}

async function candidates(
  places: PlaceIndex,
  { q, near, isTyping, isAddress, lang, type, postcode, limit, ...filters }: SearchRequest,
  signal: AbortSignal,
): Promise<PlaceRecord[]> {
  const isFiltered = postcode !== undefined || filters.citycode !== undefined || type === "poi";
  const text = withPostcode({ q, postcode });
  const { restriction, countryCodes } = filters;
  const bias = near && { circle: { center: near, radius: NEAR_METRES } };
  const area = {
    ...(restriction === undefined ? (bias === undefined ? {} : { bias }) : {}),
    ...(countryCodes === undefined ? {} : { countryCodes }),
  };
  const types = type === undefined ? undefined : getPrimaryTypes(type);
  const most = isFiltered ? CANDIDATES : limit;
  if (isTyping || types !== undefined) {
    const hits = await places.autocomplete(
      {
        // An unfinished word must stay last; a postcode after it would complete it.
        input: isTyping ? q : text,
        limit: most,
        language: lang,
        ...area,
        ...(restriction === undefined ? {} : { restriction: { rectangle: restriction } }),
        ...(types === undefined ? {} : { primaryTypes: types }),
      },
      signal,
    );
    return hits.map(({ place }) => place);
  }
  const answer = await places.searchText(
    {
      text,
      limit: most,
      language: lang,
      ...area,
      ...(restriction === undefined ? {} : { restriction }),
      // Places of other kinds are searched.
      ...(isAddress && type !== "poi" ? { isAddress } : {}),
    },
    signal,
  );
  return answer.places;
}

function isWanted(record: PlaceRecord, { type, postcode, citycode }: GeocodeFilters): boolean {
  return (
    (type === undefined || getFeatureType(record) === type) &&
    (postcode === undefined || record.address.postcode?.toUpperCase() === postcode) &&
    (citycode === undefined || record.address.cityCode === citycode)
  );
}
