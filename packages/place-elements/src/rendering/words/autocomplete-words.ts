import { createWordsLoader } from "@lieudit/place-widgets/text";
import { LANGUAGE_FILES } from "@lieudit/place-widgets/text/files";

/** Loads the texts of the autocomplete. The build keeps only these in the files: see `widget-texts.ts` of kit-build. */
export const loadAutocompleteWords = createWordsLoader(LANGUAGE_FILES);
