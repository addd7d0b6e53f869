import { namesAsValues } from "../core/names-as-values.ts";

/** How a page asks for a map to be drawn; every map draws itself as the browser can. */
export const RenderingType = namesAsValues("RASTER", "UNINITIALIZED", "VECTOR");
