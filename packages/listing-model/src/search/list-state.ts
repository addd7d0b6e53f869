import { readNumber, readOne } from "./read-value.ts";

/** Parameters of a list in an address besides its filters. */
export interface ListState<Order extends string = string> {
  tri: Order;
  vue: ListView;
  /** From 1. */
  page: number;
}

const LIST_VIEWS = ["liste", "carte"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

const MAX_PAGE = 10_000;

/** Reads order, view and page. `orders` are those of the list; the first one is the default. */
export function readListState<Order extends string>(
  params: URLSearchParams,
  orders: readonly [Order, ...Order[]],
): ListState<Order> {
  return {
    tri: readOne(params, "tri", orders) ?? orders[0],
    vue: readOne(params, "vue", LIST_VIEWS) ?? "liste",
    page: Math.min(readNumber(params, "page") ?? 1, MAX_PAGE),
  };
}

/** Order, view and page as pairs of an address; defaults are not written. */
export function writeListState({ tri, vue, page }: ListState): [key: string, value: string | undefined][] {
  return [
    ["tri", tri === "recent" ? undefined : tri],
    ["vue", vue === "liste" ? undefined : vue],
    ["page", page === 1 ? undefined : page.toString()],
  ];
}

/** Returns the pairs that have a value, as a query; a list of values repeats its key. */
export function toParams(pairs: readonly (readonly [string, string | undefined])[]): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of pairs) if (value !== undefined) params.append(key, value);
  return params;
}

/** `path?query`, without the question mark if the query is empty. */
export function joinQuery(path: string, params: URLSearchParams): string {
  return params.size === 0 ? path : `${path}?${params}`;
}
