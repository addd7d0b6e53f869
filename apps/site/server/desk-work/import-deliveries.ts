import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "@lieudit/database";
import {
  type DeliveryRecord,
  importFile,
  isAnythingTaken,
  type ListingStore,
  toRejection,
  toStoredReport,
  UnknownColumnsError,
} from "@lieudit/listing-store";
import { findDeliveredFile, getDeliveryFolder } from "../listings/delivery-files.ts";
import type { DeskWorkParts } from "./desk-work-parts.ts";

type Parts = Pick<DeskWorkParts, "listings" | "dataDir" | "allowPrivateHosts" | "log" | "signal">;

/** Imports the files that people sent, one after the other. */
export async function importDeliveries(parts: Parts): Promise<void> {
  const { listings, signal, dataDir } = parts;
  while (!signal.aborted) {
    const delivery = await listings.findWaitingDelivery();
    if (delivery === null) return;
    const result = await importDelivery(delivery, parts);
    await listings.setDeliveryResult(delivery.id, result);
    // A file whose columns are not known yet is read again.
    if (result.state !== "mapping")
      await rm(getDeliveryFolder(dataDir, delivery.id), { recursive: true, force: true });
  }
}

async function importDelivery(
  { id, agence }: DeliveryRecord,
  { listings, dataDir, allowPrivateHosts, log, signal }: Parts,
): Promise<Pick<DeliveryRecord, "state" | "report" | "sample">> {
  try {
    const report = await importFile({
      store: listings,
      folder: join(dataDir, "listings"),
      file: await findDeliveredFile(dataDir, id),
      agence,
      takesAgencies: false,
      allowPrivateHosts,
      findMapping: (header) => listings.findColumns(agence, header),
      signal,
    });
    const state = isAnythingTaken(report) ? "done" : "rejected";
    return { state, report: toStoredReport(report), sample: null };
  } catch (error) {
    if (error instanceof UnknownColumnsError) return { state: "mapping", report: null, sample: error.sample };
    const isOurs = error instanceof StoreError;
    // The next round tries again.
    if (signal.aborted || (isOurs && error.code !== "INVALID")) throw error;
    const { message } = error as Error;
    if (!isOurs) log(`The delivery ${id} failed: ${message}`);
    const reason = isOurs
      ? message
      : "La lecture a échoué ; vérifiez le fichier, puis envoyez-le de nouveau.";
    return { state: "rejected", report: toRejection(reason), sample: null };
  }
}

/** A file that is being stored has no delivery yet. */
const STORING_MS = 3_600_000;

/** Deletes old deliveries, and files of which no delivery is left. */
export async function tidyDeliveries({
  listings,
  dataDir,
}: {
  listings: Pick<ListingStore, "removeOldDeliveries">;
  dataDir: string;
}): Promise<void> {
  const needed = new Set(await listings.removeOldDeliveries());
  const root = getDeliveryFolder(dataDir);
  for (const id of await readdir(root).catch(() => [])) {
    const folder = join(root, id);
    if (needed.has(id) || Date.now() - (await stat(folder)).mtimeMs < STORING_MS) continue;
    await rm(folder, { recursive: true, force: true });
  }
}
