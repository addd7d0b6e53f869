export { cleanText } from "./clean-text.ts";
export { escapeMarkup } from "./escape-markup.ts";
