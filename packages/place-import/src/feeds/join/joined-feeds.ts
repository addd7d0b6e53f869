import { join } from "node:path";
import { FEED_KINDS } from "@lieudit/place-index";
import { createStationTable, type StationTable } from "@lieudit/place-index/live";
import type { ManifestSource } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { readRecordFile } from "../../store/record-file.ts";
import { joinReviews } from "../reviews/review-joins.ts";
import { addAttributions } from "./feed-attributions.ts";
import { joinStations } from "./join-stations.ts";
import {
  isStationFeed,
  STATION_FEED_KINDS,
  STATION_FEEDS,
  type StationFeed,
  type StationFeedKind,
} from "./station-feed.ts";
import { readStationPlaces } from "./station-places.ts";

/** The effect of feeds on the places of other sources. */
export interface JoinedFeeds {
  /** Returns a record of any source, with the data of feeds. */
  withFeeds(record: PlaceRecord): PlaceRecord;
  /** Returns places of the feed `source` that no other source has. */
  ownPlaces(source: string): Iterable<PlaceRecord>;
  /** Counts places of other sources that the feed `source` adds to. */
  joinedCount(source: string): number;
  /** Returns the place of each station, or null without such feeds. */
  stations: StationTable | null;
}

/** Whether a source adds to the places of others, unlike an extract and an address file. */
export function isFeed({ kind }: Pick<ManifestSource, "kind">): boolean {
  return FEED_KINDS.some((feed) => feed === kind);
}

/** Without feeds, records are unchanged. */
const NO_FEEDS: JoinedFeeds = {
  withFeeds: (record) => record,
  ownPlaces: () => [],
  joinedCount: () => 0,
  stations: null,
};

/**
 * Joins the feeds among `sources` to the places of the others. It runs at each
 * publication, so importing a map again keeps the feeds joined.
 *
 * @throws {ImportError} STORE when a source is unreadable.
 */
export async function joinFeeds(
  folder: string,
  sources: readonly ManifestSource[],
  { hiddenReviews, signal }: { hiddenReviews: ReadonlySet<string>; signal?: AbortSignal | undefined },
): Promise<JoinedFeeds> {
  const feeds = sources.filter(isFeed);
  if (feeds.length === 0) return NO_FEEDS;
  // Nobody reviews a house number, and no feed has one. What is public must not depend on private places.
  const maps = sources.filter(({ kind = "places", isPrivate }) => kind === "places" && !isPrivate);
  const stationFeeds = feeds.filter(({ kind }) => isStationFeed(kind));
  const types = [
    ...new Set(stationFeeds.flatMap(({ kind }) => (isStationFeed(kind) ? STATION_FEEDS[kind].types : []))),
  ];
  const candidates = types.length === 0 ? new Map() : await readStationPlaces(folder, maps, types, signal);
  const table = stationFeeds.length === 0 ? null : createStationTable();
  const joins: StationJoins[] = [];
  for (const kind of STATION_FEED_KINDS) {
    const ofKind = stationFeeds.filter((feed) => feed.kind === kind);
    if (ofKind.length === 0 || table === null) continue;
    // The rows of a feed's file were written by the import of its kind.
    const feed = STATION_FEEDS[kind] as StationFeed<{ id: string }>;
    const fitting = [...candidates.values()].filter((place) =>
      place.types.some((type: string) => feed.types.includes(type)),
    );
    joins.push(await StationJoins.of({ folder, kind, sources: ofKind }, feed, fitting, table));
  }
  const reviews = await joinReviews(
    folder,
    feeds.filter(({ kind }) => kind === "reviews"),
    [...maps, ...stationFeeds],
    { hidden: hiddenReviews, ownPlaces: (source) => createOwnPlaces(joins, source), signal },
  );
  return {
    withFeeds: (record) => reviews.withReviews(joins.reduce((joined, join) => join.addTo(joined), record)),
    ownPlaces: (source) => createOwnPlaces(joins, source),
    joinedCount: (source) =>
      joins.reduce((sum, join) => sum + join.joinedCount(source), reviews.joinedCount(source)),
    stations: table,
  };
}

function* createOwnPlaces(joins: readonly StationJoins[], source: string): Generator<PlaceRecord> {
  for (const join of joins) yield* join.ownPlaces(source);
}

interface SourcedStation {
  source: ManifestSource;
  station: { id: string };
}

/** The stations of one kind, and their places. */
class StationJoins {
  readonly #kind: StationFeedKind;
  readonly #feed: StationFeed<{ id: string }>;
  readonly #byPlace = new Map<string, SourcedStation[]>();
  readonly #alone: SourcedStation[] = [];

  private constructor(kind: StationFeedKind, feed: StationFeed<{ id: string }>) {
    this.#kind = kind;
    this.#feed = feed;
  }

  static async of(
    { folder, kind, sources }: { folder: string; kind: StationFeedKind; sources: readonly ManifestSource[] },
    feed: StationFeed<{ id: string }>,
    places: Parameters<typeof joinStations>[1],
    table: StationTable,
  ): Promise<StationJoins> {
    const stations = new Map<string, SourcedStation>();
    for (const source of sources) {
      const file = join(folder, source.file);
      for await (const station of readRecordFile<{ id: string }>(file, source.name)) {
        // Newest source first: the first station with an id is used.
        if (!stations.has(station.id)) stations.set(station.id, { source, station });
      }
    }
    const joins = new StationJoins(kind, feed);
    const all = [...stations.values()];
    const placeOf = joinStations(
      all.map(({ station }) => feed.keysOf(station)),
      places,
    );
    for (const sourced of all) {
      const placeId = placeOf.get(sourced.station.id);
      if (placeId === undefined) joins.#alone.push(sourced);
      else joins.#byPlace.set(placeId, [...(joins.#byPlace.get(placeId) ?? []), sourced]);
      feed.note(table, sourced.station, placeId ?? feed.idOf(sourced.station));
    }
    return joins;
  }

  addTo(record: PlaceRecord): PlaceRecord {
    const sourced = this.#byPlace.get(record.id);
    if (sourced === undefined) return record;
    const joined = this.#feed.addTo(
      record,
      sourced.map(({ station }) => station),
    );
    return addAttributions(
      joined,
      this.#kind,
      sourced.map(({ source }) => source),
    );
  }

  *ownPlaces(source: string): Generator<PlaceRecord> {
    for (const alone of this.#alone) {
      if (alone.source.name !== source) continue;
      yield addAttributions(this.#feed.placeOf(alone.station, source), this.#kind, [alone.source]);
    }
  }

  joinedCount(source: string): number {
    let count = 0;
    for (const stations of this.#byPlace.values())
      if (stations.some((one) => one.source.name === source)) count += 1;
    return count;
  }
}
