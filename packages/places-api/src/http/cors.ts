import type { MiddlewareHandler } from "hono";
import { RATE_LIMIT_HEADERS } from "../access/rate-limit-headers.ts";

/** Request headers of pages and of the official clients. */
const ALLOWED_HEADERS = [
  "Authorization",
  "Content-Type",
  "X-Goog-Api-Client",
  "X-Goog-Api-Key",
  "X-Goog-FieldMask",
  "X-Goog-Request-Params",
  "X-Goog-User-Project",
  "X-User-Agent",
].join(", ");

/** Headers of every response. */
export const CORS_ANSWER_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": `ETag, ${RATE_LIMIT_HEADERS}, Retry-After, X-Location-Bias, X-Partial-Results, X-Request-Id`,
};

/** Allows every origin. Keys and access rules decide who may call, and cookies play no part. */
export const cors: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "OPTIONS" && c.req.header("access-control-request-method")) {
    return c.body(null, 204, {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, POST",
      "access-control-allow-headers": ALLOWED_HEADERS,
      "access-control-max-age": "7200",
    });
  }
  await next();
  for (const [name, value] of Object.entries(CORS_ANSWER_HEADERS)) c.res.headers.set(name, value);
};
