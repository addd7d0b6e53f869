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
  findTypesForWords,
  getMaxPhraseWords,
  isTypeName,
  KNOWN_TYPES,
  suggestType,
  typeNames,
} from "./type-words.ts";
