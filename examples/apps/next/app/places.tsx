"use client";

import { createPlacesClient } from "@lieudit/places-client";
import { PlacesProvider } from "@lieudit/react";
import { fr } from "@lieudit/react/text/fr";
import type { ReactNode } from "react";

const client = createPlacesClient({ baseUrl: process.env.NEXT_PUBLIC_PLACES_URL ?? "http://localhost:3000" });

/**
 * The provider in a client component: its client and words are functions, which do not go from a server to a browser.
 *
 * @param props `now` is when the server rendered the page, so that opening hours hydrate as they are.
 */
export function Places({ now, children }: { now: number; children: ReactNode }) {
  return (
    <PlacesProvider client={client} text={fr} region="FR" now={now}>
      {children}
    </PlacesProvider>
  );
}
