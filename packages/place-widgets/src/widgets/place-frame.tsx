import type { Place, PlaceField } from "@lieudit/place-model";
import type { ComponentProps, ReactNode } from "react";
import { PlaceSkeleton, type PlaceSkeletonProps } from "../parts/place-skeleton.tsx";
import { shownLocalized, shownText } from "../parts/shown-text.ts";
import { StatusText } from "../parts/status-text.tsx";
import { useWidgetLanguage, useWidgetText } from "../provider/places-provider.tsx";
import { usePlace } from "../state/use-place.ts";
import { type BorderOption, borderAttribute } from "./display-options.ts";
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
  showsBorder,
  children,
  ...rest
}: PlaceFrameProps) {
  const text = useWidgetText();
  const language = useWidgetLanguage();
  const load = usePlace(
    { placeId, location, sessionToken },
    { place, placeFields },
    fields.concat(alsoFields),
  );
  const ready = load.phase === "ready" ? load.answer : null;
  useLoadEvents(
    load.phase === "ready" ? { key: `${load.key} ${shownText(load.answer.id)}`, value: load.answer } : null,
    load.phase === "failed" ? load.error : null,
    { onLoad, onError },
  );
  if (load.phase === "idle") return null;
  return (
    <article
      aria-label={shownLocalized(ready?.displayName)?.text}
      {...language}
      {...rest}
      {...borderAttribute(showsBorder)}
      data-phase={load.phase}
      aria-busy={load.phase === "loading"}
    >
      {load.phase === "loading" && <PlaceSkeleton layout={skeleton} />}
      {load.phase === "failed" && <StatusText kind="error">{text.placeInfoError}</StatusText>}
      {ready !== null && children(ready)}
    </article>
  );
}
