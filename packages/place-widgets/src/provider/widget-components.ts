import type { Place } from "@lieudit/place-model";
import type { ComponentType } from "react";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";

export interface CardComponentProps {
  place: Place;
  isSelected: boolean;
  /** Selects the place, as a click on the card of the kit does. */
  select: () => void;
}

export interface IconComponentProps {
  /** The drawing that the kit would show: one of `DRAWINGS`, or of a feature. */
  drawing: string;
  size: string;
  className?: string | undefined;
}

export interface ErrorComponentProps {
  message: string;
  error: PlaceWidgetError;
  retry: () => void;
}

/** Components of the page that replace those of the kit. */
export interface WidgetComponents {
  /** A place in search results. */
  Card?: ComponentType<CardComponentProps> | undefined;
  Icon?: ComponentType<IconComponentProps> | undefined;
  /** Instead of a widget that could not be loaded. */
  Error?: ComponentType<ErrorComponentProps> | undefined;
}
