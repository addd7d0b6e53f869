export {
  type BoundaryGeometry,
  type BoundaryPosition,
  createBoundary,
  decodeBoundary,
  encodeBoundary,
  NO_BOUNDARY,
  type PlaceBoundary,
} from "./boundary.ts";
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
  getUnits,
  METRES_PER_KILOMETRE,
  METRES_PER_MILE,
  toTravelMinutes,
  toUnits,
  type UnitSystem,
} from "./distance-units.ts";
export {
  applyFieldMask,
  type FieldMask,
  getInnerMask,
  isSelected,
  parseFieldMask,
} from "./field-mask/field-mask.ts";
export { fitSize, type PhotoSize } from "./fitted-size.ts";
export { boxAround, contains, distanceMetres, EARTH_RADIUS_METRES, roundLocation } from "./geo.ts";
export { isListed, type ListedKinds } from "./is-listed.ts";
export { findLanguage, LANGUAGE_CODES, LANGUAGES, type Language, pickLanguage } from "./languages.ts";
export { findNearestName } from "./nearest-name.ts";
export { pickTextLanguage } from "./pick-text-language.ts";
export type {
  AccessibilityOptions,
  AddressComponent,
  Attribution,
  AuthorAttribution,
  CalendarDate,
  Circle,
  ConnectorAggregation,
  ConsumerAlert,
  EvChargeOptions,
  FuelPrice,
  LatLng,
  LocalizedText,
  Money,
  OpeningHours,
  OpeningPeriod,
  OpeningPoint,
  ParkingOptions,
  PaymentOptions,
  Photo,
  Place,
  PlaceField,
  PlaceLinks,
  PostalAddress,
  PriceRange,
  Review,
  Viewport,
} from "./place.ts";
export {
  BUSINESS_STATUSES,
  type BusinessStatus,
  EV_CONNECTOR_TYPES,
  type EvConnectorType,
  FUEL_TYPES,
  FUEL_TYPES_BY_NUMBER,
  type FuelType,
  PRICE_LEVELS,
  type PriceLevel,
  SECONDARY_HOURS_TYPES,
  type SecondaryHoursType,
} from "./place-enums.ts";
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
  type StoredTransitAgency,
  type StoredTransitLine,
  type StoredTransitStation,
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
export {
  calendarDate as CALENDAR_DATE_SHAPE,
  latLng as LAT_LNG_SHAPE,
  localizedText as LOCALIZED_TEXT_SHAPE,
  viewport as VIEWPORT_SHAPE,
} from "./shapes/common-shapes.ts";
export { createResponseShapes, type PlacesCall } from "./shapes/create-response-shapes.ts";
export {
  type ComputedField,
  FACT_FIELDS,
  NAMED_SHAPES,
  PLACE_SHAPE,
  RECORD_FIELDS,
} from "./shapes/place-shape.ts";
export { REQUEST_SHAPES } from "./shapes/request-shapes.ts";
export { BOUNDARY_SHAPE, RESPONSE_SHAPES } from "./shapes/response-shapes.ts";
export {
  type ComputeRouteMatrixResponse,
  type ComputeRoutesResponse,
  ROUTE_SHAPES,
  type WireRoute,
  type WireRouteLeg,
  type WireRouteStep,
} from "./shapes/route-shapes.ts";
export {
  list as listShape,
  type MessageShape,
  message as messageShape,
  type Shape,
  text as TEXT_SHAPE,
  type ValueOf,
} from "./shapes/shape.ts";
export { TRANSIT_VEHICLE_TYPES } from "./transit-vehicle-types.ts";
export {
  isLanguageTag,
  type KnownTypes,
  MAX_QUERY_LENGTH,
  MAX_RADIUS_METRES,
  MAX_RESULT_COUNT,
  MAX_SESSION_TOKEN_LENGTH,
  MAX_TYPES,
} from "./validation/check-common.ts";
export { withEnumNumbers } from "./validation/enum-numbers.ts";
export { createErrorEnvelope, type ErrorEnvelope } from "./validation/error-envelope.ts";
export {
  MAX_PRIMARY_TYPES,
  MAX_REGION_CODES,
  parseAutocompleteRequest,
  TYPE_COLLECTIONS,
} from "./validation/parse-autocomplete.ts";
export {
  CONTEXT_TTL_SECONDS,
  GET_CONTEXT_PARAMETERS,
  parseCreateContextRequest,
  parseGetContextRequest,
  parseTtl,
} from "./validation/parse-context-requests.ts";
export {
  BATCH_GET_PLACES_PARAMETERS,
  GET_BOUNDARY_PARAMETERS,
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
export { isSafeUri, readAnswer } from "./validation/read-answer.ts";
export { findRepeatedKey } from "./validation/repeated-key.ts";
export {
  parseRequiredFieldMask,
  readParameters,
  type SystemParameters,
} from "./validation/system-parameters.ts";
