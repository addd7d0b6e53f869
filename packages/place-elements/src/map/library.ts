/** What `importLibrary("maps")` gives. */
export { Map } from "./map.ts";
