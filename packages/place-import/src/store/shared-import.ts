import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FileDigest, listAll, openFileStore, readFileDigest } from "@lieudit/files";
import { ImportError } from "@lieudit/intake";
import {
  ByteProgress,
  LeaseTakenError,
  listManifestFiles,
  type PlacesManifest,
  PREVIOUS_FILE,
  publishManifest,
  readManifest,
  readPreviousManifest,
  type SharedPlaces,
  takeImportLease,
} from "@lieudit/place-index/store";
import { readHiddenReviews } from "../feeds/reviews/hidden-reviews.ts";
import { type PlacesFolder, removeUnnamedFiles, type SharedImport } from "./places-folder.ts";

/** A command waits longer for the database than a server. */
export const COMMAND_TIMEOUTS = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };

/** Servers have this long to fetch files of a replaced publication, in ms; the next import deletes them. */
const RETIRED_MS = 3_600_000;

/** Keys of files that imports write. */
const IMPORTED_KEY =
  /^(?:(?:index|aliases|shard-\d+)-\d+\.sqlite|stations-\d+\.json|basemap-\d+\.pmtiles|sources\/.+|photos\/..\/[0-9a-f]{64}\.\w+)$/;

/** Runs an import over the shared places, of which the folder first fetches what it lacks. */
export async function withSharedPlaces<Result>(
  folder: PlacesFolder,
  shared: SharedPlaces,
  own: PlacesManifest,
  signal: AbortSignal | undefined,
  work: (folder: PlacesFolder, previous: PlacesManifest) => Promise<Result>,
): Promise<Result> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    const lastGeneration = async () => ((await shared.read())?.manifest ?? own).generation;
    const lease = await takeImportLease(shared.records, { lastGeneration, log, signal }).catch(toBusyError);
    try {
      const published = await shared.read();
      const base = published?.manifest ?? own;
      const former = await readPreviousManifest(folder.path);
      await removeUnnamedFiles(folder, own, base, ...(former === null ? [] : [former]));
      // The import replaces the index.
      if (published !== null)
        await shared.fetch(base, { log, signal, isNeeded: (file) => file !== base.index });
      const { tag = null, previous = null } = published ?? {};
      const publication = { folder, shared, base, former: previous, tag, log };
      const sharedImport: SharedImport = {
        publish: (manifest, photoKeys, stop) => publishShared(publication, manifest, photoKeys, stop),
        restorePrevious: (stop) => restorePrevious(publication, lease.generation, stop),
      };
      return await work({ ...folder, shared: sharedImport }, { ...base, generation: lease.generation - 1 });
    } finally {
      await lease.release();
    }
  } finally {
    await shared.close();
  }
}

function toBusyError(error: unknown): never {
  throw error instanceof LeaseTakenError ? new ImportError("BUSY", error.message, { cause: error }) : error;
}

interface Publication {
  folder: PlacesFolder;
  shared: SharedPlaces;
  /** What is published, with its tag, and what was before it. */
  base: PlacesManifest;
  former: PlacesManifest | null;
  tag: string | null;
  log: (line: string) => void;
}

async function publishShared(
  publication: Publication,
  manifest: PlacesManifest,
  photoKeys: ReadonlySet<string>,
  signal: AbortSignal | undefined,
): Promise<PlacesManifest> {
  const { folder, shared, base, log } = publication;
  const { files } = shared;
  const stored = new Set((await listAll(files, "")).map(({ key }) => key));
  const digests: Record<string, FileDigest> = {};
  const lacking: { key: string; path: string; byteCount: number }[] = [];
  for (const key of listManifestFiles(manifest)) {
    signal?.throwIfAborted();
    const path = join(folder.path, key);
    // Numbers of generations are not used again, so a file of the manifest before is the same.
    const known = stored.has(key) ? base.files?.[key] : undefined;
    const digest = known ?? (await readFileDigest(path));
    if (digest === null) throw new ImportError("STORE", `${path} is missing. Nothing was changed.`);
    digests[key] = digest;
    if (known === undefined) lacking.push({ key, path, byteCount: digest.byteCount });
  }
  const isUsedPhoto = (key: string) => photoKeys.has(/([0-9a-f]{64})\.\w+$/.exec(key)?.[1] ?? "");
  for (const { key, byteCount } of await listAll(openFileStore(folder.path, undefined), "photos/"))
    if (isUsedPhoto(key) && !stored.has(key)) lacking.push({ key, path: join(folder.path, key), byteCount });
  const sizes = lacking.map(({ byteCount }) => byteCount);
  const progress = new ByteProgress("Places to FILES_URL", sizes, log);
  for (const { key, path } of lacking) {
    signal?.throwIfAborted();
    await files.upload(key, path, { onBytes: (count) => progress.add(count), signal });
  }

  const retired: Record<string, string> = {};
  const expired: string[] = [];
  for (const key of stored) {
    if (
      !IMPORTED_KEY.test(key) ||
      Object.hasOwn(digests, key) ||
      (key.startsWith("photos/") && isUsedPhoto(key))
    )
      continue;
    const since = base.retired?.[key] ?? new Date().toISOString();
    if (Date.now() - Date.parse(since) > RETIRED_MS) expired.push(key);
    else retired[key] = since;
  }
  const complete = { ...manifest, files: digests, retired };
  await replaceCurrent(publication, complete);
  await showInFolder(folder, complete);
  for (const key of expired) await files.delete(key).catch(() => {});
  return complete;
}

