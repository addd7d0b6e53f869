import { randomUUID } from "node:crypto";
import { PlacesError } from "@lieudit/place-model";
import { CORS_ANSWER_HEADERS } from "./cors.ts";
import { toErrorResponse } from "./error-answer.ts";

/**
 * Returns the response of a places server for an unknown address. Clients that lost `/v1` get
 * errors in one format.
 */
export function respondUnknownAddress(): Response {
  const error = new PlacesError(
    "NOT_FOUND",
    "This server has nothing at this address; the calls of the places API begin with /v1/, and /v1/docs tells all of them.",
  );
  const answer = toErrorResponse(error, randomUUID());
  for (const [name, value] of Object.entries(CORS_ANSWER_HEADERS)) answer.headers.set(name, value);
  return answer;
}
