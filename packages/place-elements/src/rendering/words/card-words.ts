import { wordsLoader } from "@lieudit/place-widgets/text";
import { LANGUAGE_FILES } from "@lieudit/place-widgets/text/files";

/** Loads the words of a card or a pin. In the built kit the file of a language has no others; see words-of-widgets.ts. */
export const loadCardWords = wordsLoader(LANGUAGE_FILES);
