import type { ExplainQuery, SearchExplanation } from "@lieudit/place-index";
import { PlacesError } from "@lieudit/place-model";
import type { PlacesApiDeps } from "../places-api-deps.ts";

/** Query parameters of the calls that can be explained. */
export const EXPLAIN_PARAMETERS = ["explain"] as const;

/**
 * Returns the explanation of a search if the call has `explain=true`, otherwise
 * undefined. The access check has already verified the permission of the key.
 *
 * @throws {PlacesError} INVALID_ARGUMENT if `explain` is neither "true" nor "false".
 */
export async function explainCall(
  { explain = "false" }: Readonly<Record<string, string>>,
  { places }: Pick<PlacesApiDeps, "places">,
  query: () => ExplainQuery,
  signal: AbortSignal,
): Promise<SearchExplanation | undefined> {
  if (explain !== "true" && explain !== "false") {
    const description = `The parameter "explain" is ${JSON.stringify(explain.slice(0, 60))}; send true or false.`;
    throw new PlacesError("INVALID_ARGUMENT", description, {
      fieldViolations: [{ field: "explain", description }],
    });
  }
  return explain === "true" ? places.explainSearch(query(), signal) : undefined;
}
