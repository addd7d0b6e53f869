export { cleanText } from "./clean-text.ts";
export { escapeMarkup } from "./escape-markup.ts";
export { toTerminalText } from "./terminal-text.ts";
