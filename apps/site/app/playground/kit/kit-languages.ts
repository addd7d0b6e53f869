import { LANGUAGES } from "@lieudit/place-model";
import type { WidgetText } from "@lieudit/place-widgets";
import { loadWidgetText } from "@lieudit/place-widgets/text";
import { use } from "react";
import type { ChoiceValues } from "./kit-options.ts";

export type KitLanguage = ChoiceValues["language"];

const loaded = new Map<KitLanguage, Promise<WidgetText>>();

/** The words of the widgets in a language; suspends until they are loaded. */
export function useKitText(language: KitLanguage): WidgetText {
  const text = loaded.get(language) ?? loadWidgetText(language);
  loaded.set(language, text);
  return use(text);
}

/** The direction that a preview is read in: its language's own unless another is chosen. */
export function readingDirection({
  direction,
  language,
}: Pick<ChoiceValues, "direction" | "language">): "ltr" | "rtl" {
  if (direction !== "auto") return direction;
  return LANGUAGES[language].direction;
}
