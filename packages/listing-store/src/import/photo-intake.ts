import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreError } from "@lieudit/database";
import { httpGet, redactUrl } from "@lieudit/intake/download";
import { MAX_PHOTO_BYTES, PhotoRejected, PhotoWriter } from "@lieudit/intake/photos";
import type { ListingPhoto } from "@lieudit/listing-model";
import sharp from "sharp";
import type { DeliveredFiles } from "./delivered-files.ts";
import type { DeliveredPhoto } from "./delivery.ts";
import { addressFault } from "./parser-faults.ts";

/** A photo that was taken, and its file below the folder of listings. */
export interface TakenPhoto {
  photo: ListingPhoto;
  path: string;
}

/** Whose photo it is. */
export interface PhotoOwner {
  agence: string;
  /** Stands for what the delivery does not say of the picture. */
  defaultAlt: string;
}

export interface PhotoIntakeOptions {
  /** `DATA_DIR/listings` */
  folder: string;
  files: DeliveredFiles;
  /** A photo that is not in the delivery is the one that came under its name before. */
  keepsMissing: boolean;
  /** Addresses of this machine and its network may be asked; for trials. */
  allowPrivateHosts: boolean;
  /** The operator made the photos: small WebP files are stored unchanged. */
  hasFinishedPhotos: boolean;
  signal?: AbortSignal | undefined;
  now: Date;
}

/** What is known of a photo by the digest of the bytes that came, or of its address. */
interface Known {
  path: string;
  widthPx: number;
  heightPx: number;
  placeholder: string;
}

/** What an address gave the last time. */
interface KnownAddress extends Known {
  /** ISO 8601. */
  fetched: string;
}

const PLACEHOLDER_PX = 16;
const PLACEHOLDER_QUALITY = 30;
/** Digits of the content's digest that make the id: a collision would need 10^12 photos. */
const ID_DIGITS = 20;
const NO_PHOTO =
  "le fichier n’est pas une photo JPEG, PNG ou WebP entière, d’au plus 30 Mo et 50 millions de pixels";
const IDLE_TIMEOUT_MS = 20_000;
/** A photo of 30 MB comes in this time over a slow line; drop by drop it would hold up all deliveries after it. */
const MAX_MS = 300_000;
/** After so many photos in a row without an answer, a server is not asked for the delivery's others. */
const MAX_SILENCES = 3;
const PAUSE_MS = 100;
/** A photo that came again counts as new; no more often than this. */
const TOUCHED_MS = 3_600_000;
/** Deliveries come every night and name the same addresses. */
const FRESH_MS = 20 * 3_600_000;

/**
 * Takes photos of a delivery: decoded, turned upright, written anew without
 * what a camera adds, stored once by content. What was taken before is known
 * by its bytes and not decoded again.
 */
export class PhotoIntake {
  readonly #options: PhotoIntakeOptions;
  readonly #writer: PhotoWriter;
  /** Photos in a row for which a host did not answer. */
  readonly #silences = new Map<string, number>();
  /** Photos that are being stored, by the digest of their bytes. */
  readonly #pending = new Map<string, Promise<Known>>();

  constructor(options: PhotoIntakeOptions) {
    this.#options = options;
    this.#writer = new PhotoWriter(join(options.folder, "photos"));
  }

