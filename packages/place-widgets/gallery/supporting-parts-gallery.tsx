import type { Photo, Place } from "@lieudit/place-model";
import { useState } from "react";
import {
  BusinessConductNote,
  Carousel,
  PhotoLightbox,
  PlaceCompact,
  PlaceDetails,
  PlaceSearchList,
  PopupMenu,
  Spinner,
  StatusText,
  useWidgetText,
} from "../src/index.ts";
import { GalleryItem } from "./gallery-item.tsx";
import { ALWAYS_FAILS, NEVER_ANSWERS } from "./sample-client.ts";
import { bakery, bench, closedCafe, longName, restaurant, station } from "./sample-places.ts";

const LIGHTBOX = { media: { lightboxPreferred: true }, rating: true, type: true } as const;

const namedPhotos = ["bread", "street", "harbour", "garden"].map((scene) => photo(scene));
const bakeryWithPhotos: Place = { ...bakery, photos: namedPhotos };

/** The carousel, the lightbox and the small pieces, in every state. */
export function SupportingPartsGallery() {
  const text = useWidgetText();
  return (
    <>
      <GalleryItem title="Search carousel: selectable, tags, travel times">
        <PlaceSearchList
          aria-label="Carousel"
          orientation="HORIZONTAL"
          places={[bakery, station, restaurant, closedCafe, longName, bench]}
          selectable
          selectedPlaceId={restaurant.id}
          showsAttributeTags
          showsRoutingSummary
          routingSummaries={[
            { legs: [{ duration: "312s", distanceMeters: 410 }] },
            { legs: [{ duration: "1507s", distanceMeters: 14_600 }] },
          ]}
          attributionPosition="BOTTOM"
        />
      </GalleryItem>
      <GalleryItem title="Search carousel: photos that open">
        <PlaceSearchList
          aria-label="Carousel with photos"
          orientation="HORIZONTAL"
          places={[bakeryWithPhotos, restaurant]}
          content={LIGHTBOX}
        />
      </GalleryItem>
      <GalleryItem title="Search carousel: loading">
        <PlaceSearchList
          aria-label="Carousel loading"
          orientation="HORIZONTAL"
          request={{ textQuery: NEVER_ANSWERS }}
        />
      </GalleryItem>
      <GalleryItem title="Search list: travel times">
        <PlaceSearchList
          aria-label="With travel times"
          places={[bakery, station]}
          showsRoutingSummary
          routingSummaries={[
            { legs: [{ duration: "312s", distanceMeters: 410 }] },
            { legs: [{ duration: "1507s", distanceMeters: 14_600 }] },
          ]}
        />
      </GalleryItem>
      <GalleryItem title="Details: photos that open">
        <PlaceDetails place={bakeryWithPhotos} content={LIGHTBOX} />
      </GalleryItem>
      <GalleryItem title="Compact: a photo that opens">
        <PlaceCompact place={bakeryWithPhotos} content={LIGHTBOX} />
      </GalleryItem>
      <GalleryItem title="Photo lightbox">
        <div className="gmp-widget gallery-row">
          <OpensLightbox label="Four photos" photos={namedPhotos} />
          <OpensLightbox label="One photo" photos={namedPhotos.slice(0, 1)} />
          <OpensLightbox label="A photo that loads" photos={[photo(NEVER_ANSWERS), ...namedPhotos]} />
          <OpensLightbox label="A photo that fails" photos={[photo(ALWAYS_FAILS), ...namedPhotos]} />
          <OpensLightbox
            label="Thirty photos"
            photos={Array.from({ length: 30 }, (_, index) => ({
              ...(namedPhotos[index % namedPhotos.length] as Photo),
              flagContentUri: "",
              authorAttributions: [],
            }))}
          />
        </div>
      </GalleryItem>
      <GalleryItem title="Popup menu">
        <div className="gmp-widget gallery-row" data-align="end">
          <PopupMenu
            label={text.moreActions}
            items={[
              { text: text.reportPhoto, uri: "https://lieudit.example/signaler", isExternal: true },
              { text: text.openInMaps, uri: "https://lieudit.example/lieu" },
              { text: "Donaudampfschifffahrtsgesellschaftskapitän", uri: "https://lieudit.example/kapitaen" },
            ]}
          />
        </div>
      </GalleryItem>
      <GalleryItem title="Spinner and status texts">
        <div className="gmp-widget">
          <Spinner />
          <StatusText kind="empty">{text.noPlaces}</StatusText>
          <StatusText kind="error">{text.placeResultsError}</StatusText>
        </div>
      </GalleryItem>
      <GalleryItem title="Note on business conduct">
        <div className="gmp-widget">
          <BusinessConductNote businessStatus="OPERATIONAL" open />
        </div>
      </GalleryItem>
      <GalleryItem title="Carousel: cards of the page's own, in a narrow box">
        <div className="gmp-widget gallery-tiny">
          <Carousel
            label="Numbers"
            cards={["1", "2", "3"].map((number) => ({ key: number, content: <p>{number}</p> }))}
          />
        </div>
      </GalleryItem>
    </>
  );
}

function OpensLightbox({ label, photos }: { label: string; photos: readonly Photo[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="gmp-text-button" onClick={() => setOpen(true)}>
        {label}
      </button>
      <PhotoLightbox
        isOpen={isOpen}
        photos={photos}
        placeName="Le Fournil des Roches"
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function photo(scene: string): Photo {
  return {
    name: `places/gallery/photos/${scene}`,
    widthPx: 600,
    heightPx: 400,
    authorAttributions: [{ displayName: "Atelier du Port", uri: "https://photos.example/atelier" }],
    flagContentUri: `https://lieudit.example/signaler?photo=${scene}`,
  };
}
