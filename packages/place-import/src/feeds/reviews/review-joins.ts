import { join } from "node:path";
import { foldName } from "@lieudit/intake";
import type { ManifestSource } from "@lieudit/place-index/store";
import { distanceMetres, type LatLng, type PlaceRecord } from "@lieudit/place-model";
import { readRecordFile, readRecordLines } from "../../store/record-file.ts";
import { addAttributions } from "../join/feed-attributions.ts";
import { DEFAULT_UNCERTAINTY_METRES } from "./geo-subject.ts";
import type { MangroveReview } from "./mangrove-review.ts";
import { addReviews } from "./rated-record.ts";

export interface ReviewJoins {
  withReviews(record: PlaceRecord): PlaceRecord;
  /** Counts places with reviews of `source`. */
  joinedCount(source: string): number;
}

export interface ReviewJoinOptions {
  /** Signatures of hidden reviews. */
  hidden: ReadonlySet<string>;
  /** Places created by station feeds, which have no file of places. */
  ownPlaces(source: string): Iterable<PlaceRecord>;
  signal?: AbortSignal | undefined;
}

const NO_REVIEWS: ReviewJoins = { withReviews: (record) => record, joinedCount: () => 0 };

/**
 * Finds the place of each review. It is the nearest place with the subject's name (in any
 * language, folded) within the uncertainty of both.
 *
 * @throws {ImportError} STORE when a source is unreadable.
 */
export async function joinReviews(
  folder: string,
  feeds: readonly ManifestSource[],
  placeSources: readonly ManifestSource[],
  { hidden, ownPlaces, signal }: ReviewJoinOptions,
): Promise<ReviewJoins> {
  const subjects = await readSubjects(folder, feeds, hidden);
  if (subjects.length === 0) return NO_REVIEWS;
  const grid = new SubjectGrid(subjects);
  for (const { file, name, kind = "places" } of placeSources) {
    if (kind !== "places") {
      for (const record of ownPlaces(name)) grid.offer(record);
      continue;
    }
    for await (const line of readRecordLines(join(folder, file), name)) {
      if (!grid.isNear(findLocation(line))) continue;
      signal?.throwIfAborted();
      // Our own file, written and synced by an import.
      grid.offer(JSON.parse(line) as PlaceRecord);
    }
  }
  const byPlace = new Map<string, Subject[]>();
  for (const subject of subjects) {
    if (subject.place === undefined) continue;
    byPlace.set(subject.place.id, [...(byPlace.get(subject.place.id) ?? []), subject]);
  }
  return {
    withReviews(record) {
      const placeSubjects = byPlace.get(record.id);
      if (placeSubjects === undefined) return record;
      const reviewed = addReviews(
        record,
        placeSubjects.flatMap(({ reviews }) => reviews),
      );
      const theirs = feeds.filter(({ name }) => placeSubjects.some(({ sources }) => sources.has(name)));
      return addAttributions(reviewed, "reviews", theirs);
    },
    joinedCount: (source) =>
      [...byPlace.values()].filter((placeSubjects) =>
        placeSubjects.some(({ sources }) => sources.has(source)),
      ).length,
  };
}

/** A subject of several reviews. */
interface Subject {
  name: string;
  location: LatLng;
  uncertaintyMetres: number;
  reviews: MangroveReview[];
  sources: Set<string>;
  place?: { id: string; metres: number };
}

async function readSubjects(
  folder: string,
  feeds: readonly ManifestSource[],
  hidden: ReadonlySet<string>,
): Promise<Subject[]> {
  const subjects = new Map<string, Subject>();
  const newest = new Map<string, string>();
  for (const { file, name: source } of feeds) {
    for await (const review of readRecordFile<MangroveReview>(join(folder, file), source)) {
      if (hidden.has(review.signature)) continue;
      const { name, location, uncertaintyMetres } = review.subject;
      const folded = foldName(name);
      const key = `${folded}|${location.latitude.toFixed(5)}|${location.longitude.toFixed(5)}`;
      // Two files may have a review of one author; either may be newer.
      const author = `${review.issuer} ${key}`;
      if ((newest.get(author) ?? "") >= review.publishTime) continue;
      newest.set(author, review.publishTime);
      const subject = subjects.get(key) ?? {
        name: folded,
        location,
        uncertaintyMetres,
        reviews: [],
        sources: new Set(),
      };
      subject.uncertaintyMetres = Math.max(subject.uncertaintyMetres, uncertaintyMetres);
      subject.reviews = [...subject.reviews.filter(({ issuer }) => issuer !== review.issuer), review];
      subject.sources.add(source);
      subjects.set(key, subject);
    }
  }
  return [...subjects.values()];
}

/** About two kilometres: more than the uncertainty of any subject and place together. */
const CELL_DEGREES = 0.02;
/** Uncertainty of a place: for an area half its size, within limits. */
const MAX_PLACE_METRES = 100;

class SubjectGrid {
  readonly #cells = new Map<string, Subject[]>();

  constructor(subjects: readonly Subject[]) {
    for (const subject of subjects) {
      const key = cellKey(subject.location, 0, 0);
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [subject]);
      else cell.push(subject);
    }
  }

  isNear(location: LatLng | undefined): boolean {
    return location !== undefined && NEIGHBOURS.some(([x, y]) => this.#cells.has(cellKey(location, x, y)));
  }

  /** Assigns `record` to the subjects that it is nearer to than any record before. */
  offer(record: PlaceRecord): void {
    if (record.kind !== "poi") return;
    const names = getNames(record);
    const uncertainty = getUncertainty(record);
    for (const [x, y] of NEIGHBOURS) {
      for (const subject of this.#cells.get(cellKey(record.location, x, y)) ?? []) {
        const metres = distanceMetres(subject.location, record.location);
        if (metres > subject.uncertaintyMetres + uncertainty || !names.has(subject.name)) continue;
        const { place } = subject;
        const isNearer =
          place === undefined || metres < place.metres || (metres === place.metres && record.id < place.id);
        if (isNearer) subject.place = { id: record.id, metres };
      }
    }
  }
}

const NEIGHBOURS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

function cellKey({ latitude, longitude }: LatLng, x: number, y: number): string {
  return `${Math.floor(latitude / CELL_DEGREES) + y}/${Math.floor(longitude / CELL_DEGREES) + x}`;
}

function getNames({ names }: PlaceRecord): ReadonlySet<string> {
  return new Set(
    [names.default, ...Object.values(names.byLanguage ?? {}), ...(names.others ?? [])].map(foldName),
  );
}

function getUncertainty({ viewport }: PlaceRecord): number {
  if (viewport === undefined) return DEFAULT_UNCERTAINTY_METRES;
  const half = distanceMetres(viewport.low, viewport.high) / 2;
  return Math.min(MAX_PLACE_METRES, Math.max(DEFAULT_UNCERTAINTY_METRES, half));
}

/**
 * Returns the location in a record's line without parsing the line. Text cannot match,
 * because its quotes are escaped.
 */
function findLocation(line: string): LatLng | undefined {
  const [, latitude, longitude] =
    /"location":\{"latitude":(-?[\d.e-]+),"longitude":(-?[\d.e-]+)\}/.exec(line) ?? [];
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}
