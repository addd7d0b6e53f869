/** What only some servers of the protocol fill is read by this, which few pages need. */
export { BEYOND_SHAPES } from "@lieudit/place-model";
