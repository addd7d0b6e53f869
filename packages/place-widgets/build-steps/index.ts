/** What the build of another package takes from here, so that both name and trim the same. */
export { leanPreact } from "./lean-preact.ts";
export { PREACT_IN_PLACE_OF_REACT } from "./preact-in-place-of-react.ts";
export { withShortNames } from "./short-names.ts";
export { DICTIONARIES, type Dictionary, dictionaryOf, keepEntries } from "./used-entries.ts";
export { keepUsedStyles } from "./used-styles.ts";
