import { useMemo } from "react";
import {
  PlaceAutocomplete,
  PlaceCompact,
  PlaceDetails,
  PlaceSearchList,
  PlacesProvider,
  type WidgetText,
} from "../src/index.ts";
import { GalleryItem } from "./gallery-item.tsx";
import { ALWAYS_FAILS, NEVER_ANSWERS, sampleClient } from "./sample-client.ts";
import {
  bakery,
  bench,
  bistro,
  closedCafe,
  GALLERY_NOW,
  inn,
  longName,
  oneLetter,
  restaurant,
  station,
} from "./sample-places.ts";
import { SupportingPartsGallery } from "./supporting-parts-gallery.tsx";

const brokenPhotos = {
  ...restaurant,
  photos: [{ name: `places/gallery/photos/${ALWAYS_FAILS}`, widthPx: 600, heightPx: 400 }],
};
const loadingPhotos = {
  ...restaurant,
  photos: [{ name: `places/gallery/photos/${NEVER_ANSWERS}`, widthPx: 600, heightPx: 400 }],
};

export interface GalleryProps {
  text: WidgetText;
  /** Default: that of `text`. */
  direction?: "ltr" | "rtl";
  /** Where the sample photos are served, with a slash at the end. */
  photoBase: string;
}

/** Every widget in every state. */
export function Gallery({ text, direction = text.direction, photoBase }: GalleryProps) {
  const client = useMemo(() => sampleClient(photoBase), [photoBase]);
  return (
    <PlacesProvider
      client={client}
      text={text}
      direction={direction}
      region="FR"
      now={GALLERY_NOW}
      clock={galleryClock}
    >
      <main>
        <GalleryItem title="Autocomplete">
          <PlaceAutocomplete name="lieu" origin={{ latitude: 43.24, longitude: 6.81 }} />
        </GalleryItem>
        <GalleryItem title="Details: everything">
          <PlaceDetails place={bakery} content="all" />
        </GalleryItem>
        <GalleryItem title="Details: fuel and charging">
          <PlaceDetails place={station} />
        </GalleryItem>
        <GalleryItem title="Details: consumer alert, one photo">
          <PlaceDetails place={restaurant} />
        </GalleryItem>
        <GalleryItem title="Details: name and address alone">
          <PlaceDetails place={bench} />
        </GalleryItem>
        <GalleryItem title="Details: no photo, special hours">
          <PlaceDetails place={bistro} />
        </GalleryItem>
        <GalleryItem title="Details: a name of one letter">
          <PlaceDetails place={oneLetter} />
        </GalleryItem>
        <GalleryItem title="Details: a name of 200 letters, neither border nor attribution">
          <PlaceDetails place={longName} showsBorder={false} showsAttribution={false} />
        </GalleryItem>
        <GalleryItem title="Details: loading">
          <PlaceDetails placeId={NEVER_ANSWERS} />
        </GalleryItem>
        <GalleryItem title="Details: failed">
          <PlaceDetails placeId={ALWAYS_FAILS} />
        </GalleryItem>
        <GalleryItem title="Details: photos that fail">
          <PlaceDetails place={brokenPhotos} content={{ media: true, address: true }} />
        </GalleryItem>
        <GalleryItem title="Details: photos that load">
          <PlaceDetails place={loadingPhotos} content={{ media: true, address: true }} />
        </GalleryItem>
        <GalleryItem title="Compact: vertical">
          <PlaceCompact place={bakery} />
        </GalleryItem>
        <GalleryItem title="Compact: horizontal, small">
          <PlaceCompact place={bakery} orientation="HORIZONTAL" />
        </GalleryItem>
        <GalleryItem title="Compact: horizontal, large, truncated">
          <PlaceCompact
            place={{ ...longName, rating: 4.3, userRatingCount: 12 }}
            orientation="HORIZONTAL"
            truncationPreferred
            content={{ media: { preferredSize: "LARGE" }, rating: true, address: true }}
          />
        </GalleryItem>
        <GalleryItem title="Compact: closed, right-to-left name">
          <PlaceCompact place={closedCafe} orientation="HORIZONTAL" />
        </GalleryItem>
        <GalleryItem title="Compact: no photo">
          <PlaceCompact place={bistro} />
        </GalleryItem>
        <GalleryItem title="Compact: under 350 px">
          <div className="gallery-narrow">
            <PlaceCompact place={bakery} orientation="HORIZONTAL" />
          </div>
        </GalleryItem>
        <GalleryItem title="Compact: under 200 px">
          <div className="gallery-tiny">
            <PlaceCompact place={bakery} />
          </div>
        </GalleryItem>
        <GalleryItem title="Compact: failed">
          <PlaceCompact placeId={ALWAYS_FAILS} />
        </GalleryItem>
        <GalleryItem title="Search list: selectable, tags, distance">
          <PlaceSearchList
            aria-label="Selectable"
            places={[bakery, station, restaurant, closedCafe]}
            selectable
            selectedPlaceId={station.id}
            showsAttributeTags
            origin={{ latitude: 43.24, longitude: 6.81 }}
          />
        </GalleryItem>
        <GalleryItem title="Search list: no photos, long and short names">
          <PlaceSearchList aria-label="No photos" places={[bistro, inn, oneLetter, longName]} />
        </GalleryItem>
        <GalleryItem title="Search list: loading">
          <PlaceSearchList aria-label="Loading" request={{ textQuery: NEVER_ANSWERS }} />
        </GalleryItem>
        <GalleryItem title="Search list: empty">
          <PlaceSearchList aria-label="Empty" places={[]} />
        </GalleryItem>
        <GalleryItem title="Search list: failed">
          <PlaceSearchList aria-label="Failed" request={{ textQuery: ALWAYS_FAILS }} />
        </GalleryItem>
        <SupportingPartsGallery />
      </main>
    </PlacesProvider>
  );
}

function galleryClock(): number {
  return GALLERY_NOW;
}
