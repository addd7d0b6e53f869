export { MAX_PHOTO_BYTES, PhotoRejected, PhotoWriter } from "./photo-store.ts";
export { PhotoUnavailable, PoliteClient, type PoliteClientOptions } from "./polite-client.ts";
export { removeUnusedPhotos } from "./unused-photos.ts";
