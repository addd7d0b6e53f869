/** What another importer needs to take in strangers' files as this one does: addresses and photos. */

export { zipOfFiles } from "./feeds/input/stored-zip.ts";
export { httpGet, shownUrl } from "./source/http-get.ts";
export { allowsPrivateHosts } from "./source/public-address.ts";
export { MAX_PHOTO_BYTES, PhotoRefused, PhotoWriter } from "./store/photo-store.ts";
