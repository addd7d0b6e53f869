import { DEFAULT_LIMITS } from "../limits/limits.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

/** Returns a signal that aborts when the client disconnects or the search times out. */
export function createDeadline(request: Request, { settings }: Pick<PlacesApiDeps, "settings">): AbortSignal {
  const { searchTimeoutMs } = settings.limits ?? DEFAULT_LIMITS;
  return AbortSignal.any([request.signal, AbortSignal.timeout(searchTimeoutMs)]);
}
