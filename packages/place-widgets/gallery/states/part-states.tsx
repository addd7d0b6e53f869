import type { ReactNode } from "react";
import {
  type AttributionColor,
  PlaceAccessibleEntranceIcon,
  PlaceAddress,
  PlaceAttribution,
  PlaceConsumerAlert,
  PlaceEvChargeOptions,
  PlaceFeatureList,
  PlaceFuelOptions,
  PlaceName,
  PlaceOpeningHours,
  PlaceOpenNowStatus,
  PlacePhoneNumber,
  PlacePlusCode,
  PlacePrice,
  PlaceRating,
  PlaceReviews,
  PlaceRoutingSummary,
  PlaceSummary,
  PlaceType,
  PlaceTypeSpecificHighlights,
  PlaceWebsite,
} from "../../src/index.ts";
import { bakery, bistro, everyFeature, restaurant, station } from "../sample-places.ts";
import type { GalleryGroup, GalleryState } from "./gallery-state.ts";
import { OpenedByClick } from "./opened-by-click.tsx";

export const PART_STATES: GalleryGroup = {
  id: "parts",
  title: { en: "Parts", fr: "Éléments seuls" },
  states: [
    {
      id: "reviews",
      title: { en: "Reviews", fr: "Avis" },
      draw: () => part(<PlaceReviews reviews={bakery.reviews} />),
    },
    {
      id: "reviews-none",
      title: { en: "No reviews", fr: "Aucun avis" },
      draw: () => part(<PlaceReviews reviews={[]} />),
    },
    {
      id: "hours",
      title: { en: "Weekly hours, open", fr: "Horaires de la semaine, dépliés" },
      draw: () => part(<PlaceOpeningHours hours={bakery} open />),
    },
    {
      id: "hours-special",
      title: { en: "Special hours, open", fr: "Horaires exceptionnels, dépliés" },
      draw: () => part(<PlaceOpeningHours hours={bistro} open />),
    },
    {
      id: "hours-always",
      title: { en: "Always open", fr: "Toujours ouvert" },
      draw: () => part(<PlaceOpeningHours hours={station} open />),
    },
    {
      id: "fuel",
      title: { en: "Fuel", fr: "Carburants" },
      draw: () => part(<PlaceFuelOptions fuelOptions={station.fuelOptions} />),
    },
    {
      id: "charging",
      title: { en: "Charging", fr: "Recharge électrique" },
      draw: () => part(<PlaceEvChargeOptions evChargeOptions={station.evChargeOptions} />),
    },
    {
      id: "alert",
      title: { en: "Consumer alert, details", fr: "Mise en garde, détails" },
      opens: true,
      draw: ({ startsOpen }) => (
        <OpenedByClick isOpened={startsOpen} opener="[aria-haspopup=dialog]">
          {part(<PlaceConsumerAlert consumerAlert={restaurant.consumerAlert} />)}
        </OpenedByClick>
      ),
    },
    {
      id: "highlights",
      title: { en: "Highlights", fr: "Atouts" },
      draw: () => part(<PlaceTypeSpecificHighlights place={bakery} />),
    },
    {
      id: "features",
      title: { en: "Every feature, had or not", fr: "Tous les services, offerts ou non" },
      isWide: true,
      draw: () => part(<PlaceFeatureList place={everyFeature} />),
    },
    {
      id: "rating-price",
      title: { en: "Rating and price", fr: "Note et prix" },
      draw: () =>
        part(
          <>
            <PlaceRating rating={restaurant.rating} userRatingCount={restaurant.userRatingCount} />{" "}
            <PlacePrice priceLevel={restaurant.priceLevel} priceRange={restaurant.priceRange} />
          </>,
        ),
    },
    {
      id: "facts",
      title: { en: "Single facts", fr: "Faits isolés" },
      draw: ({ headingLevel }) =>
        part(
          <div className="gallery-facts">
            <PlaceName displayName={bakery.displayName} headingLevel={headingLevel} />
            <PlaceType primaryTypeDisplayName={bakery.primaryTypeDisplayName} />{" "}
            <PlaceAccessibleEntranceIcon accessibilityOptions={bakery.accessibilityOptions} />
            <PlaceOpenNowStatus hours={bakery} />
            <PlaceSummary editorialSummary={bakery.editorialSummary} />
            <PlaceAddress formattedAddress={bakery.formattedAddress} />
            <PlaceWebsite websiteUri={bakery.websiteUri} />
            <PlacePhoneNumber
              nationalPhoneNumber={bakery.nationalPhoneNumber}
              internationalPhoneNumber={bakery.internationalPhoneNumber}
            />
            <PlacePlusCode plusCode={bakery.plusCode} />
            <PlaceRoutingSummary routingSummary={{ legs: [{ duration: "1507s", distanceMeters: 14_600 }] }} />
          </div>,
        ),
    },
    attribution("GRAY", "gray", "gris"),
    attribution("BLACK", "black", "noir"),
    attribution("WHITE", "white", "blanc"),
  ],
};

/** Wraps a part: sets the tokens, and a background that suits the attribution's colour. */
export function part(children: ReactNode, backdrop?: AttributionColor): ReactNode {
  return (
    <div className="gmp-widget gallery-part" data-backdrop={backdrop}>
      {children}
    </div>
  );
}

function attribution(color: AttributionColor, en: string, fr: string): GalleryState {
  return {
    id: `attribution-${en}`,
    title: { en: `Attribution in ${en}`, fr: `Source en ${fr}` },
    draw: () =>
      part(
        <PlaceAttribution
          attributions={bakery.attributions}
          lightSchemeColor={color}
          darkSchemeColor={color}
        />,
        color,
      ),
  };
}
