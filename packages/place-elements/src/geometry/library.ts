/** Members of `importLibrary("geometry")`. */
export { encoding } from "./encoding.ts";
export { poly } from "./poly.ts";
export { spherical } from "./spherical.ts";
