import type { Place } from "@lieudit/place-model";
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
import { type HeadingLevel, PlaceName } from "../parts/place-name.tsx";
import { type LightboxMode, usesLightbox } from "../state/lightbox-mode.ts";
import { usePhotos } from "../state/use-photos.ts";
import type { DisplayOptions } from "./display-options.ts";
import { PlaceFacts } from "./place-facts.tsx";
import { type PlaceBoxProps, PlaceFrame } from "./place-frame.tsx";
import { PlacePhotos } from "./place-photos.tsx";
import type { PlaceSourceProps } from "./place-source.ts";

export type Orientation = "VERTICAL" | "HORIZONTAL";

export interface PlaceCompactProps extends PlaceSourceProps, PlaceBoxProps, DisplayOptions {
  /** Default VERTICAL. */
  orientation?: Orientation | undefined;
  /** Keeps each text on one line, cut where it is too long. */
  truncationPreferred?: boolean | undefined;
  /** Default "standard". */
  content?: PlaceContentChoice | undefined;
  /** Of the place's name. Default 3. */
  headingLevel?: HeadingLevel | undefined;
  /** 0 forces the photo lightbox on, 1 forces it off. Default: `lightboxPreferred` of the content. */
  lightboxMode?: LightboxMode | undefined;
}

/** One place as a card: photo, name, a few facts and the way to its page. */
export function PlaceCompact({
  photos,
  orientation = "VERTICAL",
  truncationPreferred = false,
  content: choice = "standard",
  headingLevel,
  lightboxMode,
  showsAttribution = true,
  className,
  ...rest
}: PlaceCompactProps) {
  return (
    <PlaceFrame
      {...rest}
      fields={compactFields(choice)}
      skeleton={orientation === "VERTICAL" ? "vertical-card" : "horizontal-card"}
      className={partClass("gmp-widget gmp-compact", className)}
      data-orientation={orientation}
      data-truncate={truncationPreferred || undefined}
    >
      {(place) => (
        <LoadedCompact
          place={place}
          content={cardContent(choice)}
          orientation={orientation}
          photos={photos}
          headingLevel={headingLevel}
          lightboxMode={lightboxMode}
          showsAttribution={showsAttribution}
        />
      )}
    </PlaceFrame>
  );
}
PlaceCompact.requiredFields = compactFields("standard");

interface LoadedCompactProps extends Pick<PlaceCompactProps, "photos" | "headingLevel" | "lightboxMode"> {
  place: Place;
  content: PlaceContent;
  showsAttribution: boolean;
  orientation: Orientation;
}

function LoadedCompact({
  place,
  content,
  orientation,
  photos,
  headingLevel = 3,
  lightboxMode,
  showsAttribution,
}: LoadedCompactProps) {
  const media = mediaOptions(content);
  const { media: loaded, dropPhoto } = usePhotos(place.photos, photos, media === null ? 0 : 1);
  return (
    <>
      <div className="gmp-compact-body">
        {media !== null && (
          <PlacePhotos
            place={place}
            media={loaded}
            layout={orientation === "VERTICAL" ? "hero" : "thumbnail"}
            size={media.preferredSize}
            opensLightbox={usesLightbox(lightboxMode, media.lightboxPreferred)}
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
      {showsAttribution && <PlaceAttribution attributions={place.attributions} {...content.attribution} />}
    </>
  );
}
