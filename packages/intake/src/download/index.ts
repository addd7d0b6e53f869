export { downloadFile } from "./download.ts";
export { httpGet, redactUrl } from "./http-get.ts";
export { allowsPrivateHosts, isPublicAddress } from "./public-address.ts";
