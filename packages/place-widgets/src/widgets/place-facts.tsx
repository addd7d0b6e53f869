import type { Place } from "@lieudit/place-model";
import type { PlaceContent } from "../content/place-content.ts";
import { PlaceAccessibleEntranceIcon } from "../parts/place-accessible-entrance-icon.tsx";
import { PlaceOpenNowStatus } from "../parts/place-open-now-status.tsx";
import { PlacePrice } from "../parts/place-price.tsx";
import { PlaceRating } from "../parts/place-rating.tsx";
import { PlaceType } from "../parts/place-type.tsx";

/** The lines under a place's name in every widget: rating; type, price and entrance; open now. */
export function PlaceFacts({ place, content }: { place: Place; content: PlaceContent }) {
  return (
    <div className="gmp-facts">
      <div className="gmp-facts-line">
        {content.rating === true && (
          <PlaceRating rating={place.rating} userRatingCount={place.userRatingCount} />
        )}
      </div>
      <div className="gmp-facts-line">
        {content.type === true && <PlaceType primaryTypeDisplayName={place.primaryTypeDisplayName} />}
        {content.price === true && (
          <PlacePrice
            priceLevel={place.priceLevel}
            priceRange={place.priceRange}
            regionCode={place.postalAddress?.regionCode}
          />
        )}
        {content.accessibleEntranceIcon === true && (
          <PlaceAccessibleEntranceIcon accessibilityOptions={place.accessibilityOptions} />
        )}
      </div>
      {content.openNowStatus === true && (
        <div className="gmp-facts-line">
          <PlaceOpenNowStatus hours={place} />
        </div>
      )}
    </div>
  );
}
