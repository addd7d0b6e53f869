import type { Place } from "@lieudit/place-model";
import { COLLAGE_PHOTOS } from "../constants.ts";
import { detailsFields } from "../content/details-fields.ts";
import {
  detailsContent,
  mediaOptions,
  type PlaceContent,
  type PlaceContentChoice,
} from "../content/place-content.ts";
import { partClass } from "../parts/part-class.ts";
import { PhotoCredit } from "../parts/photo-credit.tsx";
import { PlaceAttribution } from "../parts/place-attribution.tsx";
import { PlaceConsumerAlert } from "../parts/place-consumer-alert.tsx";
import { collagePhotos, PlaceMedia } from "../parts/place-media.tsx";
import { type HeadingLevel, PlaceName } from "../parts/place-name.tsx";
import { PlaceSummary } from "../parts/place-summary.tsx";
import { levelUnder, SectionLevelProvider } from "../parts/section-title.tsx";
import { shownList, shownLocalized } from "../parts/shown-text.ts";
import { Tabs } from "../parts/tabs.tsx";
import { useWidgetText } from "../provider/places-provider.tsx";
import { usePhotos } from "../state/use-photos.ts";
import { detailsTabs } from "./details-tabs.tsx";
import { PlaceFacts } from "./place-facts.tsx";
import { type PlaceBoxProps, PlaceFrame } from "./place-frame.tsx";
import type { PlaceSourceProps } from "./place-source.ts";

export interface PlaceDetailsProps extends PlaceSourceProps, PlaceBoxProps {
  /** Default "standard". */
  content?: PlaceContentChoice | undefined;
  /** Of the place's name. Default 2. */
  headingLevel?: HeadingLevel | undefined;
}

/** Everything about one place, from its photos to its reviews. */
export function PlaceDetails({
  photos,
  content: choice = "standard",
  headingLevel,
  className,
  ...rest
}: PlaceDetailsProps) {
  return (
    <PlaceFrame
      {...rest}
      fields={detailsFields(choice)}
      skeleton="details"
      className={partClass("gmp-widget gmp-details", className)}
    >
      {(place) => (
        <LoadedDetails
          place={place}
          content={detailsContent(choice)}
          photos={photos}
          headingLevel={headingLevel}
        />
      )}
    </PlaceFrame>
  );
}
PlaceDetails.requiredFields = detailsFields("standard");

interface LoadedDetailsProps extends Pick<PlaceDetailsProps, "photos" | "headingLevel"> {
  place: Place;
  content: PlaceContent;
}

function LoadedDetails({ place, content, photos, headingLevel = 2 }: LoadedDetailsProps) {
  const text = useWidgetText();
  const media = mediaOptions(content);
  const { media: loaded, dropPhoto } = usePhotos(place.photos, photos, media === null ? 0 : COLLAGE_PHOTOS);
  const placeName = shownLocalized(place.displayName)?.text ?? "";
  const tabs = detailsTabs(place, content, text);
  return (
    <>
      {media !== null && (
        <PlaceMedia
          media={loaded}
          placeName={placeName}
          layout="collage"
          icon={{ iconMaskBaseUri: place.iconMaskBaseUri, iconBackgroundColor: place.iconBackgroundColor }}
          onBrokenPhoto={dropPhoto}
        />
      )}
      <header className="gmp-details-head">
        <PlaceName displayName={place.displayName} headingLevel={headingLevel} />
        <PlaceFacts place={place} content={content} />
      </header>
      <PlaceConsumerAlert consumerAlert={place.consumerAlert} />
      {content.summary === true && <PlaceSummary editorialSummary={place.editorialSummary} />}
      <SectionLevelProvider value={levelUnder(headingLevel)}>
        <Tabs label={text.tabsLabel(placeName)} tabs={tabs} />
      </SectionLevelProvider>
      <footer className="gmp-details-foot">
        {/* Who made them is known before they come, so that nothing moves when they do. */}
        {loaded.phase === "LOADING" && <PhotoCredit photos={collagePhotos(shownList(place.photos))} />}
        {loaded.phase === "SUCCESS" && <PhotoCredit photos={collagePhotos(loaded.photos)} />}
        <PlaceAttribution attributions={place.attributions} {...content.attribution} />
      </footer>
    </>
  );
}
