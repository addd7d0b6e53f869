import { loadPart } from "../core/load-part.ts";

/**
 * What asks the service for the classes of places, loaded when the first of them is called.
 *
 * @param part what is wanted of it, as an error names it
 */
export const loadRequests = (part: string) => loadPart(part, () => import("./requests.ts"));
