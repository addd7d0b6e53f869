import { wordsLoader } from "@lieudit/place-widgets/text";
import { LANGUAGE_FILES } from "@lieudit/place-widgets/text/files";

/**
 * Loads what other widgets say beside the words of a card. In the built kit the
 * file of a language has no others; see words-of-widgets.ts.
 */
export const loadFurtherWords = wordsLoader(LANGUAGE_FILES);
