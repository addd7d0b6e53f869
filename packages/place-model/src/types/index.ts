export { TABLE_LANGUAGES } from "./further-type-names.ts";
export { PLACE_ICONS, type PlaceIcon } from "./place-icon.ts";
export {
  getPlaceType,
  getTypeName,
  isPlaceType,
  PLACE_TYPES,
  type PlaceType,
  withParentTypes,
} from "./place-type.ts";
export {
  findFurtherLanguage,
  findTypesForWords,
  getMaxPhraseWords,
  isTypeName,
  KNOWN_TYPES,
  listTypePhrases,
  suggestType,
} from "./type-words.ts";
