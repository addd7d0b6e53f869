import { isTagOpenAt } from "@lieudit/opening-hours/osm";
import { distanceMetres, type PlaceRecord } from "@lieudit/place-model";
import type { TextQuery } from "../place-index.ts";
import { readQuery } from "../query/read-query.ts";
import { biasOf, type Candidate, matchScore, placeScore } from "../ranking/score-place.ts";
import { PLACE } from "../ranking/weights.ts";
import { restrictionTo } from "./area-terms.ts";
import { nearestPlaces } from "./find-nearby.ts";
import { asArray, type FinderAnswer } from "./finder-messages.ts";
import { gatherCandidates } from "./gather-candidates.ts";
import { filterBy, type IndexReader, type PlaceFilter, type TermGroup } from "./index-reader.ts";
import { type Trait, traitTerm, typeTerm } from "./terms.ts";

/** The same for each page of a query, so that pages neither repeat nor skip a place. */
const DEPTH = 150;

const ENOUGH = 5;

/** How far a search for a mere category by distance looks. */
const FARTHEST_METRES = 50_000;

export async function findText(index: IndexReader, query: TextQuery): Promise<FinderAnswer> {
  const read = readQuery(query.text, false);
  const restriction = restrictionTo(
    query.restriction === undefined ? undefined : { rectangle: query.restriction },
  );
  const bias = biasOf(query.bias ?? (query.restriction && { rectangle: query.restriction }));
  const required: TermGroup[] = [...restriction.required, ...requiredTraits(query)];
  const typeNumber = query.type === undefined ? undefined : index.typeNumber(query.type);
  if (query.type !== undefined && query.isTypeStrict) {
    required.push(typeNumber === undefined ? [] : [typeTerm(typeNumber)]);
  }
  const isInside = filterBy((place) => restriction.holds(place.location));
  const passes = recordFilter(index, query);
  const options = {
    required,
    accepts: async (places: readonly Candidate[]) => passes(await isInside(places)),
    ...(bias === undefined ? {} : { near: bias.center }),
    box: restriction.box,
    depth: DEPTH,
    enough: ENOUGH,
  };
  const found = await gatherCandidates(index, read, options);
  if (typeNumber !== undefined && !query.isTypeStrict) {
    const lifted = { ...options, required: [...required, [typeTerm(typeNumber)]] };
    for (const [rank, place] of await gatherCandidates(index, read, lifted)) found.set(rank, place);
  }
  const isByDistance = query.rank === "DISTANCE" && bias !== undefined;
  const wholeCategories = read.words.map((word) =>
    word.categories.filter(({ share, edits = 0 }) => share === 1 && edits === 0),
  );
  if (isByDistance && wholeCategories.length > 0 && wholeCategories.every((types) => types.length > 0)) {
    const types = new Set(wholeCategories.flat().map(({ type }) => type));
    const isCategory = (place: Candidate) =>
      wholeCategories.every((choices) => choices.some(({ type }) => place.types.includes(type)));
    const isWanted = filterBy((place) => isCategory(place) && hasStrictType(place, query));
    const nearest = await nearestPlaces(index, {
      center: bias.center,
      radiusMetres: FARTHEST_METRES,
      limit: DEPTH,
      types: [...types],
      accepts: async (places) => options.accepts(await isWanted(places)),
    });
    for (const place of nearest) found.set(place.rank, place);
  }

  const scored = [...found.values()].map((place) => ({
    place,
    score:
      matchScore(read, place) +
      placeScore(place, bias) +
      (query.type !== undefined && place.types.includes(query.type) ? PLACE.wantedType : 0),
    metres: bias === undefined ? 0 : distanceMetres(bias.center, place.location),
  }));
  scored.sort((a, b) =>
    isByDistance
      ? a.metres - b.metres || a.place.rank - b.place.rank
      : b.score - a.score || a.place.rank - b.place.rank,
  );
  const offset = query.offset ?? 0;
  const page = scored.slice(offset, offset + query.limit).map(({ place }) => place.rank);
  return { records: asArray(await index.recordTexts(page)), hasMore: scored.length > offset + query.limit };
}

function hasStrictType(place: Candidate, query: TextQuery): boolean {
  return query.type === undefined || !query.isTypeStrict || place.types.includes(query.type);
}

/** Terms that a place without the facts that the filters ask for does not have. */
function requiredTraits(query: TextQuery): TermGroup[] {
  const traits: Trait[] = [];
  if (query.openAt !== undefined) traits.push("hours");
  if (isRatingAsked(query)) traits.push("rating");
  if (isPriceAsked(query)) traits.push("price");
  if (isChargingAsked(query)) traits.push("connectors");
  return traits.map((trait) => [traitTerm(trait)]);
}

/** The filters that need the record itself. Without any, no record is read. */
function recordFilter(index: IndexReader, query: TextQuery): PlaceFilter {
  const tests: ((record: PlaceRecord) => boolean)[] = [];
  const { openAt, minRating = 0, priceLevels = [], minimumChargingRateKw = 0, connectorTypes = [] } = query;
  if (isRatingAsked(query)) tests.push(({ facts }) => (facts.rating ?? 0) >= minRating);
  if (isPriceAsked(query)) {
    tests.push(({ facts }) => facts.priceLevel !== undefined && priceLevels.includes(facts.priceLevel));
  }
  if (isChargingAsked(query)) {
    tests.push(({ facts }) =>
      (facts.evChargeOptions?.connectorAggregation ?? []).some(
        ({ type, maxChargeRateKw }) =>
          maxChargeRateKw >= minimumChargingRateKw &&
          (connectorTypes.length === 0 || connectorTypes.includes(type)),
      ),
    );
  }
  if (openAt !== undefined) tests.push((record) => isOpen(record, openAt));
  if (tests.length === 0) return async (places) => places;
  return async (places) => {
    const texts = await index.recordTexts(places.map(({ rank }) => rank));
    return places.filter((_, i) => {
      // Our writer's own text.
      const record = JSON.parse(texts[i]!) as PlaceRecord;
      return tests.every((test) => test(record));
    });
  };
}

function isOpen(record: PlaceRecord, instant: Date): boolean {
  const { hours, businessStatus = "OPERATIONAL", timeZone, address, location } = record;
  if (hours === undefined || businessStatus !== "OPERATIONAL") return false;
  return isTagOpenAt(hours, instant, { timeZone, countryCode: address.countryCode, location });
}

function isRatingAsked({ minRating = 0 }: TextQuery): boolean {
  return minRating > 0;
}

function isPriceAsked({ priceLevels = [] }: TextQuery): boolean {
  return priceLevels.length > 0;
}

function isChargingAsked({ minimumChargingRateKw = 0, connectorTypes = [] }: TextQuery): boolean {
  return minimumChargingRateKw > 0 || connectorTypes.length > 0;
}
