import type { FeedKind } from "@lieudit/place-index";
import type { ManifestSource } from "@lieudit/place-index/store";
import type { Attribution, PlaceRecord } from "@lieudit/place-model";
import { FUEL_ATTRIBUTION } from "../fuel/fuel-place.ts";
import { IRVE_ATTRIBUTION } from "../irve/charging-place.ts";
import { MANGROVE_ATTRIBUTION } from "../reviews/rated-record.ts";

/** The official publisher of each kind of feed. */
export const FEED_ATTRIBUTIONS: Readonly<Record<FeedKind, Attribution>> = {
  fuel: FUEL_ATTRIBUTION,
  irve: IRVE_ATTRIBUTION,
  reviews: MANGROVE_ATTRIBUTION,
};

/**
 * Adds attributions to a record that feeds have changed: of those feeds only, as their
 * imports named them.
 */
export function addAttributions(
  record: PlaceRecord,
  kind: FeedKind,
  feeds: readonly Pick<ManifestSource, "attribution">[],
): PlaceRecord {
  const { provider: official } = FEED_ATTRIBUTIONS[kind];
  const named = [...new Set(feeds.map(({ attribution }) => attribution))];
  if (named.every((name) => name === official)) return record;
  const credits = record.attributions.flatMap((one) =>
    one.provider === official ? named.map((provider) => (provider === official ? one : { provider })) : [one],
  );
  const seen = new Set<string>();
  const attributions = credits.filter(({ provider }) => !seen.has(provider) && seen.add(provider));
  return { ...record, attributions };
}
