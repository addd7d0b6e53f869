import { type GetContextResponse, MAX_CONTEXT_PLACES, type PlaceField } from "@lieudit/place-model";
import { useRef } from "react";
import { usePlaces } from "../provider/places-provider.tsx";
import type { Load } from "./load.ts";
import { useLoad } from "./use-load.ts";

/**
 * The context that `contextToken` opens, with up to 500 places. `given` is the
 * context as the page has it already: none is asked for with the token that it
 * came with.
 */
export function usePlaceContext(
  contextToken: string | undefined,
  given: GetContextResponse | undefined,
  fields: readonly PlaceField[],
): Load<GetContextResponse> {
  const { client, language, region } = usePlaces();
  const token = contextToken || null;

  const answered = useRef({ given, token });
  if (answered.current.given !== given) answered.current = { given, token };
  const isGiven = given !== undefined && (token === null || answered.current.token === token);

  const load = useLoad<GetContextResponse>({
    key: isGiven || token === null ? null : JSON.stringify([token, language, region ?? null, fields]),
    source: client,
    code: "PLACES_GET_CONTEXT",
    ask: (signal) =>
      client.getContext(
        {
          contextToken: token ?? "",
          languageCode: language,
          ...(region === undefined ? {} : { regionCode: region }),
          pageSize: MAX_CONTEXT_PLACES,
        },
        fields,
        { signal },
      ),
  });
  return isGiven ? { phase: "ready", key: "given", answer: given } : load;
}
