import { createResponseShapes } from "./create-response-shapes.ts";
import { PLACE_SHAPE } from "./place-shape.ts";

/** Response shapes by call. They check field masks and protect clients. */
export const RESPONSE_SHAPES = createResponseShapes(PLACE_SHAPE);
