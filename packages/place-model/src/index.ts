export {
  type ContextDistance,
  type ContextMapOptions,
  type ContextRoutingSummary,
  type ContextSearchNearby,
  type ContextSearchText,
  type CreateContextRequest,
  type CreateContextResponse,
  type DistanceUnit,
  type GetContextRequest,
  type GetContextResponse,
  MAX_CONTEXT_PLACES,
  type MapColorScheme,
} from "./contexts.ts";
export {
  inUnits,
  METRES_PER_KILOMETRE,
  METRES_PER_MILE,
  travelMinutes,
  type UnitSystem,
  unitsOfRegion,
} from "./distance-units.ts";
export {
  applyFieldMask,
  type FieldMask,
  innerMask,
  isWanted,
  parseFieldMask,
} from "./field-mask/field-mask.ts";
export { fittedSize, type PhotoSize } from "./fitted-size.ts";
export { boxAround, contains, distanceMetres, EARTH_RADIUS_METRES } from "./geo.ts";
export { isListed, type ListedKinds } from "./is-listed.ts";
export {
  type OpeningHours,
  type OpeningPeriod,
  type OpeningPoint,
  SECONDARY_HOURS_TYPES,
  type SecondaryHoursType,
  type SecondaryOpeningHours,
} from "./opening-hours.ts";
export {
  type AccessibilityOptions,
  type AddressComponent,
  type Attribution,
  type AuthorAttribution,
  BUSINESS_STATUSES,
  type BusinessStatus,
  type CalendarDate,
  type Circle,
  type ConnectorAggregation,
  type ConsumerAlert,
  EV_CONNECTOR_TYPES,
  type EvChargeOptions,
  type EvConnectorType,
  FUEL_TYPES,
  FUEL_TYPES_BY_NUMBER,
  type FuelPrice,
  type FuelType,
  type LatLng,
  type LocalizedText,
  type Money,
  type ParkingOptions,
  type PaymentOptions,
  type Photo,
  type Place,
  type PlaceField,
  type PlaceLinks,
  type PlusCode,
  type PostalAddress,
  PRICE_LEVELS,
  type PriceLevel,
  type PriceRange,
  type Review,
  type Viewport,
} from "./place.ts";
export {
  PLACE_KINDS,
  type PlaceAddress,
  type PlaceFacts,
  type PlaceHours,
  type PlaceKind,
  type PlaceNames,
  type PlaceRecord,
  type SecondaryHours,
  type StoredPhoto,
  type StoredReview,
} from "./place-record.ts";
export {
  type FieldViolation,
  HTTP_STATUS,
  PlacesError,
  type PlacesErrorOptions,
  type PlacesStatus,
} from "./places-error.ts";
export { decodePolyline, encodePolyline } from "./polyline.ts";
export type {
  AutocompleteRequest,
  AutocompleteResponse,
  BatchGetPlacesRequest,
  BatchGetPlacesResponse,
  FormattableText,
  GetPhotoMediaRequest,
  GetPlaceRequest,
  LocationArea,
  PhotoMedia,
  PlacePrediction,
  ReverseGeocodeRequest,
  ReverseGeocodeResponse,
  RouteModifiers,
  RoutingParameters,
  RoutingSummary,
  SearchAlongRouteParameters,
  SearchNearbyRequest,
  SearchNearbyResponse,
  SearchTextRequest,
  SearchTextResponse,
  StructuredFormat,
  Suggestion,
  TravelMode,
} from "./requests.ts";
export { TRANSIT_VEHICLE_TYPES } from "./transit-vehicle-types.ts";
export { answerShapes, type PlacesCall } from "./validation/answer-shapes.ts";
export {
  type IsKnownType,
  isLanguageTag,
  MAX_QUERY_LENGTH,
  MAX_RADIUS_METRES,
  MAX_RESULT_COUNT,
  MAX_SESSION_TOKEN_LENGTH,
  MAX_TYPES,
} from "./validation/check-common.ts";
export {
  calendarDate as CALENDAR_DATE_SHAPE,
  latLng as LAT_LNG_SHAPE,
  localizedText as LOCALIZED_TEXT_SHAPE,
  viewport as VIEWPORT_SHAPE,
} from "./validation/common-shapes.ts";
export { withEnumNumbers } from "./validation/enum-numbers.ts";
export { type ErrorEnvelope, errorEnvelope } from "./validation/error-envelope.ts";
export {
  MAX_PRIMARY_TYPES,
  MAX_REGION_CODES,
  parseAutocompleteRequest,
} from "./validation/parse-autocomplete.ts";
export {
  CONTEXT_TTL_SECONDS,
  contextTtlSeconds,
  GET_CONTEXT_PARAMETERS,
  parseCreateContextRequest,
  parseGetContextRequest,
} from "./validation/parse-context-requests.ts";
export {
  BATCH_GET_PLACES_PARAMETERS,
  GET_PHOTO_MEDIA_PARAMETERS,
  GET_PLACE_PARAMETERS,
  MAX_PHOTO_PX,
  MAX_PLACE_IDS,
  type ParsedPhotoMedia,
  parseBatchGetPlacesRequest,
  parseGetPhotoMediaRequest,
  parseGetPlaceRequest,
  type Query,
} from "./validation/parse-get-requests.ts";
export { parseReverseGeocodeRequest } from "./validation/parse-reverse-geocode.ts";
export { parseSearchNearbyRequest } from "./validation/parse-search-nearby.ts";
export { parseSearchTextRequest } from "./validation/parse-search-text.ts";
export { NAMED_SHAPES, PLACE_SHAPE } from "./validation/place-shape.ts";
export { isSafeUri, readAnswer } from "./validation/read-answer.ts";
export { repeatedKey } from "./validation/repeated-key.ts";
export { REQUEST_SHAPES } from "./validation/request-shapes.ts";
export { RESPONSE_SHAPES } from "./validation/response-shapes.ts";
export {
  list as listShape,
  type MessageShape,
  message as messageShape,
  type Shape,
  text as TEXT_SHAPE,
} from "./validation/shape.ts";
export { readParameters, requiredFieldMask, type SystemParameters } from "./validation/system-parameters.ts";
