"use client";

import type { PlacesClient } from "@lieudit/places-client";
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import type { UnitSystem } from "../format/distance-format.ts";
import type { WidgetText } from "../text/widget-text.ts";
import { createMinuteClock, fullMinute, type MinuteClock } from "./clock.ts";

export interface PlacesProviderProps {
  /** Where places come from. Only called in the browser: server rendering uses the data that the widgets are given. */
  client: PlacesClient;
  /** The words, from `@lieudit/place-widgets/text/fr` or another language. */
  text: WidgetText;
  /** BCP 47: the language that places are asked in. Default: that of `text`. */
  language?: string;
  /** Two letters: the region that results are formatted for; decides on miles. */
  region?: string;
  /** Default: by `region`. */
  units?: UnitSystem;
  /** Which way the widgets are laid out. Default: the way `text` is read, whatever the page around them is. */
  direction?: "ltr" | "rtl";
  /**
   * The instant of the first render, in milliseconds since 1970 or as a Date:
   * give the same on the server and when hydrating. Without it, what depends on
   * the clock ("open now") shows only after hydration.
   */
  now?: number | Date;
  /** Replaces `Date.now` after hydration. Give a stable function. */
  clock?: () => number;
  children?: ReactNode;
}

interface PlacesContextValue
  extends Required<Pick<PlacesProviderProps, "client" | "text" | "language" | "direction">> {
  region: string | undefined;
  units: UnitSystem | undefined;
  firstMinute: number | null;
  clock: MinuteClock;
}

const PlacesContext = createContext<PlacesContextValue | null>(null);

/** Gives the widgets below it their client, words, language, region and clock. Draws nothing. */
export function PlacesProvider({
  client,
  text,
  language = text.language,
  region,
  units,
  direction = text.direction,
  now,
  clock: readClock = Date.now,
  children,
}: PlacesProviderProps) {
  const firstMinute = now === undefined ? null : fullMinute(Number(now));
  const clock = useMemo(() => createMinuteClock(readClock), [readClock]);
  const value = useMemo(
    () => ({ client, text, language, region, units, direction, firstMinute, clock }),
    [client, text, language, region, units, direction, firstMinute, clock],
  );
  return <PlacesContext value={value}>{children}</PlacesContext>;
}

/** @throws {Error} outside a `<PlacesProvider>`. */
export function usePlaces(): PlacesContextValue {
  const value = useContext(PlacesContext);
  if (value === null) {
    throw new Error("A place widget stands outside <PlacesProvider>: wrap it in one.");
  }
  return value;
}

/** The words of the provider above. */
export function useWidgetText(): WidgetText {
  return usePlaces().text;
}

/** The language and the direction of a widget's own box: a page in another language may stand around it. */
export function useWidgetLanguage(): { lang: string; dir: "ltr" | "rtl" } {
  const { text, direction } = usePlaces();
  return { lang: text.language, dir: direction };
}

/** The current minute in milliseconds since 1970; null while it is not known, in a server render without `now`. */
export function useNow(): number | null {
  const { clock, firstMinute } = usePlaces();
  return useSyncExternalStore<number | null>(clock.subscribe, clock.currentMinute, () => firstMinute);
}

/** False in the server's HTML and while hydrating it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
