import { LANGUAGES } from "@lieudit/place-model";
import type { ChoiceValues } from "./kit-options.ts";

/** The direction that a preview is read in: its language's own unless another is chosen. */
export function readingDirection({
  direction,
  language,
}: Pick<ChoiceValues, "direction" | "language">): "ltr" | "rtl" {
  if (direction !== "auto") return direction;
  return LANGUAGES[language].direction;
}
