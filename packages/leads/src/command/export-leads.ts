import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "@lieudit/database";
import type { FileStore } from "@lieudit/files";
import type { Lead } from "../store/lead.ts";
import { toCsv, toLeadRows } from "./lead-csv.ts";

/**
 * Writes `demandes.csv` and the photos of leads into a folder that only the
 * operator can read.
 *
 * @returns the number of written photos
 */
export async function exportLeads(leads: readonly Lead[], from: FileStore, to: string): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  let count = 0;
  for (const lead of leads) {
    for (const [index, file] of lead.files.entries()) {
      if (file.state !== "ready" || file.path === null) continue;
      const target = join(to, getExportName(lead, index));
      const isThere = await from.withLocalFile(file.path, async (path) => {
        await copyFile(path, target);
        return true;
      });
      if (isThere === null) throw new StoreError("UNAVAILABLE", `La photo ${file.path} n’est plus là.`);
      count += 1;
    }
  }
  await writeFile(join(to, "demandes.csv"), toCsv(toLeadRows(leads, getExportName)), { mode: 0o600 });
  return count;
}

/** File name of an exported photo. */
function getExportName({ reference }: Pick<Lead, "reference">, index: number): string {
  return `${reference}-${index + 1}.jpg`;
}
