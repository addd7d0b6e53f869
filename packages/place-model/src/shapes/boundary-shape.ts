import { always, message, positions, text } from "./shape.ts";

/** The response of `GET /v1/places/{id}/boundary`; its type is `PlaceBoundary`. */
export const BOUNDARY_SHAPE = message({
  type: always(text),
  geometry: always(message({ type: always(text), coordinates: always(positions) })),
  properties: always(message({ name: always(text), id: always(text), attribution: always(text) })),
});
