import { createResponseShapes } from "./create-response-shapes.ts";
import { PLACE_SHAPE } from "./place-shape.ts";

/** What each call answers: its field mask is checked against it, and a client reads by it. */
export const RESPONSE_SHAPES = createResponseShapes(PLACE_SHAPE);
