import { loadPart } from "../core/load-part.ts";

/**
 * Loads the requests of `Place` and `AutocompleteSuggestion` when the first is sent.
 *
 * @param part name of the request in errors
 */
export const loadRequests = (part: string) => loadPart(part, () => import("./requests.ts"));
