import type { Place } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { compactFields } from "../content/card-fields.ts";
import {
  cardContent,
  mediaOptions,
  type PlaceContent,
  type PlaceContentChoice,
} from "../content/place-content.ts";
import { MapsButton } from "../parts/maps-button.tsx";
import { partClass } from "../parts/part-class.ts";
import { PlaceAddress } from "../parts/place-address.tsx";
import { PlaceAttribution } from "../parts/place-attribution.tsx";
import { PlaceMedia } from "../parts/place-media.tsx";
import { type HeadingLevel, PlaceName } from "../parts/place-name.tsx";
import { PlaceSkeleton } from "../parts/place-skeleton.tsx";
import { shownLocalized } from "../parts/shown-text.ts";
import { StatusText } from "../parts/status-text.tsx";
import { useWidgetText } from "../provider/places-provider.tsx";
import { usePhotos } from "../state/use-photos.ts";
import { usePlace } from "../state/use-place.ts";
import { PlaceFacts } from "./place-facts.tsx";
import type { PlaceSourceProps } from "./place-source.ts";
import { useLoadEvents } from "./use-load-events.ts";

export type Orientation = "VERTICAL" | "HORIZONTAL";

export interface PlaceCompactProps
  extends PlaceSourceProps,
    Omit<ComponentProps<"article">, "children" | "content" | "onLoad" | "onError"> {
  /** Default VERTICAL. */
  orientation?: Orientation | undefined;
  /** Keeps each text on one line, cut where it is too long. */
  truncationPreferred?: boolean | undefined;
  /** Default "standard". */
  content?: PlaceContentChoice | undefined;
  /** Of the place's name. Default 3. */
  headingLevel?: HeadingLevel | undefined;
}

/** One place as a card: photo, name, a few facts and the way to its page. */
export function PlaceCompact({
  placeId,
  location,
  place,
  placeFields,
  photos,
  sessionToken,
  onLoad,
  onError,
  orientation = "VERTICAL",
  truncationPreferred = false,
  content: choice = "standard",
  headingLevel,
  className,
  ...rest
}: PlaceCompactProps) {
  const text = useWidgetText();
  const load = usePlace({ placeId, location, sessionToken }, { place, placeFields }, compactFields(choice));
  const ready = load.phase === "ready" ? load.place : null;
  useLoadEvents(
    load.phase === "ready" ? { key: `${load.key} ${load.place.id}`, value: load.place } : null,
    load.phase === "failed" ? load.error : null,
    { onLoad, onError },
  );
  if (load.phase === "idle") return null;
  return (
    <article
      aria-label={shownLocalized(ready?.displayName)?.text}
      {...rest}
      className={partClass("gmp-widget gmp-compact", className)}
      data-orientation={orientation}
      data-truncate={truncationPreferred || undefined}
      data-phase={load.phase}
      aria-busy={load.phase === "loading"}
    >
      {load.phase === "loading" && (
        <PlaceSkeleton layout={orientation === "VERTICAL" ? "vertical-card" : "horizontal-card"} />
      )}
      {load.phase === "failed" && <StatusText kind="error">{text.placeInfoError}</StatusText>}
      {ready !== null && (
        <LoadedCompact
          place={ready}
          content={cardContent(choice)}
          orientation={orientation}
          photos={photos}
          headingLevel={headingLevel}
        />
      )}
    </article>
  );
}
PlaceCompact.requiredFields = compactFields("standard");

interface LoadedCompactProps extends Pick<PlaceCompactProps, "photos" | "headingLevel"> {
  place: Place;
  content: PlaceContent;
  orientation: Orientation;
}

function LoadedCompact({ place, content, orientation, photos, headingLevel = 3 }: LoadedCompactProps) {
  const media = mediaOptions(content);
  const { media: loaded, dropPhoto } = usePhotos(place.photos, photos, media === null ? 0 : 1);
  return (
    <>
      <div className="gmp-compact-body">
        {media !== null && (
          <PlaceMedia
            media={loaded}
            placeName={shownLocalized(place.displayName)?.text ?? ""}
            layout={orientation === "VERTICAL" ? "hero" : "thumbnail"}
            size={media.preferredSize}
            icon={{ iconMaskBaseUri: place.iconMaskBaseUri, iconBackgroundColor: place.iconBackgroundColor }}
            onBrokenPhoto={dropPhoto}
          />
        )}
        <div className="gmp-compact-text">
          <PlaceName displayName={place.displayName} headingLevel={headingLevel} />
          <PlaceFacts place={place} content={content} />
          {content.address === true && <PlaceAddress formattedAddress={place.formattedAddress} />}
        </div>
        <MapsButton googleMapsUri={place.googleMapsUri} />
      </div>
      <PlaceAttribution attributions={place.attributions} {...content.attribution} />
    </>
  );
}
