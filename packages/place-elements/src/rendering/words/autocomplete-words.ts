import { createWordsLoader } from "@lieudit/place-widgets/text";
import { LANGUAGE_FILES } from "@lieudit/place-widgets/text/files";

/** Loads the texts of an autocomplete. The build gives each set a file of its own; see `widget-texts.ts` of kit-build. */
export const loadAutocompleteWords = createWordsLoader(LANGUAGE_FILES);
