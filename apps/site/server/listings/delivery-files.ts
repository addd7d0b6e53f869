import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { getLeadFolders } from "@lieudit/leads";
import { leadsFolder } from "../lead-work/start-lead-work.ts";

/** Folder of the file of a delivery, or of all deliveries. */
export function getDeliveryFolder(dataDir: string, id = ""): string {
  return join(dataDir, "listings", "deliveries", id);
}

/** Returns the path of the file of a delivery. */
export async function findDeliveredFile(dataDir: string, id: string): Promise<string> {
  const folder = getDeliveryFolder(dataDir, id);
  const [name = ""] = await readdir(folder);
  return join(folder, name);
}

/**
 * Moves an uploaded file out of quarantine to the deliveries. It has a folder of its own, since
 * photos beside it would belong to it.
 *
 * @param file its name in quarantine
 * @param name of the file on the sender's device; only its extension is used
 */
export async function keepDeliveredFile(
  dataDir: string,
  { id, file, name }: { id: string; file: string; name: string },
): Promise<void> {
  const { quarantine } = getLeadFolders(leadsFolder(dataDir));
  const [extension = ".csv"] = /\.(?:zip|csv|xml|jsonl)$/i.exec(name) ?? [];
  await mkdir(getDeliveryFolder(dataDir, id), { recursive: true });
  await rename(
    join(quarantine, file),
    join(getDeliveryFolder(dataDir, id), `annonces${extension.toLowerCase()}`),
  );
}
