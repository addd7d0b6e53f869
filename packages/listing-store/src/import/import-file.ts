import { basename, extname } from "node:path";
import { StoreError } from "@lieudit/database";
import { openFileStore } from "@lieudit/files";
import { type CsvRows, parseCsvRows } from "./csv-rows.ts";
import { decodeLines, decodeText } from "./decode-text.ts";
import { type DeliveredFiles, openFolder, openZip } from "./delivered-files.ts";
import type { Delivery, DeliveryReport } from "./delivery.ts";
import { type ColumnMapping, readOwnHeader } from "./mapped/column-mapping.ts";
import { readMappedCsv } from "./mapped/read-mapped-csv.ts";
import { PhotoIntake } from "./photo-intake.ts";
import { isPartOfPhotos } from "./poliris/photo-mode.ts";
import { readPoliris } from "./poliris/read-poliris.ts";
import { readJsonLines } from "./read-jsonl.ts";
import { type TakeOptions, takeDelivery } from "./take-delivery.ts";
import { isVehicleHeader, readVehicleCsv } from "./vehicles/read-vehicle-csv.ts";
import { readVehicleXml } from "./vehicles/read-vehicle-xml.ts";

export interface ImportFileOptions extends Omit<TakeOptions, "photos"> {
  /** `DATA_DIR/listings` */
  folder: string;
  /** FILES_URL: the object storage of photos. Default: they are in `folder`. */
  filesUrl?: string | undefined;
  /** Path of a zip, CSV, XML or JSON Lines file. */
  file: string;
  allowPrivateHosts: boolean;
  /** The operator made the photos: small WebP files are stored unchanged. Default false. */
  hasFinishedPhotos?: boolean | undefined;
  /** Finds what a person said about the columns of a CSV file that is not one of our own. */
  findMapping?: FindMapping | undefined;
  now?: Date | undefined;
}

export type FindMapping = (header: readonly string[]) => Promise<ColumnMapping | null>;

/** Rejects a CSV file until a person says what its columns mean. */
export class UnknownColumnsError extends StoreError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && "sample" in value;
  }

  /** The heading and the first rows. */
  readonly sample: readonly (readonly string[])[];

  constructor({ header, rows }: CsvRows) {
    super("INVALID", "Les colonnes de ce fichier ne sont pas connues ; dites ce que chacune contient.");
    this.sample = [header, ...rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells)];
  }
}

const SAMPLE_ROWS = 3;

const MAX_FEED_BYTES = 200 * 1024 ** 2;

/**
 * Imports one file of listings in any supported format.
 *
 * @throws {StoreError} INVALID with a French sentence if it cannot be imported; nothing is changed.
 */
export async function importFile({
  folder,
  filesUrl,
  file,
  allowPrivateHosts,
  hasFinishedPhotos = false,
  findMapping,
  now = new Date(),
  ...options
}: ImportFileOptions): Promise<DeliveryReport> {
  const isZip = extname(file).toLowerCase() === ".zip";
  const files = isZip ? await openZip(file) : openFolder(file);
  try {
    const name = isZip ? findFeed(files, basename(file)) : basename(file);
    const parts = await files.openParts(name, MAX_FEED_BYTES);
    if (parts === null) {
      throw new StoreError("INVALID", `Le fichier ${file} n’existe pas ; vérifiez son nom.`);
    }
    const delivery = await readDelivery(name, parts, findMapping);
    const photos = new PhotoIntake({
      stored: openFileStore(folder, filesUrl),
      files,
      keepsMissing: delivery.flux === "poliris" && (await isPartOfPhotos(files, delivery)),
      allowPrivateHosts,
      hasFinishedPhotos,
      signal: options.signal,
      now,
    });
    await options.store.resumeImports();
    return await takeDelivery(delivery, { ...options, photos });
  } finally {
    files.close();
  }
}

/** Finds the feed in a zip: `Annonces.csv`, or the only file that could be one. */
function findFeed(files: DeliveredFiles, zip: string): string {
  const names = files.names();
  const poliris = names.find((name) => name.toLowerCase() === "annonces.csv");
  if (poliris !== undefined) return poliris;
  const feeds = names.filter((name) => /\.(csv|xml|jsonl)$/i.test(name));
  const [feed] = feeds;
  if (feed !== undefined && feeds.length === 1) return feed;
  throw new StoreError(
    "INVALID",
    feed === undefined
      ? `${zip} ne contient ni Annonces.csv (Poliris), ni fichier .csv, .xml ou .jsonl ; vérifiez la livraison.`
      : `${zip} contient plusieurs fichiers d’annonces (${feeds.slice(0, 5).join(", ")}) ; livrez-les séparément.`,
  );
}

async function readDelivery(
  name: string,
  parts: Iterable<Uint8Array>,
  findMapping: FindMapping | undefined,
): Promise<Delivery> {
  switch (extname(name).toLowerCase()) {
    case ".jsonl":
    case ".ndjson":
      return readJsonLines(decodeLines(parts, name));
    case ".xml":
      return readVehicleXml(decodeText(parts, name));
    case ".csv": {
      const text = decodeText(parts, name);
      // Only Poliris separates fields with `!#`.
      if (text.slice(0, 20_000).includes("!#")) return readPoliris(text);
      const table = parseCsvRows(text);
      const own = readOwnHeader(table.header);
      if (own !== null) return readMappedCsv(table, own);
      if (findMapping === undefined || isVehicleHeader(table.header)) return readVehicleCsv(text, table);
      const mapping = await findMapping(table.header);
      if (mapping === null) throw new UnknownColumnsError(table);
      return readMappedCsv(table, mapping);
    }
    default:
      throw new StoreError(
        "INVALID",
        `${name} n’est ni .zip, ni .csv, ni .xml, ni .jsonl ; docs/listing-feeds.md décrit ces formes.`,
      );
  }
}
