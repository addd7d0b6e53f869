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
import { deleteDeliveredFile, sweepDeliveredFiles, withDeliveredFile } from "../listings/delivery-files.ts";
import type { DeskWorkParts } from "./desk-work-parts.ts";

type Parts = Pick<
  DeskWorkParts,
  "listings" | "dataDir" | "filesUrl" | "allowPrivateHosts" | "log" | "signal"
>;

/** Imports the files that people sent, one after the other, unless another server does. */
export async function importDeliveries(parts: Parts): Promise<void> {
  const { listings } = parts;
  if ((await listings.findWaitingDelivery()) === null) return;
  await listings.withLease("deliveries", async (lost) => {
    const signal = AbortSignal.any([parts.signal, lost]);
    while (!signal.aborted) {
      const delivery = await listings.findWaitingDelivery();
      if (delivery === null) return;
      const result = await importDelivery(delivery, { ...parts, signal });
      signal.throwIfAborted();
      await listings.setDeliveryResult(delivery.id, result);
      // A file whose columns are not known yet is read again.
      if (result.state !== "mapping") await deleteDeliveredFile(parts, delivery.id);
    }
  });
}

async function importDelivery(
  { id, agence }: DeliveryRecord,
  parts: Parts,
): Promise<Pick<DeliveryRecord, "state" | "report" | "sample">> {
  const { listings, dataDir, filesUrl, allowPrivateHosts, log, signal } = parts;
  try {
    const report = await withDeliveredFile(parts, id, (file) =>
      importFile({
        store: listings,
        folder: join(dataDir, "listings"),
        filesUrl,
        file,
        agence,
        takesAgencies: false,
        allowPrivateHosts,
        findMapping: (header) => listings.findColumns(agence, header),
        signal,
      }),
    );
    if (report === null) throw new StoreError("INVALID", "Le fichier de la livraison n’est plus là.");
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

/** Deletes old deliveries, and files of which no delivery is left. */
export async function tidyDeliveries({
  listings,
  ...place
}: Pick<DeskWorkParts, "dataDir" | "filesUrl"> & {
  listings: Pick<ListingStore, "removeOldDeliveries">;
}): Promise<void> {
  await sweepDeliveredFiles(place, new Set(await listings.removeOldDeliveries()));
}
