import {
  type AnyFilter,
  type AtLeastFilter,
  type FlagsFilter,
  type ListingCard,
  parseTravelChoice,
  readField,
  spellValue,
  type TravelFilter,
} from "@lieudit/listing-model";
import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import { getKindFilters } from "../catalogue/columns.ts";
import type { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import { getSearchKind, type ListingSearch, type Match } from "../catalogue/match.ts";
import type { Facets, FacetValue, FindOptions } from "../listing-store.ts";
import { matchSearch } from "./find-cards.ts";
import type { ValueNames } from "./value-names.ts";

/** Returns the values of each filter, with the number of listings that each would leave. */
export async function countFacets<Facet extends string>(
  catalogues: Catalogues,
  names: ValueNames,
  search: ListingSearch,
  options: FindOptions,
): Promise<Facets<Facet>> {
  const catalogue = catalogues[getSearchKind(search)];
  const match = matchSearch(catalogues, search, options);
  // Counted before the first wait, since an import may change the catalogue meanwhile.
  const counted = COUNTED.get(match) ?? countFilters(catalogue, search, match);
  COUNTED.set(match, counted);
  const facets = counted.map(async ([key, result]) => [
    key,
    "groups" in result ? await nameGroups(names, catalogue, result) : result.values,
  ]);
  // One for each row that `FacetKey` names.
  return Object.fromEntries(await Promise.all(facets)) as Facets<Facet>;
}

type Counted = { values: FacetValue[] } | UnnamedValues;

/** Counts of the last matches: another page or order of a list has the same. */
const COUNTED = new WeakMap<Match, readonly (readonly [key: string, Counted])[]>();

function countFilters(catalogue: KindCatalogue, search: ListingSearch, match: Match) {
  return getKindFilters(catalogue.kind)
    .filter(({ kind }) => kind !== "min" && kind !== "max" && kind !== "zone" && kind !== "address")
    .map((row) => [row.key, countFilter(catalogue, row, search, match)] as const);
}

/** Values whose names only the cards of listings hold. */
interface UnnamedValues {
  column: string;
  getName: (card: ListingCard) => string;
  groups: Group[];
}

/** Listings with the same value in a facet's column. */
interface Group {
  value: string;
  count: number;
  /** Id of one of them. */
  id: string;
}

function countFilter(catalogue: KindCatalogue, row: AnyFilter, search: ListingSearch, match: Match): Counted {
  switch (row.kind) {
    case "one":
    case "many": {
      const counts = new Map(
        groupTexts(catalogue, row.column, match, row.key).map(({ value, count }) => [value, count]),
      );
      const values = row.values.flatMap((item) => {
        const value = spellValue(row, item);
        const count = counts.get(value);
        return count === undefined ? [] : [{ value, label: row.words(item), count }];
      });
      return { values };
    }
    case "name": {
      // Models are counted within a make alone.
      const isCounted = row.needs === undefined || readField(search, { field: row.needs }) !== undefined;
      const groups = isCounted ? groupTexts(catalogue, row.column, match, row.key) : [];
      return { column: row.column, getName: (card) => row.cardName(card), groups };
    }
    case "town":
      return {
        column: "ville",
        getName: ({ adresse }) => `${adresse.commune} (${adresse.codePostal})`,
        groups: groupTexts(catalogue, "ville", match, row.key),
      };
    case "atLeast":
      return { values: countAtLeast(catalogue, row, match) };
    case "travel":
      return { values: countTravel(catalogue, row, match) };
    case "flags":
      return { values: countFlags(catalogue, row, match) };
    default:
      return { values: [] };
  }
}

/** Returns the values of a text column, counted with all filters but `except`. */
function groupTexts(catalogue: KindCatalogue, column: string, match: Match, except: string): Group[] {
  const { codes, texts } = catalogue.text(column);
  const counts = new Uint32Array(texts.length);
  const examples = new Uint32Array(texts.length);
  for (const slot of match.getSlots(except)) {
    const code = codes[slot]!;
    counts[code]! += 1;
    examples[code] = slot;
  }
  return texts.flatMap((value, code) => {
    const count = counts[code]!;
    // Code 0 is a missing value.
    return code === 0 || count === 0 ? [] : [{ value, count, id: catalogue.idAt(examples[code]!) }];
  });
}

/** At least 1, at least 2 and so on, as far as there are listings. */
function countAtLeast(catalogue: KindCatalogue, row: AtLeastFilter, match: Match): FacetValue[] {
  const { values } = catalogue.number(row.column);
  const counts = new Uint32Array(row.upTo + 1);
  for (const slot of match.getSlots(row.key)) {
    const value = Math.min(row.upTo, Math.floor(values[slot]!));
    // A missing number is NaN.
    if (value >= 1) counts[value]! += 1;
  }
  return Array.from({ length: row.upTo }, (_, index) => index + 1).flatMap((least) => {
    const count = counts.subarray(least).reduce((sum, each) => sum + each, 0);
    return count === 0 ? [] : [{ value: String(least), label: row.chip(least), count }];
  });
}

/** Returns each longest time with the number of listings within it. */
function countTravel(catalogue: KindCatalogue, row: TravelFilter, match: Match): FacetValue[] {
  const choices = row.values.map((value) => {
    const { minutes, means } = parseTravelChoice(value);
    return { value, seconds: 60 * minutes, times: catalogue.number(row.columns[means]).values, count: 0 };
  });
  const slots = match.getSlots(row.key);
  for (const choice of choices) {
    for (const slot of slots) if (choice.times[slot]! <= choice.seconds) choice.count += 1;
  }
  return choices.flatMap(({ value, count }) =>
    count === 0 ? [] : [{ value, label: row.words(value), count }],
  );
}

/** Features with the number of listings that have them. Where all are required, the selected ones still apply. */
function countFlags(catalogue: KindCatalogue, row: FlagsFilter, match: Match): FacetValue[] {
  const slots = match.getSlots(row.match === "any" ? row.key : undefined);
  return row.values.flatMap((value) => {
    const { values: flags } = catalogue.number(row.columns[value] ?? "");
    let count = 0;
    for (const slot of slots) count += flags[slot]!;
    return count === 0 ? [] : [{ value, label: row.words(value), count }];
  });
}

/** Values with their names, sorted by name. */
async function nameGroups(
  names: ValueNames,
  { kind }: KindCatalogue,
  { column, getName, groups }: UnnamedValues,
): Promise<FacetValue[]> {
  const known = await names.find(`${kind} ${column}`, groups, getName);
  return groups
    .flatMap(({ value, count }) => {
      const label = known.get(value);
      return label === undefined ? [] : [{ value, label, count }];
    })
    .sort((a, b) => BY_NAME.compare(a.label, b.label));
}

const BY_NAME = new Intl.Collator("fr", { sensitivity: "base", numeric: true });
