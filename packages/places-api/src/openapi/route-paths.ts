import { z } from "zod";
import { routeMatrixSchema, routesSchema } from "../directions/route-requests.ts";
import type { Operation } from "./api-document.ts";
import { FAILURES } from "./responses.ts";
import type { Schema } from "./schema.ts";

/** Paths of the routes between places. */
export const ROUTE_PATHS: Record<string, Record<string, Operation>> = {
  "/v1/routes": { post: describe("ComputeRoutes", "Routes along points, with steps in words", routesSchema) },
  "/v1/route-matrix": {
    post: describe("ComputeRouteMatrix", "Times and distances between many points", routeMatrixSchema),
  },
};

function describe(operationId: string, summary: string, request: z.ZodType): Operation {
  const { $schema: _, ...schema } = z.toJSONSchema(request, { io: "input" });
  return {
    tags: ["Routes"],
    operationId,
    summary,
    parameters: [],
    // JSON Schema of the request's own parser.
    requestBody: { required: true, content: { "application/json": { schema: schema as Schema } } },
    responses: {
      "200": {
        description: "The routes; none is an empty list.",
        content: { "application/json": { schema: { type: "object" } } },
      },
      ...FAILURES,
    },
  };
}