  /**
   * @throws {PhotoRejected} with half a sentence: no such file, no picture, too
   * large, an address that does not answer or may not be asked.
   * @throws {StoreError} UNAVAILABLE where the disk takes no photo: the delivery is to be tried again.
   */
  async take({ name, alt }: DeliveredPhoto, { agence, defaultAlt }: PhotoOwner): Promise<TakenPhoto> {
    const { path, widthPx, heightPx, placeholder } = await (isPhotoAddress(name)
      ? this.#takeFrom(name)
      : this.#takeFile(name, agence));
    const id = path.replace(/^.*\//, "").slice(0, ID_DIGITS);
    return { photo: { id, widthPx, heightPx, alt: alt ?? defaultAlt, placeholder }, path };
  }

  /** From the delivery, or from one before it. Names are those of an agency, in any case of letters. */
  async #takeFile(name: string, agence: string): Promise<Known> {
    const key = digestOf(`file ${agence} ${name.toLowerCase()}`);
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

  /** From an address: asked once a day, and what it gave last stays when it does not answer. */
  async #takeFrom(address: string): Promise<Known> {
    const { now } = this.#options;
    const key = digestOf(`address ${address}`);
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
    const digest = digestOf(bytes);
    const pending =
      this.#pending.get(digest) ??
      this.#known<Known>(digest)
        .then((known) => known ?? this.#store(digest, bytes))
        .finally(() => this.#pending.delete(digest));
    this.#pending.set(digest, pending);
    return pending;
  }

  /** Null where there is no such file. */
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
    if (silences >= MAX_SILENCES) {
      throw new PhotoRejected(
        `${redactUrl(url)} n’a pas été demandée, car ce serveur n’a répondu pour aucune des ${MAX_SILENCES} photos d’avant`,
      );
    }
    await sleep(PAUSE_MS, undefined, { signal });
    const longest = AbortSignal.timeout(MAX_MS);
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
      throw new PhotoRejected(`${redactUrl(url)} ne peut pas être lue (${addressFault(error)})`, {
        cause: error,
      });
    }
  }

  async #store(digest: string, bytes: Buffer): Promise<Known> {
    const { key, widthPx, heightPx } = await this.#writer
      .storeBytes(bytes, { isFinished: this.#options.hasFinishedPhotos })
      .catch((error: unknown) => {
        if (!(error instanceof PhotoRejected)) throw diskFault(error);
        throw new PhotoRejected(NO_PHOTO, { cause: error });
      });
    const extension = await extensionOf(bytes);
    const path = `photos/${key.slice(0, 2)}/${key}.${extension}`;
    const known: Known = { path, widthPx, heightPx, placeholder: await placeholderOf(bytes) };
    await this.#keep(digest, known);
    return known;
  }

  async #keep(key: string, known: Known | KnownAddress): Promise<void> {
    const file = this.#knownPath(key);
    const draft = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, JSON.stringify(known));
      await rename(draft, file);
    } catch (error) {
      throw diskFault(error);
    }
  }

  async #known<K extends Known>(key: string): Promise<K | null> {
    try {
      const known = JSON.parse(await readFile(this.#knownPath(key), "utf8")) as K; // as `#keep` wrote it
      const file = join(this.#options.folder, known.path);
      const { mtimeMs } = await stat(file);
      // The listing that shows it again is not yet in the store, and a cleaning may be under way.
      if (Date.now() - mtimeMs > TOUCHED_MS) await utimes(file, new Date(), new Date());
      return known;
    } catch {
      return null;
    }
  }

  #knownPath(digest: string): string {
    return join(this.#options.folder, "photos", "connues", digest.slice(0, 2), `${digest}.json`);
  }
}

/** Whether a delivered photo is at an address, and not a file of the delivery. */
export function isPhotoAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

/** What the system says of a file becomes a fault that passes; any other error comes back as it is. */
function diskFault(error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return new StoreError(
    "UNAVAILABLE",
    `Une photo ne peut pas être écrite (${message}) ; rien n’a été changé. Vérifiez l’espace disque et les droits.`,
    { cause: error },
  );
}

function digestOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** A few pixels of the picture, to be shown while it loads. */
async function placeholderOf(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes)
    .autoOrient()
    .resize(PLACEHOLDER_PX, PLACEHOLDER_PX, { fit: "inside" })
    .webp({ quality: PLACEHOLDER_QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${small.toString("base64")}`;
}

async function extensionOf(bytes: Buffer): Promise<string> {
  const { format } = await sharp(bytes).metadata();
  return format === "jpeg" ? "jpg" : (format ?? "jpg");
}
