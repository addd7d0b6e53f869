import { slugOf } from "../slug.ts";

/** Above this a number in an address is nobody's question. */
const HIGHEST = 1_000_000_000;

/**
 * A whole number of an address, written as people write it: `250 000`,
 * `250000€`, `12,5`. Everything but digits and the decimal sign is dropped.
 *
 * @returns undefined for none, zero, or one that cannot be meant.
 */
export function readNumber(params: URLSearchParams, key: string): number | undefined {
  const written = (params.get(key) ?? "").trim().slice(0, 40);
  if (written.startsWith("-")) return undefined;
  const text = written.replace(",", ".").replace(/[^\d.]/g, "");
  const value = Math.round(Number.parseFloat(text));
  return Number.isFinite(value) && value > 0 && value <= HIGHEST ? value : undefined;
}

/** One of `values` by its spelling in addresses; undefined for anything else. */
export function readOne<V extends string>(
  params: URLSearchParams,
  key: string,
  values: readonly V[],
): V | undefined {
  return valueOfSlug(params.get(key), values);
}

/** Those of `values` that the address names, once each and in the set's order. */
export function readMany<V extends string>(params: URLSearchParams, key: string, values: readonly V[]): V[] {
  const written = params.getAll(key);
  if (written.length === 0) return [];
  const named = new Set(written.flatMap((text) => text.slice(0, 200).split(",").map(slugOf)));
  return values.filter((value) => named.has(slugOf(value)));
}

/** Words of an address as a slug; undefined when nothing is left. */
export function readSlug(params: URLSearchParams, key: string): string | undefined {
  const slug = slugOf((params.get(key) ?? "").slice(0, 100));
  return slug === "" ? undefined : slug;
}

/** The value whose spelling in addresses is `text`. */
export function valueOfSlug<V extends string>(
  text: string | null | undefined,
  values: readonly V[],
): V | undefined {
  if (text === null || text === undefined || text.length > 100) return undefined;
  const slug = slugOf(text);
  return values.find((value) => slugOf(value) === slug);
}
