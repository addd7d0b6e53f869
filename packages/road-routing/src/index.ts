export { createGraphRouter, type GraphRouterOptions } from "./local/graph-router.ts";
export { createOsrmRouter, type OsrmRouterOptions } from "./osrm/osrm-router.ts";
export {
  type Avoided,
  MAX_SNAP_METRES,
  type Route,
  type RouteLeg,
  type Router,
  type RoutesQuery,
  TRAVEL_MODES,
  type TravelMode,
} from "./router.ts";
