import { PlacesProvider } from "@lieudit/place-widgets";
import { fr } from "@lieudit/place-widgets/text/fr";
import { createPlacesClient } from "@lieudit/places-client";
import { type ReactNode, useMemo } from "react";

export interface SitePlacesProps {
  /** Milliseconds since 1970, of the server that drew the page. */
  now: number;
  /** Whether the clock stands still: then it does in the browser too. */
  isClockFixed: boolean;
  children: ReactNode;
}

/** In the browser the widgets ask the server that the page came from; while the server draws they ask nothing. */
const browserClient = createPlacesClient({
  baseUrl: typeof location === "undefined" ? "http://localhost" : location.origin,
});

/** Gives the place widgets of a page their client, French words and the clock. */
export function SitePlaces({ now, isClockFixed, children }: SitePlacesProps) {
  const fixedClock = useMemo(() => () => now, [now]);
  return (
    <PlacesProvider
      client={browserClient}
      text={fr}
      region="FR"
      now={now}
      {...(isClockFixed && { clock: fixedClock })}
    >
      {children}
    </PlacesProvider>
  );
}
