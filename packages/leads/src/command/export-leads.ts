import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Lead } from "../store/lead.ts";
import { csvText, leadRows } from "./lead-csv.ts";

/**
 * Writes leads into a folder of their own: `demandes.csv`, and beside it the
 * photos. Only the operator can read it.
 *
 * @param from `DATA_DIR/leads`
 * @returns how many photos were written
 */
export async function exportLeads(leads: readonly Lead[], from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  let count = 0;
  for (const lead of leads) {
    for (const [index, file] of lead.files.entries()) {
      if (file.state !== "ready" || file.path === null) continue;
      await copyFile(join(from, file.path), join(to, exportedName(lead, index)));
      count += 1;
    }
  }
  await writeFile(join(to, "demandes.csv"), csvText(leadRows(leads, exportedName)), { mode: 0o600 });
  return count;
}

/** The name that a photo gets beside the table. */
function exportedName({ reference }: Pick<Lead, "reference">, index: number): string {
  return `${reference}-${index + 1}.jpg`;
}
