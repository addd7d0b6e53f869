export {
  isPlaceType,
  PLACE_ICONS,
  PLACE_TYPES,
  type PlaceIcon,
  type PlaceType,
  placeType,
  typeName,
  typeWithParents,
} from "./place-type.ts";
export { isTypeName, longestTypePhrase, typeNames, typesForWords } from "./type-words.ts";
