/** Members of `importLibrary("geocoding")`. */
import { namesAsValues } from "../core/enums.ts";

export { Geocoder } from "./geocoder.ts";
export { GeocoderStatus } from "./geocoder-status.ts";

export const Containment = namesAsValues("NEAR", "OUTSKIRTS", "WITHIN");

export const ExtraGeocodeComputation = namesAsValues("ADDRESS_DESCRIPTORS");

/** How exact the location of a result is. */
export const GeocoderLocationType = namesAsValues(
  "APPROXIMATE",
  "GEOMETRIC_CENTER",
  "RANGE_INTERPOLATED",
  "ROOFTOP",
);

export const SpatialRelationship = namesAsValues(
  "ACROSS_THE_ROAD",
  "AROUND_THE_CORNER",
  "BEHIND",
  "BESIDE",
  "DOWN_THE_ROAD",
  "NEAR",
  "WITHIN",
);
