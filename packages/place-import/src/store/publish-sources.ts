import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ImportError } from "@lieudit/intake";
import { removeUnusedPhotos } from "@lieudit/intake/photos";
import { dropOrphanedLive } from "@lieudit/live-values";
import type { IndexDescription, PlaceIndexWriter, SourceDescription } from "@lieudit/place-index";
import { writeStationTable } from "@lieudit/place-index/live";
import { createShardedPlaceIndexWriter, createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import {
  MAX_SHARD_PLACES,
  type ManifestSource,
  type PlacesManifest,
  publishManifest,
  readManifest,
  type ShardList,
  writePlaceAliases,
} from "@lieudit/place-index/store";
import { AddressMerge, type KindCounts } from "../addresses/merge-addresses.ts";
import { getRestGate } from "../command/pace.ts";
import { isFeed, type JoinedFeeds, joinFeeds } from "../feeds/join/joined-feeds.ts";
import { readHiddenReviews } from "../feeds/reviews/hidden-reviews.ts";
import type { AddressRecord } from "../places/house-packer.ts";
import type { BuiltShards } from "../source/import-report.ts";
import { findMovedPlaces } from "./moved-places.ts";
import {
  type PlacesFolder,
  removeUnnamedFiles,
  toAliasesFileName,
  toStationTableName,
} from "./places-folder.ts";
import { publishBasemap } from "./publish-basemap.ts";
import { readPackedRecords } from "./record-file.ts";
import { toSourceDescription } from "./source-description.ts";

export interface PublishOptions {
  /** Default: that of a SQLite file, or of several. */
  createWriter?: ((path: string) => PlaceIndexWriter) | undefined;
  /** Whether shards are built again whose places are the same. */
  rebuildsShards?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Returns the sources with their maps. It may take longer than the index, which needs no maps. */
  completeSources?: (() => Promise<readonly ManifestSource[]>) | undefined;
  /** Called once, when the index is complete and before readers open it. */
  onPublish?: (() => void) | undefined;
  /** Time in ms for readers to open the new index before old files are removed. Default 1,000. */
  graceMs?: number | undefined;
}

export interface Published {
  manifest: PlacesManifest;
  /** Places in the index, by unique id. */
  placeCount: number;
  /** Absent for an index in one file. */
  shards?: BuiltShards;
  /** Returns how many places of an address file are omitted, because other sources have them. */
  countOmitted(source: string): KindCounts;
}

/**
 * Builds an index of `sources`, newest first, and replaces the one in `previous`. Readers
 * see the old index until the manifest is renamed. Files that the manifest no longer names
 * are removed.
 */
export async function publishSources(
  folder: PlacesFolder,
  previous: PlacesManifest,
  indexed: readonly ManifestSource[],
  options: PublishOptions = {},
): Promise<Published> {
  const { signal, onPublish, graceMs = 1_000 } = options;
  const { shared } = folder;
  const generation = previous.generation + 1;
  const photoKeys = new Set<string>();
  const index = indexed.length === 0 ? null : `index-${generation}.sqlite`;
  const hiddenReviews = new Set(await readHiddenReviews(folder.path, folder.databaseUrl));
  const feeds = await joinFeeds(folder.path, indexed, { hiddenReviews, signal });
  const joins = { feeds, addresses: new AddressMerge(indexed) };
  const built =
    index === null ? null : await buildIndex(folder, index, previous, indexed, joins, photoKeys, options);
  const { description, shards } = built ?? {};
  const newShards = shards?.files.filter((shard) => shard.generation === generation) ?? [];
  const removeIndex = async () => {
    for (const name of [...(index === null ? [] : [index]), ...newShards.map(({ file }) => file)])
      await rm(join(folder.path, name), { force: true });
  };
  const sources = await completeSources(indexed, options).catch(async (error: unknown) => {
    await removeIndex();
    throw error;
  });
  const stations = feeds.stations === null ? undefined : toStationTableName(generation);
  const aliases = await publishAliases(folder, previous, sources, signal);
  const basemap = await publishBasemap(folder, previous, sources, signal);
  let manifest: PlacesManifest = {
    version: 1,
    generation,
    index,
    ...(shards === undefined ? {} : { shards }),
    // The index does not describe private sources.
    sources: sources.map((source) => ({
      ...source,
      ...description?.sources.find(({ name }) => name === source.name),
    })),
    ...(basemap === undefined ? {} : { basemap }),
    ...(stations === undefined ? {} : { stations }),
    ...(aliases === undefined ? {} : { aliases }),
    ...(shared === undefined || hiddenReviews.size === 0 ? {} : { hiddenReviews: [...hiddenReviews] }),
  };
  // Servers that share places keep the files of one earlier publication.
  const own = shared === undefined ? null : await readManifest(folder.path);
  try {
    signal?.throwIfAborted();
    if (stations !== undefined && feeds.stations !== null) {
      await writeStationTable(folder.path, stations, feeds.stations);
    }
    onPublish?.();
    if (shared === undefined) await publishManifest(folder.path, manifest);
    else manifest = await shared.publish(manifest, photoKeys, signal);
  } catch (error) {
    // Unless the new manifest is published after all, and only syncing its folder failed.
    const published = await readManifest(folder.path).catch(() => null);
    if (published?.index !== index) await removeIndex();
    if (stations !== undefined && published?.stations !== stations) {
      await rm(join(folder.path, stations), { force: true });
    }
    if (aliases !== undefined && aliases !== previous.aliases && aliases !== published?.aliases) {
      await rm(join(folder.path, aliases), { force: true });
    }
    const isKept = basemap === previous.basemap || basemap === published?.basemap;
    if (basemap !== undefined && !isKept) await rm(join(folder.path, basemap), { force: true });
    throw error;
  }
  // From here on the import is done: leftovers are removed by the next one.
  if (previous.index !== null) await wait(graceMs);
  await removeUnnamedFiles(folder, manifest, ...(own === null ? [] : [own]));
  await dropOrphanedLive(folder.path, manifest);
  await removeUnusedPhotos(folder.photos, photoKeys);
  return {
    manifest,
    placeCount: sources.reduce(
      (sum, { isPrivate, placeCount }) => sum + (isPrivate ? placeCount : 0),
      description?.placeCount ?? 0,
    ),
    ...(shards && { shards: { count: shards.files.length, newCount: newShards.length } }),
    countOmitted: (source) => joins.addresses.countOmitted(source),
  };
}

/**
 * Writes the ids that the new files of sources no longer have, if there are any.
 *
 * @returns the name of the file with all former ids
 */
async function publishAliases(
  folder: PlacesFolder,
  previous: PlacesManifest,
  sources: readonly ManifestSource[],
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const moved = new Map<string, string>();
  for (const source of sources) {
    const before = previous.sources.find(({ name }) => name === source.name);
    if (before === undefined || before.file === source.file || isFeed(source)) continue;
    await mkdir(folder.work, { recursive: true });
    const files = {
      name: source.name,
      before: join(folder.path, before.file),
      after: join(folder.path, source.file),
    };
    try {
      for (const [formerId, id] of await findMovedPlaces(files, folder.work, signal)) moved.set(formerId, id);
    } catch (error) {
      // A damaged file of the import before must not stop the one that replaces it.
      if (!(error instanceof ImportError && error.code === "STORE")) throw error;
    }
  }
  if (moved.size === 0) return previous.aliases;
  const name = toAliasesFileName(previous.generation + 1);
  const path = join(folder.path, name);
  await rm(path, { force: true });
  const previousAliases = previous.aliases === undefined ? undefined : join(folder.path, previous.aliases);
  writePlaceAliases(path, previousAliases, moved);
  return name;
}

async function completeSources(
  indexed: readonly ManifestSource[],
  options: PublishOptions,
): Promise<readonly ManifestSource[]> {
  return options.completeSources?.() ?? indexed;
}

async function buildIndex(
  folder: PlacesFolder,
  index: string,
  previous: PlacesManifest,
  sources: readonly ManifestSource[],
  { feeds, addresses }: { feeds: JoinedFeeds; addresses: AddressMerge },
  photoKeys: Set<string>,
  { createWriter, rebuildsShards, signal, onProgress }: PublishOptions,
): Promise<{ description: IndexDescription; shards?: ShardList }> {
  const path = join(folder.path, index);
  const before = previous.shards?.maxPlaces;
  const { shardPlaces = before ?? null } = folder;
  const maxPlaces = shardPlaces === "default" ? (before ?? MAX_SHARD_PLACES) : shardPlaces;
  const sharded =
    maxPlaces === null
      ? undefined
      : createShardedPlaceIndexWriter(path, {
          generation: previous.generation + 1,
          maxPlaces,
          previous: rebuildsShards ? undefined : previous.shards,
          restGate: getRestGate(),
        });
  const writer = sharded ?? (createWriter ?? createSqlitePlaceIndexWriter)(path);
  const total = Math.max(
    1,
    sources.reduce((sum, { placeCount }) => sum + placeCount, 0),
  );
  let done = 0;
  try {
    let shown = 0;
    const see = (record: AddressRecord) => {
      signal?.throwIfAborted();
      if ("houses" in record) done += record.houses.length;
      else {
        for (const { key } of record.photos ?? []) photoKeys.add(key);
        done += 1;
      }
      if (done - shown < PLACES_PER_PROGRESS) return;
      shown = done;
      onProgress?.((SHARE_OF_ADDING * done) / total);
    };
    for (const source of sources) {
      const records = isFeed(source)
        ? feeds.ownPlaces(source.name)
        : readPackedRecords(join(folder.path, source.file), source.name);
      const merge = addresses.startSource(source);
      await writer.add(describeSource(source, feeds), joinRecords(records, { merge, feeds, see }));
    }
    const description = await writer.finish((share) => {
      signal?.throwIfAborted();
      onProgress?.(SHARE_OF_ADDING + (1 - SHARE_OF_ADDING) * share);
    });
    return { description, ...(sharded && { shards: sharded.listShards() }) };
  } catch (error) {
    await writer.abort();
    throw error;
  }
}

const SHARE_OF_ADDING = 0.3;
const PLACES_PER_PROGRESS = 1_000;

/**
 * Returns the public description of a source. A feed's viewport is that of its places,
 * which joining may change.
 */
function describeSource(manifestSource: ManifestSource, feeds: JoinedFeeds): SourceDescription {
  const source = toSourceDescription(manifestSource);
  if (!isFeed(source)) return source;
  const { viewport: _viewport, ...feed } = source;
  return { ...feed, joinedCount: feeds.joinedCount(source.name) };
}

async function* joinRecords(
  records: AsyncIterable<AddressRecord> | Iterable<AddressRecord>,
  joins: {
    merge: (record: AddressRecord) => readonly AddressRecord[];
    feeds: JoinedFeeds;
    see: (record: AddressRecord) => void;
  },
): AsyncGenerator<AddressRecord> {
  for await (const record of records) {
    for (const merged of joins.merge(record)) {
      // Feeds have nothing about house numbers.
      const joined = "houses" in merged ? merged : joins.feeds.withFeeds(merged);
      joins.see(joined);
      yield joined;
    }
  }
}
