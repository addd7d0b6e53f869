/** What `importLibrary("geometry")` gives. */
export { encoding } from "./encoding.ts";
export { poly } from "./poly.ts";
export { spherical } from "./spherical.ts";
