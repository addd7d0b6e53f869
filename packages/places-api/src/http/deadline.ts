import { DEFAULT_LIMITS } from "../limits/limits.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";

/** Aborts when the caller goes away or the search takes longer than the settings allow. */
export function deadlineOf(request: Request, { settings }: Pick<PlacesApiDeps, "settings">): AbortSignal {
  const { searchTimeoutMs } = settings.limits ?? DEFAULT_LIMITS;
  return AbortSignal.any([request.signal, AbortSignal.timeout(searchTimeoutMs)]);
}
