import type { Place, PlaceField } from "@lieudit/place-model";
import type { ComponentProps, ReactNode } from "react";
import { PlaceSkeleton, type PlaceSkeletonProps } from "../parts/place-skeleton.tsx";
import { readLocalizedText, readText } from "../parts/read-text.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { usePlace } from "../state/use-place.ts";
import type { BorderOption } from "./display-options.ts";
import { LoadFrame } from "./load-frame.tsx";
import type { PlaceSourceProps } from "./place-source.ts";
import { useLoadEvents } from "./use-load-events.ts";

/** What the box of a place takes besides where its place comes from. */
export type PlaceBoxProps = Omit<ComponentProps<"article">, "children" | "content" | "onLoad" | "onError"> &
  BorderOption;

export interface PlaceFrameProps extends Omit<PlaceSourceProps, "photos">, PlaceBoxProps {
  /** All that `children` draws. */
  fields: readonly PlaceField[];
  skeleton: PlaceSkeletonProps["layout"];
  children: (place: Place) => ReactNode;
}

/** The box of one place: asks for it, and stands in for it while it loads and when it fails. */
export function PlaceFrame({
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
}: PlaceFrameProps) {
  const text = useWidgetText();
  const load = usePlace(
    { placeId, location, sessionToken },
    { place, placeFields },
    fields.concat(alsoFields),
  );
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
}
