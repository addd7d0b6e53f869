import { wordsLoader } from "@lieudit/place-widgets/text";
import { LANGUAGE_FILES } from "@lieudit/place-widgets/text/files";

/** Loads the words of an autocomplete. In the built kit the file of a language has no others; see words-of-widgets.ts. */
export const loadAutocompleteWords = wordsLoader(LANGUAGE_FILES);
