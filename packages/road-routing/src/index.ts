export { createGraphRouter, type GraphRouterOptions } from "./local/graph-router.ts";
export { createOsrmRouter, type OsrmRouterOptions } from "./osrm/osrm-router.ts";
export {
  type AreaQuery,
  type Avoided,
  type DirectionsLeg,
  type DirectionsQuery,
  type DirectionsRoute,
  type DirectionsStep,
  MAX_AREA_SECONDS,
  MAX_SNAP_METRES,
  MAX_TRAVEL_SECONDS,
  type Maneuver,
  type ReachedArea,
  type Route,
  type RouteLeg,
  type Router,
  type RoutesQuery,
  type TimesQuery,
  TRAVEL_MODES,
  type TravelMode,
} from "./router.ts";
