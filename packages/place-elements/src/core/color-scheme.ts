import { namesAsValues } from "./names-as-values.ts";

/** Light, dark, or the scheme of the reader's system. */
export const ColorScheme = namesAsValues("DARK", "FOLLOW_SYSTEM", "LIGHT");
