import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type FileStore, listAll, openFileStore } from "@lieudit/files";
import { getQuarantineKey } from "@lieudit/leads";
import { leadsFolder } from "../lead-work/start-lead-work.ts";

/** Where a server stores files. */
export interface FilesPlace {
  dataDir: string;
  filesUrl?: string | undefined;
}

const FOLDER = "deliveries/";

/** Opens the files of listings, and so of deliveries. */
export function openListingFiles({ dataDir, filesUrl }: FilesPlace): FileStore {
  return openFileStore(join(dataDir, "listings"), filesUrl);
}

/**
 * Moves an uploaded file out of quarantine to the deliveries. It has a folder of its own, since
 * photos beside it would belong to it.
 *
 * @param file its name in quarantine
 * @param name of the file on the sender's device; only its extension is used
 * @throws {Error} if the upload is missing
 */
export async function keepDeliveredFile(
  place: FilesPlace,
  { id, file, name }: { id: string; file: string; name: string },
): Promise<void> {
  const [extension = ".csv"] = /\.(?:zip|csv|xml|jsonl)$/i.exec(name) ?? [];
  const uploads = openFileStore(leadsFolder(place.dataDir), place.filesUrl);
  const key = `${FOLDER}${id}/annonces${extension.toLowerCase()}`;
  const isThere = await uploads.withLocalFile(getQuarantineKey(file), async (path) => {
    await openListingFiles(place).putFile(key, path);
    return true;
  });
  if (isThere === null) throw new Error(`The delivered file ${file} is missing.`);
}

/** Calls `use` with the path of the file of a delivery. Null if it is missing. */
export async function withDeliveredFile<Result>(
  place: FilesPlace,
  id: string,
  use: (path: string) => Promise<Result>,
): Promise<Result | null> {
  const files = openListingFiles(place);
  const [file] = await listAll(files, `${FOLDER}${id}/`);
  return file === undefined ? null : files.withLocalFile(file.key, use);
}

/** A file that is being stored has no delivery yet. */
const STORING_MS = 3_600_000;

/** Deletes the file of a delivery. */
export async function deleteDeliveredFile(place: FilesPlace, id: string): Promise<void> {
  const files = openListingFiles(place);
  for (const { key } of await listAll(files, `${FOLDER}${id}/`)) await files.delete(key);
  if (!files.isRemote)
    await rm(join(place.dataDir, "listings", FOLDER, id), { recursive: true, force: true });
}

/** Deletes files of which no delivery is left. */
export async function sweepDeliveredFiles(place: FilesPlace, needed: ReadonlySet<string>): Promise<void> {
  for (const { key, modified } of await listAll(openListingFiles(place), FOLDER)) {
    const [, id = ""] = key.split("/");
    if (!needed.has(id) && Date.now() - modified.getTime() >= STORING_MS)
      await deleteDeliveredFile(place, id);
  }
}
