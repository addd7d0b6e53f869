import { PlacesError } from "@lieudit/place-model";
import { z } from "zod";

/** Points between the first and the last of a route, and those that are put in the best order. */
export const MAX_INTERMEDIATES = 25;
export const MAX_ORDERED_INTERMEDIATES = 10;
/** Origins, and destinations, of a matrix. */
export const MAX_MATRIX_POINTS = 25;
const MAX_ADDRESS_CHARACTERS = 200;

const latLng = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

/** A point of a route: a position, a place or an address. Exactly one of them. */
const waypoint = z
  .strictObject({
    location: z.strictObject({ latLng }).optional(),
    placeId: z.string().min(1).max(500).optional(),
    address: z.string().trim().min(1).max(MAX_ADDRESS_CHARACTERS).optional(),
    /** Passed without a stop; only for intermediates. */
    via: z.boolean().default(false),
  })
  .refine(
    ({ location, placeId, address }) =>
      [location, placeId, address].filter((each) => each !== undefined).length === 1,
    "give exactly one of location, placeId and address",
  );
export type Waypoint = z.infer<typeof waypoint>;

const options = {
  travelMode: z
    .enum(
      ["DRIVE", "WALK", "BICYCLE"],
      "is not DRIVE, WALK or BICYCLE: timetables and other vehicles are not known here",
    )
    .default("DRIVE"),
  routeModifiers: z
    .strictObject({
      avoidTolls: z.boolean().default(false),
      avoidHighways: z.boolean().default(false),
      avoidIndoor: z.boolean().default(false),
      /** Routes never use ferries. */
      avoidFerries: z.boolean().optional(),
    })
    .prefault({}),
  /** Traffic is not known; routes warn if it was asked for. */
  routingPreference: z
    .enum(["TRAFFIC_UNAWARE", "TRAFFIC_AWARE", "TRAFFIC_AWARE_OPTIMAL"])
    .default("TRAFFIC_UNAWARE"),
  languageCode: z.string().max(35).default("en"),
  regionCode: z.string().max(3).optional(),
};

/** The request of `/v1/routes`. */
export const routesSchema = z
  .strictObject({
    origin: waypoint,
    destination: waypoint,
    intermediates: z.array(waypoint).max(MAX_INTERMEDIATES).default([]),
    computeAlternativeRoutes: z.boolean().default(false),
    optimizeWaypointOrder: z.boolean().default(false),
    ...options,
  })
  .refine(
    ({ optimizeWaypointOrder, intermediates }) =>
      !optimizeWaypointOrder || intermediates.length <= MAX_ORDERED_INTERMEDIATES,
    `has more than ${MAX_ORDERED_INTERMEDIATES} intermediates to put in order`,
  )
  .refine(
    ({ optimizeWaypointOrder, intermediates }) =>
      !optimizeWaypointOrder || intermediates.every(({ via }) => !via),
    "has points without a stop (via), which cannot be put in order; make them stops",
  );
export type RoutesRequest = z.infer<typeof routesSchema>;

/** The request of `/v1/route-matrix`. */
export const routeMatrixSchema = z.strictObject({
  origins: z.array(waypoint).min(1).max(MAX_MATRIX_POINTS),
  destinations: z.array(waypoint).min(1).max(MAX_MATRIX_POINTS),
  ...options,
});
export type RouteMatrixRequest = z.infer<typeof routeMatrixSchema>;

/** @throws {PlacesError} INVALID_ARGUMENT */
export function parseRoutesRequest(json: unknown): RoutesRequest {
  return parse(routesSchema, json);
}

/** @throws {PlacesError} INVALID_ARGUMENT */
export function parseRouteMatrixRequest(json: unknown): RouteMatrixRequest {
  return parse(routeMatrixSchema, json);
}

function parse<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const fieldViolations = result.error.issues.map(({ path, message }) => ({
    field: path.join("."),
    description: `${path.join(".") || "The request"}: ${message}.`,
  }));
  const [first] = fieldViolations;
  throw new PlacesError("INVALID_ARGUMENT", first?.description ?? "The request is malformed.", {
    fieldViolations,
  });
}
