import type { LatLng, Place } from "@lieudit/place-model";
import { Carousel } from "@lieudit/place-widgets";
import { Link } from "react-router";
import { PlaceHeart } from "./place-heart.tsx";
import { PlaceRowFacts } from "./place-rows.tsx";
import "@lieudit/place-widgets/styles/round-button.css";
import "@lieudit/place-widgets/styles/carousel.css";
import "./place-carousel.css";

export interface PlaceCarouselProps {
  /** Name of the carousel for screen readers. */
  label: string;
  places: readonly Place[];
  /** Each card shows its distance from here. */
  origin: LatLng | undefined;
}

/**
 * Places as cards in a scrolling row, each a link to the page of its place.
 * Scrolls without JavaScript. The page imports the styles of the parts.
 */
export function PlaceCarousel({ label, places, origin }: PlaceCarouselProps) {
  return (
    <div className="gmp-widget place-carousel">
      <Carousel
        label={label}
        cards={places.map((place) => ({
          key: place.id ?? "",
          content: (
            <article className="place-row">
              <Link to={`/lieu/${place.id}`}>
                {place.displayName?.text ?? place.primaryTypeDisplayName?.text ?? "Lieu sans nom"}
              </Link>
              <PlaceRowFacts place={place} origin={origin} />
              <PlaceHeart place={place} />
            </article>
          ),
        }))}
      />
    </div>
  );
}
