import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { getLeadFolders } from "@lieudit/leads";
import type { ListingPhoto } from "@lieudit/listing-model";
import { openPhotoStore } from "@lieudit/listing-store/photos";
import { createPhotoDecoder, PhotoPostponed } from "../lead-work/photo-decoder.ts";
import { PhotoUnreadable } from "../lead-work/reencode-photo.ts";
import { leadsFolder } from "../lead-work/start-lead-work.ts";

/**
 * Creates the intake of photos that people add to listings. An uploaded file is untrusted: the
 * decoder of lead photos re-encodes it first, in a process with limited memory and time.
 */
export function createListingPhotoIntake(
  dataDir: string,
): (file: string) => Promise<{ photo: ListingPhoto; path: string } | null> {
  const { quarantine } = getLeadFolders(leadsFolder(dataDir));
  const decoder = createPhotoDecoder();
  const photos = openPhotoStore(join(dataDir, "listings"));
  return async (file) => {
    const clean = join(quarantine, `${file}.${randomUUID()}.jpg`);
    try {
      await decoder.reencode(join(quarantine, file), clean);
      return await photos.take(clean, "");
    } catch (error) {
      if (error instanceof PhotoUnreadable || error instanceof PhotoPostponed) return null;
      throw error;
    } finally {
      await rm(clean, { force: true });
    }
  };
}
