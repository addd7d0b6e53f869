import { createResponseShapes } from "./create-response-shapes.ts";
import { PLACE_SHAPE } from "./place-shape.ts";
import { always, message, positions, text } from "./shape.ts";

/** Response shapes by call. They check field masks and protect clients. */
export const RESPONSE_SHAPES = createResponseShapes(PLACE_SHAPE);

/** The response of `GET /v1/places/{id}/boundary`; its type is `PlaceBoundary`. */
export const BOUNDARY_SHAPE = message({
  type: always(text),
  geometry: always(message({ type: always(text), coordinates: always(positions) })),
  properties: always(message({ name: always(text), id: always(text), attribution: always(text) })),
});
