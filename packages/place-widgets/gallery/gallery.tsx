import { type ReactNode, useMemo } from "react";
import {
  PlaceAutocomplete,
  PlaceCompact,
  PlaceDetails,
  PlaceSearchList,
  PlacesProvider,
  type WidgetText,
} from "../src/index.ts";
import { ALWAYS_FAILS, NEVER_ANSWERS, sampleClient } from "./sample-client.ts";
import { bakery, bench, closedCafe, GALLERY_NOW, longName, restaurant, station } from "./sample-places.ts";

const brokenPhotos = {
  ...restaurant,
  photos: [{ name: `places/gallery/photos/${ALWAYS_FAILS}`, widthPx: 600, heightPx: 400 }],
};
const loadingPhotos = {
  ...restaurant,
  photos: [{ name: `places/gallery/photos/${NEVER_ANSWERS}`, widthPx: 600, heightPx: 400 }],
};

/** Every widget in every state. */
export function Gallery({ text, photoBase }: { text: WidgetText; photoBase: string }) {
  const client = useMemo(() => sampleClient(photoBase), [photoBase]);
  return (
    <PlacesProvider client={client} text={text} region="FR" now={GALLERY_NOW} clock={galleryClock}>
      <main>
        <Item title="Autocomplete">
          <PlaceAutocomplete name="lieu" origin={{ latitude: 43.24, longitude: 6.81 }} />
        </Item>
        <Item title="Details: everything">
          <PlaceDetails place={bakery} content="all" />
        </Item>
        <Item title="Details: fuel and charging">
          <PlaceDetails place={station} />
        </Item>
        <Item title="Details: consumer alert, one photo">
          <PlaceDetails place={restaurant} />
        </Item>
        <Item title="Details: name and address alone">
          <PlaceDetails place={bench} />
        </Item>
        <Item title="Details: loading">
          <PlaceDetails placeId={NEVER_ANSWERS} />
        </Item>
        <Item title="Details: failed">
          <PlaceDetails placeId={ALWAYS_FAILS} />
        </Item>
        <Item title="Details: photos that fail">
          <PlaceDetails place={brokenPhotos} content={{ media: true, address: true }} />
        </Item>
        <Item title="Details: photos that load">
          <PlaceDetails place={loadingPhotos} content={{ media: true, address: true }} />
        </Item>
        <Item title="Compact: vertical">
          <PlaceCompact place={bakery} />
        </Item>
        <Item title="Compact: horizontal, small">
          <PlaceCompact place={bakery} orientation="HORIZONTAL" />
        </Item>
        <Item title="Compact: horizontal, large, truncated">
          <PlaceCompact
            place={{ ...longName, rating: 4.3, userRatingCount: 12 }}
            orientation="HORIZONTAL"
            truncationPreferred
            content={{ media: { preferredSize: "LARGE" }, rating: true, address: true }}
          />
        </Item>
        <Item title="Compact: closed, right-to-left name">
          <PlaceCompact place={closedCafe} orientation="HORIZONTAL" />
        </Item>
        <Item title="Compact: under 350 px">
          <div className="gallery-narrow">
            <PlaceCompact place={bakery} orientation="HORIZONTAL" />
          </div>
        </Item>
        <Item title="Compact: under 200 px">
          <div className="gallery-tiny">
            <PlaceCompact place={bakery} />
          </div>
        </Item>
        <Item title="Compact: failed">
          <PlaceCompact placeId={ALWAYS_FAILS} />
        </Item>
        <Item title="Search list: selectable, tags, distance">
          <PlaceSearchList
            aria-label="Selectable"
            places={[bakery, station, restaurant, closedCafe]}
            selectable
            selectedPlaceId={station.id}
            showsAttributeTags
            origin={{ latitude: 43.24, longitude: 6.81 }}
          />
        </Item>
        <Item title="Search list: loading">
          <PlaceSearchList aria-label="Loading" request={{ textQuery: NEVER_ANSWERS }} />
        </Item>
        <Item title="Search list: empty">
          <PlaceSearchList aria-label="Empty" places={[]} />
        </Item>
        <Item title="Search list: failed">
          <PlaceSearchList aria-label="Failed" request={{ textQuery: ALWAYS_FAILS }} />
        </Item>
      </main>
    </PlacesProvider>
  );
}

function galleryClock(): number {
  return GALLERY_NOW;
}

function Item({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 lang="en">{title}</h2>
      {children}
    </section>
  );
}
