import { Circle } from "../core/circle.ts";
import type { LatLngAltitude } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { toArea, toCircle, toLatLngAltitude, toLatLngBounds } from "../core/location-input.ts";
import type { PropertyKind } from "./property-kinds.ts";

/** Stands for the region of the reader's IP address. */
export const IP_BIAS = "IP_BIAS";

/** A point; `lat,lng` in the attribute. */
export const POINT = locationKind(toLatLngAltitude, pointText);

/** A box; `south,west,north,east` in the attribute. */
export const BOUNDS = locationKind(toLatLngBounds, boundsText);

/** A circle; `radius@lat,lng` in the attribute, the radius in metres. */
export const CIRCLE = locationKind(toCircle, circleText);

/** A point, a box, a circle or `IP_BIAS`; written in the attribute in the same forms. */
export const LOCATION_BIAS = locationKind(
  (value, what) => (value === IP_BIAS ? value : toArea(value, what)),
  (value) => {
    if (value instanceof Circle) return circleText(value);
    if (value instanceof LatLngBounds) return boundsText(value);
    return typeof value === "string" ? value : pointText(value);
  },
);

/** @param take throws `Invalid <what>: …`, where `what` is the property's name with a capital: `Invalid LocationRestriction: …` */
function locationKind<Value>(
  take: (value: unknown, what: string) => Value,
  write: (value: Value) => string | null,
): PropertyKind<Value | null> {
  const taken = (value: unknown, name: string) =>
    take(
      value,
      name.replace(/^./, (letter) => letter.toUpperCase()),
    );
  return {
    initial: null,
    take: taken,
    parse: taken,
    write: (value) => (value === null ? null : write(value)),
  };
}

function pointText({ lat, lng, altitude }: LatLngAltitude): string {
  return altitude === 0 ? `${lat},${lng}` : `${lat},${lng},${altitude}`;
}

function boundsText(value: LatLngBounds): string {
  const { south, west, north, east } = value.toJSON();
  return [south, west, north, east].join();
}

function circleText(value: Circle): string | null {
  const center = value.getCenter();
  return center === null ? null : `${value.getRadius()}@${center.lat()},${center.lng()}`;
}
