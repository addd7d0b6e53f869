"use client";

import type { PlacesClient } from "@lieudit/places-client";
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { getUnits, type UnitSystem } from "../format/distance-format.ts";
import type { AutocompleteText } from "../text/autocomplete-text.ts";
import type { WidgetText } from "../text/widget-text.ts";
import type { WidgetComponents } from "./widget-components.ts";

export interface PlacesProviderProps {
  /** The source of places. Called in the browser only: server rendering uses the data in the props. */
  client: PlacesClient;
  /**
   * The words, from `@lieudit/place-widgets/text/fr` or another language. Those of `…/text/autocomplete/fr`
   * are smaller, and enough for `<PlaceAutocomplete>` and `<AddressFields>`.
   */
  text: WidgetText | AutocompleteText;
  /** Language of requested places, BCP 47. Default: the language of `text`. */
  language?: string;
  /** Region for the format of results, two letters; decides on miles. */
  region?: string;
  /** Default: by `region`. */
  units?: UnitSystem;
  /** Layout direction of the widgets. Default: the direction of `text`, not of the page. */
  direction?: "ltr" | "rtl";
  /**
   * The instant of the first render, in milliseconds since 1970 or as a Date:
   * give the same on the server and when hydrating. Without it, what depends on
   * the clock ("open now") shows only after hydration.
   */
  now?: number | Date;
  /** Replaces `Date.now` after hydration. Give a stable function. */
  clock?: () => number;
  /** Components of the page that replace those of the kit. Give a stable object. */
  components?: WidgetComponents | undefined;
  /** The widgets, at any depth. */
  children?: ReactNode;
}

interface PlacesContextValue
  extends Required<Pick<PlacesProviderProps, "client" | "text" | "language" | "direction">> {
  components: WidgetComponents;
  region: string | undefined;
  units: UnitSystem | undefined;
  firstMinute: number | null;
  clock: () => number;
}

const NO_COMPONENTS: WidgetComponents = {};

const PlacesContext = createContext<PlacesContextValue | null>(null);

/** Provides the client, words, language, region and clock of the widgets below it. Renders no element. */
export function PlacesProvider({
  client,
  text,
  language = text.language,
  region,
  units,
  direction = text.direction,
  now,
  clock = Date.now,
  components = NO_COMPONENTS,
  children,
}: PlacesProviderProps) {
  const firstMinute = now === undefined ? null : fullMinute(Number(now));
  const value = useMemo(
    () => ({ client, text, language, region, units, direction, firstMinute, clock, components }),
    [client, text, language, region, units, direction, firstMinute, clock, components],
  );
  return <PlacesContext.Provider value={value}>{children}</PlacesContext.Provider>;
}

export type LocaleScopeProps = Pick<PlacesProviderProps, "children"> & {
  [Option in "language" | "region" | "components"]?: PlacesProviderProps[Option] | undefined;
};

/** Replaces the language, the region and components of the provider for one widget. */
export function LocaleScope({ language, region, components, children }: LocaleScopeProps) {
  const places = usePlaces();
  const value = useMemo(
    () => ({
      ...places,
      language: language ?? places.language,
      region: region ?? places.region,
      components: components === undefined ? places.components : { ...places.components, ...components },
    }),
    [places, language, region, components],
  );
  return <PlacesContext.Provider value={value}>{children}</PlacesContext.Provider>;
}

/** @throws {Error} outside a `<PlacesProvider>`. */
export function usePlaces(): PlacesContextValue {
  const value = useContext(PlacesContext);
  if (value === null) {
    throw new Error("A place widget stands outside <PlacesProvider>: wrap it in one.");
  }
  return value;
}

/** Returns the components of the page; none outside of a provider. */
export function useComponents(): WidgetComponents {
  return useContext(PlacesContext)?.components ?? NO_COMPONENTS;
}

/**
 * Returns the words of the provider.
 *
 * @throws {Error} if they are those of the autocomplete alone
 */
export function useWidgetText(): WidgetText {
  const text = usePlaces().text as WidgetText;
  if (text.open) return text;
  throw new Error("A place widget needs the whole text in <PlacesProvider>.");
}

/** Returns the words of the provider that the autocomplete needs. */
export function useAutocompleteText(): AutocompleteText {
  return usePlaces().text;
}

/** Returns the language and direction of a widget's box, which may differ from the page. */
export function useWidgetLanguage(): { lang: string; dir: "ltr" | "rtl" } {
  const { text, direction } = usePlaces();
  return { lang: text.language, dir: direction };
}

/** Returns false in the server's HTML and during hydration, true afterwards. */
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

const MINUTE_MS = 60_000;

/** Returns the start of the minute of an instant, in milliseconds since 1970. */
export function fullMinute(instant: number): number {
  return Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** Returns the units of distances: those of the provider, else those of its region. */
export function useUnits(): UnitSystem {
  const { units, region } = usePlaces();
  return units ?? getUnits(region);
}
