import { readFile } from "node:fs/promises";
import type { FileStore } from "@lieudit/files";
import { PhotoWriter } from "@lieudit/intake/photos";
import type { ListingPhoto } from "@lieudit/listing-model";
import { ID_DIGITS, makePlaceholder } from "../import/photo-intake.ts";

/** Stores photos that were re-encoded already, once by content. */
export interface PhotoStore {
  /**
   * @param file a JPEG that this server wrote
   * @returns the photo, and the key of its file in the files of listings
   */
  take(file: string, alt: string): Promise<{ photo: ListingPhoto; path: string }>;
}

/** @param files the files of listings */
export function openPhotoStore(files: FileStore): PhotoStore {
  return {
    async take(file, alt) {
      const bytes = await readFile(file);
      const { key, widthPx, heightPx } = await new PhotoWriter(files, "photos/").storeBytes(bytes);
      const placeholder = await makePlaceholder(bytes);
      return {
        photo: { id: key.slice(0, ID_DIGITS), widthPx, heightPx, alt, placeholder },
        path: `photos/${key.slice(0, 2)}/${key}.jpg`,
      };
    },
  };
}
