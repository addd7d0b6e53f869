import type { GetContextResponse } from "@lieudit/place-model";
import { PlaceContextual } from "@lieudit/place-widgets/contextual";
import { asked, pageSignal, valueOr } from "../../places/search/ask-places.ts";
import { startArea } from "../../places/search/start-area.ts";
import type { SiteServices } from "../../shell/services/services.ts";

const MAX_PLACES = 4;

/**
 * Creates a context for the places that a text is about, and opens it.
 *
 * @param textQuery what the text's `lieux` line searches, around the town where visits start
 * @returns null if nothing is found, or the places cannot be reached
 */
export async function findTextPlaces(
  textQuery: string,
  { places, describePlaces }: Pick<SiteServices, "places" | "describePlaces">,
  request: Request,
): Promise<GetContextResponse | null> {
  const signal = pageSignal(request);
  const open = async () => {
    const start = await startArea(places, await describePlaces(), signal);
    if (start === undefined || start === null) return null;
    const searchText = { textQuery, languageCode: "fr", locationBias: { rectangle: start.viewport } };
    const { contextToken } = await places.createContext(
      { searchText, maxPlaceCount: MAX_PLACES },
      { signal },
    );
    if (contextToken === undefined) return null;
    const fields = PlaceContextual.requiredFields;
    return places.getContext({ contextToken, languageCode: "fr" }, fields, { signal });
  };
  const context = valueOr(await asked(open(), signal), null);
  return (context?.places ?? []).length === 0 ? null : context;
}
