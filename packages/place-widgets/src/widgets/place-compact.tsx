"use client";

import type { Place } from "@lieudit/place-model";
import { getCompactFields } from "../content/card-fields.ts";
import { getContent, getMediaOptions, type PlaceContentChoice } from "../content/place-content.ts";
import { MapsButton } from "../parts/maps-button.tsx";
import { mergePartProps } from "../parts/merge-part-props.ts";
import type { ActionsOfPlace } from "../parts/place-action.ts";
import { PlaceAddress } from "../parts/place-address.tsx";
import { PlaceAttribution } from "../parts/place-attribution.tsx";
import { type HeadingLevel, PlaceName } from "../parts/place-name.tsx";
import type { RoutingSummary } from "../parts/place-routing-summary.tsx";
import { type PlaceWidget, withRef } from "../provider/with-ref.ts";
import { useLoadedPart } from "../state/use-loaded-part.ts";
import { usePhotos } from "../state/use-photos.ts";
import { type DisplayOptions, type LightboxMode, usesLightbox } from "./display-options.ts";
import { PlaceFacts } from "./place-facts.tsx";
import { type PlaceBoxProps, PlaceFrame } from "./place-frame.tsx";
import { PlacePhotos } from "./place-photos.tsx";
import type { PlaceSourceProps } from "./place-source.ts";

export type Orientation = "VERTICAL" | "HORIZONTAL";

export interface PlaceCompactProps extends PlaceSourceProps, PlaceBoxProps, DisplayOptions {
  /** Default VERTICAL. */
  orientation?: Orientation | undefined;
  /** Keeps each text on one line with an ellipsis. */
  truncationPreferred?: boolean | undefined;
  /** Default "standard". */
  content?: PlaceContentChoice | undefined;
  /** Level of the heading with the place's name. Default 3. */
  headingLevel?: HeadingLevel | undefined;
  /** 0 forces the photo lightbox on, 1 forces it off. Default: `lightboxPreferred` of the content. */
  lightboxMode?: LightboxMode | undefined;
  /** The route to the place, for `showsRoutingSummary`. */
  routingSummary?: RoutingSummary | undefined;
  /** Links and buttons besides those of the widget. */
  actions?: ActionsOfPlace | undefined;
}

/** One place as a card: photo, name, a few facts and a link to its page. */
export const PlaceCompact: PlaceWidget<PlaceCompactProps> = withRef(
  function PlaceCompact(props: PlaceCompactProps) {
    const {
      photos,
      orientation = "VERTICAL",
      truncationPreferred,
      content = "standard",
      headingLevel,
      lightboxMode,
      showsAttribution,
      showsRoutingSummary,
      showsAttributeTags,
      routingSummary,
      actions,
      ...rest
    } = props;
    return (
      <PlaceFrame
        {...mergePartProps("gmp-widget gmp-compact", rest)}
        fields={getCompactFields(content, { showsAttributeTags })}
        skeleton={orientation === "VERTICAL" ? "vertical-card" : "horizontal-card"}
        data-orientation={orientation}
        data-truncate={truncationPreferred || undefined}
      >
        {(place) => <LoadedCompact {...props} place={place} />}
      </PlaceFrame>
    );
  },
  { requiredFields: getCompactFields("standard") },
);

function LoadedCompact({
  place,
  content: choice = "standard",
  orientation,
  photos,
  headingLevel = 3,
  lightboxMode,
  showsAttribution = true,
  showsRoutingSummary = false,
  showsAttributeTags = false,
  routingSummary,
  actions,
}: PlaceCompactProps & { place: Place }) {
  const content = getContent("card", choice);
  const media = getMediaOptions(content);
  const extras = useLoadedPart(showsRoutingSummary || showsAttributeTags, loadExtras);
  const { media: loaded, dropPhoto } = usePhotos(place.photos, {
    preloaded: photos,
    count: media === null ? 0 : 1,
  });
  return (
    <>
      <div className="gmp-compact-body">
        {media !== null && (
          <PlacePhotos
            place={place}
            media={loaded}
            layout={orientation === "HORIZONTAL" ? "thumbnail" : "hero"}
            size={media.preferredSize}
            opensLightbox={usesLightbox(lightboxMode, media.lightboxPreferred)}
            loading="lazy"
            onBrokenPhoto={dropPhoto}
          />
        )}
        <div className="gmp-compact-text">
          {content.name !== false && (
            <PlaceName displayName={place.displayName} headingLevel={headingLevel} />
          )}
          <PlaceFacts place={place} content={content} />
          {content.address === true && <PlaceAddress formattedAddress={place.formattedAddress} />}
          {extras !== null && (
            <extras.PlaceExtras
              place={place}
              routingSummary={showsRoutingSummary ? routingSummary : undefined}
              showsAttributeTags={showsAttributeTags}
            />
          )}
          {actions?.(place, "ACTION_MAIN")}
        </div>
        <MapsButton googleMapsUri={place.googleMapsUri} />
      </div>
      {actions?.(place, "ACTION_CORNER")}
      {showsAttribution && <PlaceAttribution attributions={place.attributions} {...content.attribution} />}
    </>
  );
}

// Few cards show them, and their icons weigh a quarter of a card.
function loadExtras() {
  return import("./place-extras.tsx");
}
