import { PlaceSearchList } from "../../src/index.ts";
import { ALWAYS_FAILS, NEVER_ANSWERS } from "../sample-client.ts";
import {
  bakery,
  bench,
  bistro,
  closedCafe,
  inn,
  longName,
  oneLetter,
  restaurant,
  station,
} from "../sample-places.ts";
import type { GalleryGroup } from "./gallery-state.ts";
import { bakeryWithPhotos } from "./sample-photos.ts";

const ORIGIN = { latitude: 43.24, longitude: 6.81 };
const ROUTES = [
  { legs: [{ duration: "312s", distanceMeters: 410 }] },
  { legs: [{ duration: "1507s", distanceMeters: 14_600 }] },
];

export const LIST_STATES: GalleryGroup = {
  id: "list",
  title: { en: "Search list", fr: "Résultats en liste" },
  states: [
    {
      id: "list-selectable",
      title: { en: "Selectable, with tags and distance", fr: "À choisir, avec atouts et distance" },
      draw: ({ title, headingLevel }) => (
        <PlaceSearchList
          aria-label={title}
          places={[bakery, station, restaurant, closedCafe]}
          selectable
          selectedPlaceId={station.id}
          showsAttributeTags
          origin={ORIGIN}
          headingLevel={headingLevel}
        />
      ),
    },
    {
      id: "list-no-photos",
      title: { en: "No photos, long and short names", fr: "Sans photos, noms longs et courts" },
      draw: ({ title, headingLevel }) => (
        <PlaceSearchList
          aria-label={title}
          places={[bistro, inn, oneLetter, longName]}
          headingLevel={headingLevel}
        />
      ),
    },
    {
      id: "list-routes",
      title: { en: "Travel times, attribution at the end", fr: "Temps de trajet, source en bas" },
      draw: ({ title, headingLevel }) => (
        <PlaceSearchList
          aria-label={title}
          places={[bakery, station]}
          showsRoutingSummary
          routingSummaries={ROUTES}
          attributionPosition="BOTTOM"
          headingLevel={headingLevel}
        />
      ),
    },
    {
      id: "list-loading",
      title: { en: "List that loads", fr: "Liste en cours de chargement" },
      draw: ({ title }) => <PlaceSearchList aria-label={title} request={{ textQuery: NEVER_ANSWERS }} />,
    },
    {
      id: "list-empty",
      title: { en: "No results", fr: "Aucun résultat" },
      draw: ({ title }) => <PlaceSearchList aria-label={title} places={[]} />,
    },
    {
      id: "list-failed",
      title: { en: "List that fails", fr: "Liste en échec" },
      draw: ({ title }) => <PlaceSearchList aria-label={title} request={{ textQuery: ALWAYS_FAILS }} />,
    },
  ],
};

export const CAROUSEL_STATES: GalleryGroup = {
  id: "carousel",
  title: { en: "Search carousel", fr: "Résultats en carrousel" },
  states: [
    {
      id: "carousel-selectable",
      title: {
        en: "Selectable, with tags and travel times",
        fr: "À choisir, avec atouts et temps de trajet",
      },
      isWide: true,
      draw: ({ title, headingLevel }) => (
        <PlaceSearchList
          aria-label={title}
          orientation="HORIZONTAL"
          places={[bakery, station, restaurant, closedCafe, bistro, inn, longName, bench]}
          selectable
          selectedPlaceId={restaurant.id}
          showsAttributeTags
          showsRoutingSummary
          routingSummaries={ROUTES}
          attributionPosition="BOTTOM"
          headingLevel={headingLevel}
        />
      ),
    },
    {
      id: "carousel-photos",
      title: { en: "Photos that open", fr: "Photos à agrandir" },
      draw: ({ title, headingLevel }) => (
        <PlaceSearchList
          aria-label={title}
          orientation="HORIZONTAL"
          places={[bakeryWithPhotos, restaurant]}
          content={{ media: { lightboxPreferred: true }, rating: true, type: true }}
          headingLevel={headingLevel}
        />
      ),
    },
    {
      id: "carousel-narrow",
      title: { en: "In a box of 250 px", fr: "Dans 250 px" },
      draw: ({ title, headingLevel }) => (
        <div className="gallery-card">
          <PlaceSearchList
            aria-label={title}
            orientation="HORIZONTAL"
            places={[bistro, bakery]}
            headingLevel={headingLevel}
          />
        </div>
      ),
    },
    {
      id: "carousel-loading",
      title: { en: "Carousel that loads", fr: "Carrousel en cours de chargement" },
      draw: ({ title }) => (
        <PlaceSearchList aria-label={title} orientation="HORIZONTAL" request={{ textQuery: NEVER_ANSWERS }} />
      ),
    },
  ],
};
