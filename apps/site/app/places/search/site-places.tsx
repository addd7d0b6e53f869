import { PlacesProvider, type WidgetText } from "@lieudit/place-widgets";
import { fr } from "@lieudit/place-widgets/text/fr";
import { type ReactNode, useMemo } from "react";
import { useRootData } from "../../shell/layout/root-data.ts";
import { browserPlaces } from "./browser-places.ts";

/** Provides place widgets with their client, their texts, by default French, and the clock of the server. */
export function SitePlaces({ children, text = fr }: { children: ReactNode; text?: WidgetText }) {
  const root = useRootData();
  const now = root?.now;
  const fixedClock = useMemo(() => (now === undefined ? undefined : () => now), [now]);
  return (
    <PlacesProvider
      client={browserPlaces}
      text={text}
      region="FR"
      {...(now !== undefined && { now })}
      {...(root?.isClockFixed === true && fixedClock !== undefined && { clock: fixedClock })}
    >
      {children}
    </PlacesProvider>
  );
}
