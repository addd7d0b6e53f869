"use client";

import type { Place } from "@lieudit/place-model";
import { COLLAGE_PHOTOS } from "../constants.ts";
import { getDetailsFields } from "../content/details-fields.ts";
import {
  getContent,
  getMediaOptions,
  type PlaceContent,
  type PlaceContentChoice,
} from "../content/place-content.ts";
import { BusinessConductNote } from "../parts/business-conduct-note.tsx";
import { mergePartProps } from "../parts/merge-part-props.ts";
import { PhotoCredit } from "../parts/photo-credit.tsx";
import type { ActionsOfPlace } from "../parts/place-action.ts";
import { PlaceAttribution } from "../parts/place-attribution.tsx";
import { PlaceConsumerAlert } from "../parts/place-consumer-alert.tsx";
import { type HeadingLevel, PlaceName } from "../parts/place-name.tsx";
import { hasOpeningHours } from "../parts/place-opening-hours.tsx";
import { PlaceReviewSummary } from "../parts/place-review-summary.tsx";
import type { RoutingSummary } from "../parts/place-routing-summary.tsx";
import { PlaceSummary } from "../parts/place-summary.tsx";
import { readList, readLocalizedText } from "../parts/read-text.ts";
import { getLevelBelow, SectionLevelProvider } from "../parts/section-title.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useWidgetText } from "../provider/places-provider.tsx";
import { type PlaceWidget, withRef } from "../provider/with-ref.ts";
import { usePhotos } from "../state/use-photos.ts";
import { getDetailsTabs } from "./details-tabs.tsx";
import { type DisplayOptions, type LightboxMode, usesLightbox } from "./display-options.ts";
import { PlaceExtras } from "./place-extras.tsx";
import { PlaceFacts } from "./place-facts.tsx";
import { type PlaceBoxProps, PlaceFrame } from "./place-frame.tsx";
import { PlacePhotos } from "./place-photos.tsx";
import type { PlaceSourceProps } from "./place-source.ts";

export interface PlaceDetailsProps extends PlaceSourceProps, PlaceBoxProps, DisplayOptions {
  /** Default "standard". */
  content?: PlaceContentChoice | undefined;
  /** Level of the heading with the place's name. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** 0 forces the photo lightbox on, 1 forces it off. Default: `lightboxPreferred` of the content. */
  lightboxMode?: LightboxMode | undefined;
  /** The route to the place, for `showsRoutingSummary`. */
  routingSummary?: RoutingSummary | undefined;
  /** Links and buttons besides those of the widget. */
  actions?: ActionsOfPlace | undefined;
}

/** Everything about one place, from its photos to its reviews. */
export const PlaceDetails: PlaceWidget<PlaceDetailsProps> = withRef(
  function PlaceDetails({
    photos,
    content: choice = "standard",
    headingLevel,
    lightboxMode,
    showsAttribution = true,
    showsRoutingSummary = false,
    showsAttributeTags = false,
    routingSummary,
    actions,
    ...rest
  }: PlaceDetailsProps) {
    return (
      <PlaceFrame
        {...mergePartProps("gmp-widget gmp-details", rest)}
        fields={getDetailsFields(choice, { showsAttributeTags })}
        skeleton="details"
      >
        {(place) => (
          <LoadedDetails
            place={place}
            content={getContent("details", choice)}
            photos={photos}
            headingLevel={headingLevel}
            lightboxMode={lightboxMode}
            showsAttribution={showsAttribution}
            showsAttributeTags={showsAttributeTags}
            routingSummary={showsRoutingSummary ? routingSummary : undefined}
            actions={actions}
          />
        )}
      </PlaceFrame>
    );
  },
  { requiredFields: getDetailsFields("standard") },
);

interface LoadedDetailsProps
  extends Pick<PlaceDetailsProps, "photos" | "headingLevel" | "lightboxMode" | "routingSummary" | "actions"> {
  place: Place;
  content: PlaceContent;
  showsAttribution: boolean;
  showsAttributeTags: boolean;
}

function LoadedDetails({
  place,
  content,
  photos,
  headingLevel = 2,
  lightboxMode,
  showsAttribution,
  showsAttributeTags,
  routingSummary,
  actions,
}: LoadedDetailsProps) {
  const text = useWidgetText();
  const media = getMediaOptions(content);
  const { media: found, dropPhoto } = usePhotos(place.photos, {
    preloaded: photos,
    count: media === null ? 0 : COLLAGE_PHOTOS,
  });
  const loaded = found.phase === "ready" ? { ...found, value: collagePhotos(found.value) } : found;
  const placeName = readLocalizedText(place.displayName)?.text ?? "";
  const tabs = getDetailsTabs(place, content, text);
  return (
    <>
      {media !== null && (
        <PlacePhotos
          place={place}
          media={loaded}
          layout={loaded.phase === "ready" && loaded.value.length > 1 ? "collage" : "hero"}
          opensLightbox={usesLightbox(lightboxMode, media.lightboxPreferred)}
          onBrokenPhoto={dropPhoto}
        />
      )}
      {actions?.(place, "ACTION_CORNER")}
      <header className="gmp-details-head">
        {content.name !== false && <PlaceName displayName={place.displayName} headingLevel={headingLevel} />}
        <PlaceFacts
          place={place}
          content={{ ...content, openNowStatus: showsStatusInHead(place, content) }}
        />
        <PlaceExtras place={place} routingSummary={routingSummary} showsAttributeTags={showsAttributeTags} />
        {actions?.(place, "ACTION_MAIN")}
      </header>
      <PlaceConsumerAlert consumerAlert={place.consumerAlert} />
      {content.summary === true && <PlaceSummary editorialSummary={place.editorialSummary} />}
      {content.reviewSummary === true && "reviewSummary" in place && (
        <PlaceReviewSummary reviewSummary={place.reviewSummary} />
      )}
      <SectionLevelProvider value={getLevelBelow(headingLevel)}>
        <Tabs label={text.tabsLabel(placeName)} tabs={tabs} />
      </SectionLevelProvider>
      <footer className="gmp-details-foot">
        {/* The authors are known before the photos load, so that nothing moves later. */}
        {loaded.phase === "loading" && <PhotoCredit photos={collagePhotos(readList(place.photos))} />}
        {loaded.phase === "ready" && <PhotoCredit photos={loaded.value} />}
        <BusinessConductNote businessStatus={place.businessStatus} />
        {showsAttribution && <PlaceAttribution attributions={place.attributions} {...content.attribution} />}
      </footer>
    </>
  );
}

/** Shows the status once: opening hours begin with it, but a closed place may have no hours. */
function showsStatusInHead(place: Place, { openNowStatus, openingHours }: PlaceContent): boolean {
  return openingHours === true ? !hasOpeningHours(place) : openNowStatus === true;
}

/** Returns the photos of a collage: three, or one if there are fewer. */
function collagePhotos<Shown>(photos: readonly Shown[]): readonly Shown[] {
  return photos.slice(0, photos.length >= COLLAGE_PHOTOS ? COLLAGE_PHOTOS : 1);
}
