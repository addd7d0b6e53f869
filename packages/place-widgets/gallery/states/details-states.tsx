import { PlaceDetails } from "../../src/index.ts";
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
import { bakeryWithPhotos, photosThatFail, photosThatLoad } from "./sample-photos.ts";

const PHOTOS_THAT_OPEN = { media: { lightboxPreferred: true }, rating: true, type: true } as const;
const PHOTOS_ALONE = { media: true, address: true } as const;

export const DETAILS_STATES: GalleryGroup = {
  id: "details",
  title: { en: "Details", fr: "Fiche complète" },
  states: [
    {
      id: "details-all",
      title: { en: "Everything", fr: "Tout le contenu" },
      draw: ({ headingLevel }) => <PlaceDetails place={bakery} content="all" headingLevel={headingLevel} />,
    },
    {
      id: "details-photos",
      title: { en: "Photos that open", fr: "Photos à agrandir" },
      draw: ({ headingLevel }) => (
        <PlaceDetails place={bakeryWithPhotos} content={PHOTOS_THAT_OPEN} headingLevel={headingLevel} />
      ),
    },
    {
      id: "details-fuel",
      title: { en: "Fuel and charging", fr: "Carburants et recharge" },
      draw: ({ headingLevel }) => <PlaceDetails place={station} headingLevel={headingLevel} />,
    },
    {
      id: "details-alert",
      title: { en: "Consumer alert, one photo", fr: "Mise en garde, une seule photo" },
      draw: ({ headingLevel }) => <PlaceDetails place={restaurant} headingLevel={headingLevel} />,
    },
    {
      id: "details-no-photo",
      title: { en: "No photo, special hours", fr: "Sans photo, horaires exceptionnels" },
      draw: ({ headingLevel }) => <PlaceDetails place={bistro} headingLevel={headingLevel} />,
    },
    {
      id: "details-bar",
      title: { en: "No photo, a bar", fr: "Sans photo, un bar" },
      draw: ({ headingLevel }) => <PlaceDetails place={inn} headingLevel={headingLevel} />,
    },
    {
      id: "details-least",
      title: { en: "Name and address alone", fr: "Un nom et une adresse" },
      draw: ({ headingLevel }) => <PlaceDetails place={bench} headingLevel={headingLevel} />,
    },
    {
      id: "details-short-name",
      title: { en: "A name of one letter", fr: "Nom d’une lettre" },
      draw: ({ headingLevel }) => <PlaceDetails place={oneLetter} headingLevel={headingLevel} />,
    },
    {
      id: "details-long-name",
      title: {
        en: "A name of 200 letters, neither border nor attribution",
        fr: "Nom de 200 lettres, sans bordure ni source",
      },
      draw: ({ headingLevel }) => (
        <PlaceDetails
          place={longName}
          showsBorder={false}
          showsAttribution={false}
          headingLevel={headingLevel}
        />
      ),
    },
    {
      id: "details-closed",
      title: { en: "Temporarily closed", fr: "Fermé temporairement" },
      draw: ({ headingLevel }) => <PlaceDetails place={closedCafe} headingLevel={headingLevel} />,
    },
    {
      id: "details-photos-loading",
      title: { en: "Photos that load", fr: "Photos en cours de chargement" },
      draw: ({ headingLevel }) => (
        <PlaceDetails place={photosThatLoad} content={PHOTOS_ALONE} headingLevel={headingLevel} />
      ),
    },
    {
      id: "details-photos-failed",
      title: { en: "Photos that fail", fr: "Photos en échec" },
      draw: ({ headingLevel }) => (
        <PlaceDetails place={photosThatFail} content={PHOTOS_ALONE} headingLevel={headingLevel} />
      ),
    },
    {
      id: "details-loading",
      title: { en: "Loading", fr: "En cours de chargement" },
      draw: () => <PlaceDetails placeId={NEVER_ANSWERS} />,
    },
    {
      id: "details-failed",
      title: { en: "Failed", fr: "En échec" },
      draw: () => <PlaceDetails placeId={ALWAYS_FAILS} />,
    },
  ],
};
