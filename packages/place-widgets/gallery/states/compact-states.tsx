import { PlaceCompact } from "../../src/index.ts";
import { ALWAYS_FAILS, NEVER_ANSWERS } from "../sample-client.ts";
import { bakery, bistro, closedCafe, longName, restaurant } from "../sample-places.ts";
import type { GalleryGroup, GalleryState } from "./gallery-state.ts";
import { bakeryWithPhotos } from "./sample-photos.ts";

const EVERYTHING_OPENS = {
  media: { lightboxPreferred: true },
  rating: true,
  type: true,
  address: true,
  openNowStatus: true,
} as const;

const SIZES = {
  SMALL: { id: "small", en: "small photo", fr: "petite photo" },
  MEDIUM: { id: "medium", en: "medium photo", fr: "photo moyenne" },
  LARGE: { id: "large", en: "large photo", fr: "grande photo" },
} as const;

export const COMPACT_STATES: GalleryGroup = {
  id: "compact",
  title: { en: "Compact card", fr: "Carte compacte" },
  states: [
    {
      id: "compact-vertical",
      title: { en: "Vertical", fr: "Verticale" },
      draw: ({ headingLevel }) => <PlaceCompact place={bakery} headingLevel={headingLevel} />,
    },
    {
      id: "compact-all",
      title: { en: "Vertical, a photo that opens", fr: "Verticale, photo à agrandir" },
      draw: ({ headingLevel }) => (
        <PlaceCompact place={bakeryWithPhotos} content={EVERYTHING_OPENS} headingLevel={headingLevel} />
      ),
    },
    {
      id: "compact-no-photo",
      title: { en: "No photo", fr: "Sans photo" },
      draw: ({ headingLevel }) => <PlaceCompact place={bistro} headingLevel={headingLevel} />,
    },
    ...(["SMALL", "MEDIUM", "LARGE"] as const).map(horizontal),
    {
      id: "compact-truncated",
      title: { en: "Horizontal, a line for each text", fr: "Horizontale, un texte par ligne" },
      draw: ({ headingLevel }) => (
        <PlaceCompact
          place={{ ...longName, rating: 4.3, userRatingCount: 12 }}
          orientation="HORIZONTAL"
          truncationPreferred
          content={{ media: { preferredSize: "LARGE" }, rating: true, address: true }}
          headingLevel={headingLevel}
        />
      ),
    },
    {
      id: "compact-truncated-short",
      title: { en: "A line for each text, short name", fr: "Un texte par ligne, nom court" },
      draw: ({ headingLevel }) => (
        <PlaceCompact
          place={bakery}
          orientation="HORIZONTAL"
          truncationPreferred
          content={{ media: true, rating: true, type: true, address: true }}
          headingLevel={headingLevel}
        />
      ),
    },
    {
      id: "compact-closed",
      title: { en: "Closed, right-to-left name", fr: "Fermé, nom écrit de droite à gauche" },
      draw: ({ headingLevel }) => (
        <PlaceCompact place={closedCafe} orientation="HORIZONTAL" headingLevel={headingLevel} />
      ),
    },
    {
      id: "compact-narrow",
      title: { en: "Under 350 px", fr: "Moins de 350 px" },
      draw: ({ headingLevel }) => (
        <div className="gallery-narrow">
          <PlaceCompact place={bakery} orientation="HORIZONTAL" headingLevel={headingLevel} />
        </div>
      ),
    },
    {
      id: "compact-tiny",
      title: { en: "Under 200 px", fr: "Moins de 200 px" },
      draw: ({ headingLevel }) => (
        <div className="gallery-tiny">
          <PlaceCompact place={bakery} headingLevel={headingLevel} />
        </div>
      ),
    },
    {
      id: "compact-loading",
      title: { en: "Loading", fr: "En cours de chargement" },
      draw: () => <PlaceCompact placeId={NEVER_ANSWERS} />,
    },
    {
      id: "compact-failed",
      title: { en: "Failed", fr: "En échec" },
      draw: () => <PlaceCompact placeId={ALWAYS_FAILS} />,
    },
  ],
};

function horizontal(preferredSize: keyof typeof SIZES): GalleryState {
  const { id, en, fr } = SIZES[preferredSize];
  return {
    id: `compact-${id}`,
    title: { en: `Horizontal, ${en}`, fr: `Horizontale, ${fr}` },
    draw: ({ headingLevel }) => (
      <PlaceCompact
        place={restaurant}
        orientation="HORIZONTAL"
        content={{ media: { preferredSize }, rating: true, type: true, price: true }}
        headingLevel={headingLevel}
      />
    ),
  };
}
