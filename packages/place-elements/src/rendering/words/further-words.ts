import { createWordsLoader } from "@lieudit/place-widgets/text";
import { LANGUAGE_FILES } from "@lieudit/place-widgets/text/files";

/** Loads the texts of other widgets beside those of a card. The build gives each set a file of its own; see `widget-texts.ts` of kit-build. */
export const loadFurtherWords = createWordsLoader(LANGUAGE_FILES);
