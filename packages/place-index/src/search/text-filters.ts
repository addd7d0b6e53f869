import { isTagOpenAt } from "@lieudit/opening-hours/osm";
import type { PlaceRecord } from "@lieudit/place-model";
import type { TextQuery } from "../place-index.ts";
import type { OpeningMoment } from "../query/opening-moment.ts";
import type { Candidate } from "../ranking/score-place.ts";
import { getRequiredFilterTerms } from "./filter-terms.ts";
import type { IndexReader, PlaceFilter, TermGroup } from "./index-reader.ts";
import { isOpenDuring } from "./open-during.ts";
import { type Trait, toTraitTerm } from "./terms.ts";

/** Returns groups of terms: a place without one of each group does not pass the filters. */
export async function getRequiredTraits(index: IndexReader, query: TextQuery): Promise<TermGroup[]> {
  const traits = getTraits(query);
  if (traits.length === 0) return [];
  const { zones } = await index.wordLists();
  return [
    ...traits.map((trait) => [toTraitTerm(trait)]),
    ...getRequiredFilterTerms(query, zones.startingWith("", MAX_ZONES)),
  ];
}

/** More than there are. */
const MAX_ZONES = 1_000;

/** Whether the query keeps only places that have some fact, such as opening hours. */
export function hasTraitFilter(query: TextQuery): boolean {
  return getTraits(query).length > 0;
}

function getTraits(query: TextQuery): Trait[] {
  const traits: Trait[] = [];
  if (query.openAt !== undefined || getRequestedMoment(query) !== undefined) traits.push("hours");
  if (isRatingAsked(query)) traits.push("rating");
  if (isPriceAsked(query)) traits.push("price");
  if (isChargingAsked(query)) traits.push("connectors");
  if ((query.fuelTypes ?? []).length > 0) traits.push("fuel");
  return traits;
}

/** Returns the filters that need the record itself. Without any, no record is read. */
export function recordFilter(index: IndexReader, query: TextQuery): PlaceFilter {
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
          (maxChargeRateKw ?? 0) >= minimumChargingRateKw &&
          (connectorTypes.length === 0 || connectorTypes.includes(type)),
      ),
    );
  }
  const { fuelTypes = [] } = query;
  if (fuelTypes.length > 0) {
    tests.push(({ facts }) =>
      (facts.fuelOptions?.fuelPrices ?? []).some(({ type }) => fuelTypes.includes(type)),
    );
  }
  if (openAt !== undefined) tests.push((record) => isOpen(record, openAt));
  const moment = getRequestedMoment(query);
  if (moment !== undefined) tests.push((record) => isOpenDuring(record, moment.moment, moment.now));
  if (tests.length === 0) return async (places) => places;
  return async (places) => {
    const passing: Candidate[] = [];
    for (let start = 0; start < places.length && !index.budget?.isSpent(); start += RECORDS_AT_A_TIME) {
      const some = places.slice(start, start + RECORDS_AT_A_TIME);
      const texts = await index.recordTexts(some.map(({ rank }) => rank));
      for (const [i, place] of some.entries()) {
        // Our writer's own text.
        const record = JSON.parse(texts[i]!) as PlaceRecord;
        if (tests.every((test) => test(record))) passing.push(place);
      }
    }
    return passing;
  };
}

/** Records between two looks at the budget. */
const RECORDS_AT_A_TIME = 64;

function isOpen(record: PlaceRecord, instant: Date): boolean {
  const { hours, businessStatus = "OPERATIONAL", timeZone, address, location } = record;
  if (hours === undefined || businessStatus !== "OPERATIONAL") return false;
  return isTagOpenAt(hours, instant, { timeZone, countryCode: address.countryCode, location });
}

function getRequestedMoment({
  openDuring,
  now,
}: TextQuery): { moment: OpeningMoment; now: Date } | undefined {
  return openDuring === undefined || now === undefined ? undefined : { moment: openDuring, now };
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
