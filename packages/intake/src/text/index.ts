export { cleanText, cleanValues, MAX_DESCRIPTION_CHARACTERS } from "./clean-text.ts";
export { foldName } from "./fold-name.ts";
