"use client";

import type { Place, PlaceField } from "@lieudit/place-model";
import type { ComponentProps, ReactNode } from "react";
import { PlaceSkeleton, type PlaceSkeletonProps } from "../parts/place-skeleton.tsx";
import { readLocalizedText, readText } from "../parts/read-text.ts";
import { LocaleScope, useWidgetText } from "../provider/places-provider.tsx";
import type { WidgetComponents } from "../provider/widget-components.ts";
import { withRef } from "../provider/with-ref.ts";
import { usePlace } from "../state/use-place.ts";
import type { BoxOptions, LocaleOptions } from "./display-options.ts";
import { LoadFrame } from "./load-frame.tsx";
import type { PlaceSourceProps } from "./place-source.ts";
import { useLoadEvents } from "./use-load-events.ts";

/** Props of the box of a place, besides its source. */
export type PlaceBoxProps = Omit<ComponentProps<"article">, "children" | "content" | "onLoad" | "onError"> &
  BoxOptions &
  LocaleOptions & {
    /** Components of the page that replace those of the kit. */
    components?: WidgetComponents | undefined;
  };

export interface PlaceFrameProps extends Omit<PlaceSourceProps, "photos">, PlaceBoxProps {
  /** Fields that `children` renders. */
  fields: readonly PlaceField[];
  skeleton: PlaceSkeletonProps["layout"];
  children: (place: Place) => ReactNode;
}

/** Loads one place and renders its box, also while loading and on failure. */
export const PlaceFrame = withRef(function PlaceFrame({
  language,
  region,
  components,
  ...frame
}: PlaceFrameProps) {
  return (
    <LocaleScope language={language} region={region} components={components}>
      <LocalFrame {...frame} />
    </LocaleScope>
  );
});

const LocalFrame = withRef(function LocalFrame({
  placeId,
  location,
  place,
  placeFields,
  alsoFields = [],
  sessionToken,
  onLoad,
  onError,
  fields,
  skeleton,
  children,
  ...rest
}: Omit<PlaceFrameProps, keyof LocaleOptions | "components">) {
  const text = useWidgetText();
  const load = usePlace({
    placeId,
    location,
    sessionToken,
    place,
    placeFields,
    fields: fields.concat(alsoFields),
  });
  useLoadEvents(load, { onLoad, onError }, ({ id }) => readText(id));
  const loaded = load.phase === "ready" ? load.value : undefined;
  return (
    <LoadFrame
      box="article"
      aria-label={readLocalizedText(loaded?.displayName)?.text}
      {...rest}
      load={load}
      skeleton={<PlaceSkeleton layout={skeleton} />}
      failure={text.placeInfoError}
    >
      {children}
    </LoadFrame>
  );
});
