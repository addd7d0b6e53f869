import type { Place } from "@lieudit/place-model";
import { PlacesProvider } from "@lieudit/place-widgets";
import { fr } from "@lieudit/place-widgets/text/fr";
import { createPlacesClient } from "@lieudit/places-client";
import { type ComponentType, type ReactElement, StrictMode } from "react";

/** What a page of a React block needs, as JSON. */
export interface FrameData {
  baseUrl: string;
  /** For components that take a place, or its id. */
  place: Place;
  now: number;
  /** Whether the block has a provider of its own. */
  hasProvider: boolean;
}

/** Renders every component that a block exports, with the props of its sample. */
export function createFrame(block: object, { baseUrl, place, now, hasProvider }: FrameData): ReactElement {
  const { id } = place;
  const ofPlace = { placeId: id, ids: [id], place, now, onTown: () => {}, children: "Lieudit" };
  const props = { ...ofPlace, token: null, errors: [] };
  const page = Object.entries(block)
    .filter((entry): entry is [string, ComponentType<typeof props>] => /^[A-Z][a-z]/.test(entry[0]))
    .map(([name, Component]) => <Component key={name} {...props} />);
  const client = createPlacesClient({ baseUrl });
  return (
    <StrictMode>
      {hasProvider ? (
        page
      ) : (
        <PlacesProvider client={client} text={fr} region="FR" now={now}>
          {page}
        </PlacesProvider>
      )}
    </StrictMode>
  );
}