/** Replaces what all servers show. The storage keeps every file of one publication before. */
async function replaceCurrent({ shared, base, tag }: Publication, manifest: PlacesManifest): Promise<void> {
  if (await shared.replace(manifest, tag === null ? null : base, tag)) return;
  throw new ImportError(
    "BUSY",
    "Another server published places in the meantime. Nothing was changed; run this again.",
  );
}

async function restorePrevious(
  publication: Publication,
  generation: number,
  signal: AbortSignal | undefined,
): Promise<PlacesManifest> {
  const { folder, shared, base, former, log } = publication;
  if (former === null)
    throw new ImportError(
      "USAGE",
      "The shared places were published once, so there is nothing to go back to. Nothing was changed.",
    );
  await rejectDisclosure(folder, base, former);
  await requireStored(shared, former);
  await shared.fetch(former, { log, signal });
  const now = new Date().toISOString();
  const retired = Object.fromEntries(
    [...listManifestFiles(base), ...Object.keys(base.retired ?? {})]
      .filter((key) => !Object.hasOwn(former.files ?? {}, key))
      .map((key) => [key, base.retired?.[key] ?? now]),
  );
  const manifest = { ...former, generation, retired };
  await replaceCurrent(publication, manifest);
  await showInFolder(folder, manifest);
  return manifest;
}

/** @throws {ImportError} USAGE if `former` shows what was hidden or made private since. */
async function rejectDisclosure(
  { path, databaseUrl }: PlacesFolder,
  base: PlacesManifest,
  former: PlacesManifest,
): Promise<void> {
  const shown = base.sources.find(
    ({ name, isPrivate }) =>
      isPrivate && former.sources.some((one) => one.name === name && one.isPrivate !== true),
  );
  if (shown !== undefined)
    throw new ImportError(
      "USAGE",
      `The places before would make ${shown.name} public again. Nothing was changed; import the earlier files again instead.`,
    );
  const hidden = await readHiddenReviews(path, databaseUrl);
  if (hidden.every((signature) => former.hiddenReviews?.includes(signature))) return;
  throw new ImportError(
    "USAGE",
    "The places before would show a review that is hidden now. Nothing was changed; import the earlier files again instead.",
  );
}

/** @throws {ImportError} STORE if a server without files could not fetch those of `manifest`. */
async function requireStored({ files }: SharedPlaces, manifest: PlacesManifest): Promise<void> {
  const stored = new Map((await listAll(files, "")).map(({ key, byteCount }) => [key, byteCount]));
  for (const key of listManifestFiles(manifest)) {
    if (stored.get(key) === manifest.files?.[key]?.byteCount) continue;
    throw new ImportError("STORE", `The object storage no longer has ${key}. Nothing was changed.`);
  }
}

/** Shows in this folder what the other servers fetch. A folder that cannot be written to shows it later. */
async function showInFolder({ path }: PlacesFolder, manifest: PlacesManifest): Promise<void> {
  try {
    const own = await readManifest(path).catch(() => null);
    if (own !== null) await writeFile(join(path, PREVIOUS_FILE), JSON.stringify(own)).catch(() => {});
    await publishManifest(path, manifest);
  } catch (error) {
    console.error(`The places are published; ${path} cannot show them yet: ${(error as Error).message}`);
  }
}
