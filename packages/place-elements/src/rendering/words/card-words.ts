import { createWordsLoader } from "@lieudit/place-widgets/text";
import { LANGUAGE_FILES } from "@lieudit/place-widgets/text/files";

/** Loads the texts of a card or a pin. The build keeps only these in the files: see `widget-texts.ts` of kit-build. */
export const loadCardWords = createWordsLoader(LANGUAGE_FILES);
