import { type AutocompleteQuery, hasSearchEndedEarly } from "@lieudit/place-index";
import {
  type AutocompleteRequest,
  type AutocompleteResponse,
  parseAutocompleteRequest,
  parseFieldMask,
  RESPONSE_SHAPES,
  readParameters,
  type Suggestion,
} from "@lieudit/place-model";
import { KNOWN_TYPES } from "@lieudit/place-model/types";
import type { Connection } from "../access/connection.ts";
import { BIAS_HEADER, chooseBias } from "../geoip/caller-bias.ts";
import { toJsonResponse } from "../http/json-answer.ts";
import { readJsonBody, readJsonParameter } from "../http/json-body.ts";
import { createDeadline } from "../limits/limits.ts";
import { isListedRecord } from "../place/is-listed-record.ts";
import { createReader } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { EXPLAIN_PARAMETERS, explainCall } from "../search/explain-call.ts";
import { toPlacePredictions } from "../suggestions/place-prediction.ts";
import { suggestQueriesAtPlaces } from "../suggestions/queries-at-places.ts";
import { suggestQueries } from "../suggestions/query-predictions.ts";

/** Maximum of the protocol. */
const MAX_SUGGESTIONS = 5;
const MAX_QUERY_PREDICTIONS = 2;
const SHAPE = RESPONSE_SHAPES.autocomplete;

/**
 * `POST /v1/places:autocomplete`. Its field mask is optional. `GET` takes the same message in the
 * parameter `request`, so caches can store the response; the protocol has no such form.
 */
export async function autocomplete(
  request: Request,
  deps: PlacesApiDeps,
  connection: Connection = {},
): Promise<Response> {
  const isGet = request.method !== "POST";
  const { system, query: parameters } = readParameters(
    request,
    isGet ? ["request", ...EXPLAIN_PARAMETERS] : EXPLAIN_PARAMETERS,
  );
  const mask = system.fieldMask ? parseFieldMask(system.fieldMask, SHAPE) : "all";
  const message = isGet ? readJsonParameter(parameters.request) : await readJsonBody(request, deps);
  const asked = parseAutocompleteRequest(message, KNOWN_TYPES);
  const reader = createReader(asked, deps);
  const input = beforeCursor(asked);

  const bias = chooseBias(asked, request, connection, deps);
  const filters = {
    language: reader.languageCode,
    ...(bias.area !== undefined && { bias: bias.area }),
    ...(asked.locationRestriction === undefined ? {} : { restriction: asked.locationRestriction }),
    ...(asked.includedPrimaryTypes?.length ? { primaryTypes: asked.includedPrimaryTypes } : {}),
    ...(asked.includedTypes?.length ? { types: asked.includedTypes } : {}),
    ...(asked.includedRegionCodes?.length ? { countryCodes: asked.includedRegionCodes } : {}),
  };
  const signal = createDeadline(request, deps);
  const query: AutocompleteQuery = { ...filters, input, limit: MAX_SUGGESTIONS };
  const explanation = await explainCall(parameters, deps, () => ({ method: "autocomplete", query }), signal);
  const hits = input.trim() === "" ? [] : await deps.places.autocomplete(query, signal);
  // A search that had to end early leaves no time for another one.
  const queries =
    asked.includeQueryPredictions && !hasSearchEndedEarly(signal)
      ? await suggestAllQueries({ ...query, limit: MAX_QUERY_PREDICTIONS }, deps, signal)
      : [];

  const listed = hits
    .slice(0, MAX_SUGGESTIONS - queries.length)
    .filter(({ place }) => isListedRecord(place, asked));
  const suggestions: Suggestion[] = [
    ...toPlacePredictions(listed, reader, asked.origin).map((placePrediction) => ({ placePrediction })),
    ...queries,
  ];
  const answer: AutocompleteResponse = suggestions.length === 0 ? {} : { suggestions };
  const headers = { [BIAS_HEADER]: bias.source };
  return toJsonResponse(request, answer, { shape: SHAPE, mask, system, explanation, signal, headers });
}

/** Suggests queries with a place that the input begins to name, and names of types. */
async function suggestAllQueries(
  query: AutocompleteQuery,
  { places, clock }: PlacesApiDeps,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const atPlaces = await suggestQueriesAtPlaces(places, query, clock(), signal);
  return [...atPlaces, ...suggestQueries(query.input, query.language, query.limit)].slice(0, query.limit);
}

/** Returns the input before the cursor. The offset counts Unicode characters and defaults to the end. */
function beforeCursor({ input, inputOffset }: AutocompleteRequest): string {
  return inputOffset === undefined ? input : [...input].slice(0, inputOffset).join("");
}
