import { namesAsValues } from "../core/names-as-values.ts";

/** Requested rendering of a map; without effect here. */
export const RenderingType = namesAsValues("RASTER", "UNINITIALIZED", "VECTOR");
