import { createWordsLoader } from "@lieudit/place-widgets/text";
import { LANGUAGE_FILES } from "@lieudit/place-widgets/text/files";

/** Loads the texts of the other widgets, except those of a card. The build keeps only these in the files: see `widget-texts.ts` of kit-build. */
export const loadFurtherWords = createWordsLoader(LANGUAGE_FILES);
