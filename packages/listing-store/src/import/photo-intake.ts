import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreError } from "@lieudit/database";
import { type FileStore, FileStoreError } from "@lieudit/files";
import { httpGet, redactUrl } from "@lieudit/intake";
import { MAX_PHOTO_BYTES, PhotoRejected, PhotoWriter } from "@lieudit/intake/photos";
import type { ListingPhoto } from "@lieudit/listing-model";
import sharp from "sharp";
import type { DeliveredFiles } from "./delivered-files.ts";
import type { DeliveredPhoto } from "./delivery.ts";
import { describeDownloadError } from "./parser-faults.ts";

/** A stored photo, and the key of its file in the files of listings. */
export interface TakenPhoto {
  photo: ListingPhoto;
  path: string;
}

/** The listing of a photo. */
export interface PhotoOwner {
  agence: string;
  /** Default alt text. */
  defaultAlt: string;
}

export interface PhotoIntakeOptions {
  /** The files of listings. */
  stored: FileStore;
  files: DeliveredFiles;
  /** A photo that is missing in the delivery is the one stored under its name earlier. */
  keepsMissing: boolean;
  /** Allows URLs of this machine and of private networks; for trials. */
  allowPrivateHosts: boolean;
  /** The operator made the photos: small WebP files are stored unchanged. */
  hasFinishedPhotos: boolean;
  signal?: AbortSignal | undefined;
  now: Date;
}

/** A note about a photo, by the digest of its original bytes or of its URL. */
interface Known {
  path: string;
  widthPx: number;
  heightPx: number;
  placeholder: string;
}

/** A note about the last download of a URL. */
interface KnownAddress extends Known {
  /** ISO 8601. */
  fetched: string;
}

const PLACEHOLDER_PX = 16;
const PLACEHOLDER_QUALITY = 30;
/** Digits of the digest in an id: a collision would need 10^12 photos. */
export const ID_DIGITS = 20;
const NO_PHOTO =
  "le fichier n’est pas une photo JPEG, PNG ou WebP entière, d’au plus 30 Mo et 50 millions de pixels";
const IDLE_TIMEOUT_MS = 20_000;
/** Timeout of a download: enough for 30 MB over a slow line. */
const DOWNLOAD_TIMEOUT_MS = 300_000;
/** After this number of timeouts in a row, no more photos of the delivery are requested from a server. */
const MAX_TIMEOUTS_IN_A_ROW = 3;
const PAUSE_MS = 100;
/** Interval at which a photo that is delivered again is marked as new. */
const TOUCH_INTERVAL_MS = 3_600_000;
/** A download is reused for this time, since nightly deliveries repeat the same URLs. */
const FRESH_MS = 20 * 3_600_000;

/**
 * Stores the photos of a delivery: re-encoded upright, without metadata, once by
 * content. A photo that was stored earlier is recognised by its bytes.
 */
export class PhotoIntake {
  readonly #options: PhotoIntakeOptions;
  readonly #writer: PhotoWriter;
  /** Timeouts in a row by host. */
  readonly #silences = new Map<string, number>();
  /** Photos that are being stored, by the digest of their bytes. */
  readonly #pending = new Map<string, Promise<Known>>();

  constructor(options: PhotoIntakeOptions) {
    this.#options = options;
    this.#writer = new PhotoWriter(options.stored, "photos/");
  }

