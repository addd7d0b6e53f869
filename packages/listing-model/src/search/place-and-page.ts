import { slugOf } from "../slug.ts";
import { inOrder, readNumber, readOne, readSlug } from "./read-value.ts";

/** The filters that vehicles and estates share. */
export interface PlaceAndPage {
  prixMinEuros?: number;
  prixMaxEuros?: number;
  /** A commune as addresses name it, `aubremer-76990`, or its name alone, `aubremer`. */
  ville?: string;
  /** Around the commune; without it, the commune alone. One of `RADII_KM`. */
  rayonKm?: number;
  /** Slug of an agency or dealer. */
  agence?: string;
  vue: ListView;
  /** From 1. */
  page: number;
}

export const RADII_KM = [5, 10, 20, 30, 50, 100] as const;

const LIST_VIEWS = ["liste", "carte"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Nobody turns so many pages. */
const LAST_PAGE = 10_000;

/** The shared filters of an address; `pathVille` is a town that its path names. A radius that is not offered becomes the next larger one. */
export function readPlaceAndPage(params: URLSearchParams, pathVille?: string): PlaceAndPage {
  const [prixMinEuros, prixMaxEuros] = inOrder(
    readNumber(params, "prix-min"),
    readNumber(params, "prix-max"),
  );
  const ville = pathVille === undefined ? readSlug(params, "ville") : slugOf(pathVille) || undefined;
  const asked = readNumber(params, "rayon");
  const rayonKm = asked === undefined ? undefined : (RADII_KM.find((km) => km >= asked) ?? RADII_KM.at(-1));
  const agence = readSlug(params, "agence");
  return {
    ...(prixMinEuros === undefined ? {} : { prixMinEuros }),
    ...(prixMaxEuros === undefined ? {} : { prixMaxEuros }),
    ...(ville === undefined ? {} : { ville }),
    ...(ville === undefined || rayonKm === undefined ? {} : { rayonKm }),
    ...(agence === undefined ? {} : { agence }),
    vue: readOne(params, "vue", LIST_VIEWS) ?? "liste",
    page: Math.min(readNumber(params, "page") ?? 1, LAST_PAGE),
  };
}

/** The shared filters' pairs before the filters of a kind. */
export function pricePairs({ prixMinEuros, prixMaxEuros }: PlaceAndPage): [string, string | undefined][] {
  return [
    ["prix-min", prixMinEuros?.toString()],
    ["prix-max", prixMaxEuros?.toString()],
  ];
}

/** And those after them. */
export function placePairs({ ville, rayonKm, agence }: PlaceAndPage): [string, string | undefined][] {
  return [
    ["ville", ville],
    ["rayon", rayonKm?.toString()],
    ["agence", agence],
  ];
}

/** View and page; the first of each is not written. */
export function viewPairs({ vue, page }: PlaceAndPage): [string, string | undefined][] {
  return [
    ["vue", vue === "liste" ? undefined : vue],
    ["page", page === 1 ? undefined : page.toString()],
  ];
}

/** The pairs that have a value, as an address; a list of values repeats its key. */
export function paramsOf(pairs: readonly (readonly [string, string | undefined])[]): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of pairs) if (value !== undefined) params.append(key, value);
  return params;
}

/** `path?question`, without the question mark when nothing is asked. */
export function pathWith(path: string, params: URLSearchParams): string {
  return params.size === 0 ? path : `${path}?${params}`;
}
