export {
  getPlaceType,
  getTypeName,
  isPlaceType,
  PLACE_ICONS,
  PLACE_TYPES,
  type PlaceIcon,
  type PlaceType,
  withParentTypes,
} from "./place-type.ts";
export { isTypeName, longestTypePhrase, typeNames, typesForWords } from "./type-words.ts";