  /**
   * Stores a photo of a file or a URL.
   *
   * @throws {PhotoRejected} with half a French sentence: missing, not a picture,
   * too large, or a URL that does not respond or is not allowed.
   * @throws {StoreError} UNAVAILABLE if the disk is full; the delivery can be retried.
   */
  async take({ name, alt }: DeliveredPhoto, { agence, defaultAlt }: PhotoOwner): Promise<TakenPhoto> {
    const { path, widthPx, heightPx, placeholder } = await (isPhotoAddress(name)
      ? this.#takeFrom(name)
      : this.#takeFile(name, agence));
    const id = path.replace(/^.*\//, "").slice(0, ID_DIGITS);
    return { photo: { id, widthPx, heightPx, alt: alt ?? defaultAlt, placeholder }, path };
  }

  /** Finds a photo by its file name in the delivery, or in an earlier one of the agency, ignoring case. */
  async #takeFile(name: string, agence: string): Promise<Known> {
    const key = computeDigest(`file ${agence} ${name.toLowerCase()}`);
    const before = await this.#known<Known>(key);
    const bytes = await this.#delivered(name);
    if (bytes === null) {
      if (before !== null && this.#options.keepsMissing) return before;
      throw new PhotoRejected(`la photo ${name.slice(0, 80)} n’est pas dans la livraison`);
    }
    const known = await this.#takeBytes(bytes);
    if (known.path !== before?.path) await this.#keep(key, known);
    return known;
  }

  /** Downloads a URL at most once a day. If it does not respond, the last result stays. */
  async #takeFrom(address: string): Promise<Known> {
    const { now } = this.#options;
    const key = computeDigest(`address ${address}`);
    const before = await this.#known<KnownAddress>(key);
    if (before !== null && now.getTime() - Date.parse(before.fetched) < FRESH_MS) return before;
    try {
      const known = await this.#takeBytes(await this.#download(address));
      await this.#keep(key, { ...known, fetched: now.toISOString() });
      return known;
    } catch (error) {
      if (before === null || !(error instanceof PhotoRejected)) throw error;
      return before;
    }
  }

  async #takeBytes(bytes: Buffer): Promise<Known> {
    const digest = computeDigest(bytes);
    const pending =
      this.#pending.get(digest) ??
      this.#known<Known>(digest)
        .then((known) => known ?? this.#store(digest, bytes))
        .finally(() => this.#pending.delete(digest));
    this.#pending.set(digest, pending);
    return pending;
  }

  /** Null if the file is missing. */
  async #delivered(name: string): Promise<Buffer | null> {
    try {
      return await this.#options.files.read(name, MAX_PHOTO_BYTES);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      throw new PhotoRejected(error.message.replace(/\.$/, ""), { cause: error });
    }
  }

  async #download(address: string): Promise<Buffer> {
    const { allowPrivateHosts, signal } = this.#options;
    if (!URL.canParse(address)) throw new PhotoRejected(`${address.slice(0, 80)} n’est pas une adresse`);
    const url = new URL(address);
    const silences = this.#silences.get(url.host) ?? 0;
    if (silences >= MAX_TIMEOUTS_IN_A_ROW) {
      throw new PhotoRejected(
        `${redactUrl(url)} n’a pas été demandée, car ce serveur n’a répondu pour aucune des ${MAX_TIMEOUTS_IN_A_ROW} photos d’avant`,
      );
    }
    await sleep(PAUSE_MS, undefined, { signal });
    const longest = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
    try {
      const response = await httpGet(url, {
        allowPrivateHosts,
        signal: signal === undefined ? longest : AbortSignal.any([signal, longest]),
        idleTimeoutMs: IDLE_TIMEOUT_MS,
      });
      this.#silences.delete(url.host);
      if (response.statusCode !== 200) {
        response.destroy();
        throw new PhotoRejected(`${redactUrl(url)} répond ${response.statusCode}`);
      }
      const pieces: Buffer[] = [];
      let length = 0;
      for await (const piece of response as AsyncIterable<Buffer>) {
        length += piece.length;
        if (length > MAX_PHOTO_BYTES) {
          response.destroy();
          throw new PhotoRejected(`${redactUrl(url)} dépasse 30 Mo`);
        }
        pieces.push(piece);
      }
      return Buffer.concat(pieces);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof PhotoRejected) throw error;
      this.#silences.set(url.host, silences + 1);
      throw new PhotoRejected(`${redactUrl(url)} ne peut pas être lue (${describeDownloadError(error)})`, {
        cause: error,
      });
    }
  }

  async #store(digest: string, bytes: Buffer): Promise<Known> {
    const { key, widthPx, heightPx } = await this.#writer
      .storeBytes(bytes, { isFinished: this.#options.hasFinishedPhotos })
      .catch((error: unknown) => {
        if (!(error instanceof PhotoRejected)) throw toDiskError(error);
        throw new PhotoRejected(NO_PHOTO, { cause: error });
      });
    const extension = await detectExtension(bytes);
    const path = `photos/${key.slice(0, 2)}/${key}.${extension}`;
    const known: Known = { path, widthPx, heightPx, placeholder: await makePlaceholder(bytes) };
    await this.#keep(digest, known);
    return known;
  }

  async #keep(key: string, known: Known | KnownAddress): Promise<void> {
    await this.#options.stored
      .put(getNoteKey(key), Buffer.from(JSON.stringify(known)))
      .catch((error: unknown) => Promise.reject(toDiskError(error)));
  }

  async #known<K extends Known>(key: string): Promise<K | null> {
    const { stored } = this.#options;
    try {
      const known = JSON.parse(String(await stored.read(getNoteKey(key)))) as K | null; // as `#keep` wrote it
      const facts = known === null ? null : await stored.stat(known.path);
      if (known === null || facts === null) return null;
      // The listing is not stored yet, so a running cleaning must not remove the photo.
      const isOld = Date.now() - facts.modified.getTime() > TOUCH_INTERVAL_MS;
      return isOld && !(await stored.touch(known.path)) ? null : known;
    } catch (error) {
      if (error instanceof FileStoreError) throw toDiskError(error);
      return null;
    }
  }
}

function getNoteKey(digest: string): string {
  return `photos/connues/${digest.slice(0, 2)}/${digest}.json`;
}

/** Whether a photo is a URL, not a file of the delivery. */
export function isPhotoAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

/** Converts an error of the file system or of object storage to a `StoreError`; any other error stays unchanged. */
function toDiskError(error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined && !(error instanceof FileStoreError)) return error;
  return new StoreError(
    "UNAVAILABLE",
    `Une photo ne peut pas être écrite (${message}) ; rien n’a été changé. Vérifiez l’espace disque et les droits.`,
    { cause: error },
  );
}

function computeDigest(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Makes a tiny preview of a picture, shown while it loads. */
export async function makePlaceholder(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes)
    .autoOrient()
    .resize(PLACEHOLDER_PX, PLACEHOLDER_PX, { fit: "inside" })
    .webp({ quality: PLACEHOLDER_QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${small.toString("base64")}`;
}

async function detectExtension(bytes: Buffer): Promise<string> {
  const { format } = await sharp(bytes).metadata();
  return format === "jpeg" ? "jpg" : (format ?? "jpg");
}
