import { namesAsValues } from "./names-as-values.ts";

/** Light or dark, or as the reader's system has it. */
export const ColorScheme = namesAsValues("DARK", "FOLLOW_SYSTEM", "LIGHT");
