import { PlacesProvider } from "@lieudit/place-widgets";
import { fr } from "@lieudit/place-widgets/text/fr";
import { type ReactNode, useMemo } from "react";
import { browserPlaces } from "./browser-places.ts";

export interface SitePlacesProps {
  /** Milliseconds since 1970, of the server that drew the page. */
  now: number;
  /** Whether the clock stands still: then it does in the browser too. */
  isClockFixed: boolean;
  children: ReactNode;
}

/** Gives the place widgets of a page their client, French words and the clock. */
export function SitePlaces({ now, isClockFixed, children }: SitePlacesProps) {
  const fixedClock = useMemo(() => () => now, [now]);
  return (
    <PlacesProvider
      client={browserPlaces}
      text={fr}
      region="FR"
      now={now}
      {...(isClockFixed && { clock: fixedClock })}
    >
      {children}
    </PlacesProvider>
  );
}
