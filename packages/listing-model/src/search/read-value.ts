import { toSlug } from "../slug.ts";

/** Larger numbers in addresses are ignored. */
const MAX_NUMBER = 1_000_000_000;

/**
 * Reads a whole number of an address in any usual spelling: `250 000`,
 * `250000€`, `12,5`. Everything but digits and the decimal separator is ignored.
 *
 * @returns undefined if it is missing, zero, negative or too large.
 */
export function readNumber(params: URLSearchParams, key: string): number | undefined {
  const written = (params.get(key) ?? "").trim().slice(0, 40);
  if (written.startsWith("-")) return undefined;
  const text = written.replace(",", ".").replace(/[^\d.]/g, "");
  const value = Math.round(Number.parseFloat(text));
  return Number.isFinite(value) && value > 0 && value <= MAX_NUMBER ? value : undefined;
}

/** Reads one of `values` by its spelling in addresses; undefined for anything else. */
export function readOne<V extends string>(
  params: URLSearchParams,
  key: string,
  values: readonly V[],
): V | undefined {
  return findBySlug(params.get(key), values);
}

/** Reads the `values` that an address names, once each and in the order of `values`. */
export function readMany<V extends string>(params: URLSearchParams, key: string, values: readonly V[]): V[] {
  const written = params.getAll(key);
  if (written.length === 0) return [];
  const named = new Set(written.flatMap((text) => text.slice(0, 200).split(",").map(toSlug)));
  return values.filter((value) => named.has(toSlug(value)));
}

/** Reads a text of an address as a slug; undefined if it is empty. */
export function readSlug(params: URLSearchParams, key: string): string | undefined {
  const slug = toSlug((params.get(key) ?? "").slice(0, 100));
  return slug === "" ? undefined : slug;
}

/** Returns the value whose spelling in addresses is `text`. */
export function findBySlug<V extends string>(
  text: string | null | undefined,
  values: readonly V[],
): V | undefined {
  if (text === null || text === undefined || text.length > 100) return undefined;
  const slug = toSlug(text);
  return values.find((value) => toSlug(value) === slug);
}
