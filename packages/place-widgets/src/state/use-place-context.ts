"use client";

import { type GetContextResponse, MAX_CONTEXT_PLACES, type PlaceField } from "@lieudit/place-model";
import { usePlaces } from "../provider/places-provider.tsx";
import { type Load, useLoad } from "./use-load.ts";
import { usePreloaded } from "./use-preloaded.ts";

/**
 * Loads the context of `contextToken`, with up to 500 places. `preloaded` is the
 * context of the page, used for the token that it was first rendered with.
 */
export function usePlaceContext(
  contextToken: string | undefined,
  preloaded: GetContextResponse | undefined,
  fields: readonly PlaceField[],
): Load<GetContextResponse> {
  const { client, language, region } = usePlaces();
  const token = contextToken || null;
  return useLoad<GetContextResponse>({
    key: token === null ? null : JSON.stringify([token, language, region ?? null, fields]),
    source: client,
    code: "PLACES_GET_CONTEXT",
    run: (signal) =>
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
    preloaded: usePreloaded(preloaded, token),
  });
}
