import type { Place } from "@lieudit/place-model";
import type { ComponentType } from "react";
import type { PlaceWidgetError } from "../state/place-widget-error.ts";

export interface CardComponentProps {
  /** The place, with the fields of the widget. */
  place: Place;
  /** Whether it is the selected one. */
  isSelected: boolean;
  /** Selects the place, as a click on the card of the kit does. */
  select: () => void;
}

export interface IconComponentProps {
  /** The drawing that the kit would show: one of `DRAWINGS`, or of a feature. */
  drawing: string;
  /** A CSS length. */
  size: string;
  /** Class of the element. */
  className?: string | undefined;
}

export interface ErrorComponentProps {
  /** A sentence in the language of the widget. */
  message: string;
  /** The error itself. */
  error: PlaceWidgetError;
  /** Loads again. */
  retry: () => void;
}

/** Components of the page that replace those of the kit. */
export interface WidgetComponents {
  /** A place in search results. */
  Card?: ComponentType<CardComponentProps> | undefined;
  /** Replaces the icons. */
  Icon?: ComponentType<IconComponentProps> | undefined;
  /** Instead of a widget that could not be loaded. */
  Error?: ComponentType<ErrorComponentProps> | undefined;
}
