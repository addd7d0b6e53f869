export { aPlace } from "./a-place.ts";
export { aPlaceRecord } from "./a-place-record.ts";
