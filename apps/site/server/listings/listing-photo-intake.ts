import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openFileStore } from "@lieudit/files";
import { getLeadFolders, getQuarantineKey } from "@lieudit/leads";
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
  filesUrl: string | undefined,
): (file: string) => Promise<{ photo: ListingPhoto; path: string } | null> {
  const { quarantine } = getLeadFolders(leadsFolder(dataDir));
  const decoder = createPhotoDecoder();
  const uploads = openFileStore(leadsFolder(dataDir), filesUrl);
  const photos = openPhotoStore(openFileStore(join(dataDir, "listings"), filesUrl));
  return async (file) => {
    const clean = join(quarantine, `${file}.${randomUUID()}.jpg`);
    try {
      return await uploads.withLocalFile(getQuarantineKey(file), async (upload) => {
        await decoder.reencode(upload, clean);
        return photos.take(clean, "");
      });
    } catch (error) {
      if (error instanceof PhotoUnreadable || error instanceof PhotoPostponed) return null;
      throw error;
    } finally {
      await rm(clean, { force: true });
    }
  };
}
