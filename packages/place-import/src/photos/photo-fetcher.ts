import type { SkipLog } from "@lieudit/intake";
import {
  MAX_PHOTO_BYTES,
  PhotoRejected,
  PhotoUnavailable,
  type PhotoWriter,
  PoliteClient,
  type PoliteClientOptions,
} from "@lieudit/intake/photos";
import type { PlaceRecord, StoredPhoto } from "@lieudit/place-model";
import type { OsmFeature } from "../osm/osm-feature.ts";
import { CommonsFiles } from "./commons-files.ts";
import { PhotoCache } from "./photo-cache.ts";
import { findPhotoReferences, type PhotoReference } from "./photo-tags.ts";

/** Photos come from this host, and from hosts in a setting. */
const COMMONS_HOSTS = ["commons.wikimedia.org", "upload.wikimedia.org"] as const;

export interface PhotoFetcherOptions extends Omit<PoliteClientOptions, "hosts"> {
  /** `<data>/downloads` */
  folder: string;
  writer: PhotoWriter;
  skips: SkipLog;
  /** Besides those of Commons. */
  moreHosts?: readonly string[] | undefined;
  now: () => Date;
  /** Default: the API of Wikimedia Commons. */
  commonsApi?: string | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Number of server errors that ends the fetching. */
const MAX_TROUBLES = 3;

/** Fetches and stores the photos in an extract's tags, with attribution. */
export class PhotoFetcher {
  readonly #options: PhotoFetcherOptions;
  readonly #client: PoliteClient;
  readonly #cache: PhotoCache;
  readonly #commons: CommonsFiles;
  readonly #references = new Map<string, PhotoReference[]>();
  #wantedCount = 0;
  #doneCount = 0;
  #troubles = 0;
  fetchedCount = 0;

  constructor(options: PhotoFetcherOptions) {
    this.#options = options;
    this.#client = new PoliteClient({
      ...options,
      hosts: new Set([...COMMONS_HOSTS, ...(options.moreHosts ?? [])]),
    });
    this.#cache = new PhotoCache(options.folder, options.now);
    this.#commons = new CommonsFiles(this.#client, this.#cache, options.commonsApi);
  }

  /** Passes features on, and records their photos. */
  async *watch(features: AsyncIterable<OsmFeature>): AsyncGenerator<OsmFeature> {
    for await (const feature of features) {
      const references = findPhotoReferences(feature.tags);
      if (references.length > 0) {
        this.#references.set(`${feature.type}/${feature.id}`, references);
        this.#wantedCount += references.length;
        for (const reference of references) {
          if ("commons" in reference) this.#commons.expect(reference.commons);
        }
      }
      yield feature;
    }
  }

  /** Returns the record with its photos. Unavailable ones are counted. */
  async apply(record: PlaceRecord): Promise<PlaceRecord> {
    const references = record.kind === "poi" ? this.#references.get(record.osm ?? "") : undefined;
    if (references === undefined) return record;
    const photos: StoredPhoto[] = [];
    for (const reference of references) {
      const photo = await this.#fetch(reference, record.osm ?? "");
      if (photo !== null && !photos.some(({ key }) => key === photo.key)) photos.push(photo);
      this.#doneCount += 1;
      this.#options.onProgress?.(this.#doneCount / this.#wantedCount);
    }
    return photos.length === 0 ? record : { ...record, photos };
  }

  async #fetch(reference: PhotoReference, where: string): Promise<StoredPhoto | null> {
    const { skips, writer } = this.#options;
    if (this.#troubles >= MAX_TROUBLES) {
      skips.add("photos skipped because their server fails (import again to continue)", where);
      return null;
    }
    try {
      const source =
        "commons" in reference ? await this.#commons.find(reference.commons) : fromElsewhere(reference.url);
      const url = new URL(source.imageUrl);
      if (!this.#client.isAllowed(url)) {
        skips.add(`photos of ${url.host}, which is not among the allowed hosts`, where);
        return null;
      }
      const bytes = (await this.#cache.read(url.href)) ?? (await this.#download(url));
      const stored = await writer.storeBytes(bytes);
      this.#troubles = 0;
      this.fetchedCount += 1;
      return { ...stored, authorAttributions: [{ displayName: source.credit, uri: source.pageUrl }] };
    } catch (error) {
      if (!(error instanceof PhotoUnavailable || error instanceof PhotoRejected)) throw error;
      if (error instanceof PhotoUnavailable && error.isServerTrouble) this.#troubles += 1;
      skips.add("unavailable photos", `${where}: ${error.message}`);
      return null;
    }
  }

  async #download(url: URL): Promise<Buffer> {
    const bytes = await this.#client.get(url, MAX_PHOTO_BYTES);
    await this.#cache.write(url.href, bytes);
    return bytes;
  }
}

/** The operator who allows a host knows its terms; the author is unknown, so the host is named. */
function fromElsewhere(url: string): { imageUrl: string; pageUrl: string; credit: string } {
  return { imageUrl: url, pageUrl: url, credit: new URL(url).host };
}
