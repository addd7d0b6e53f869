import type { Place } from "@lieudit/place-model";
import { ButtonLink } from "../../shell/ui/button.tsx";
import { Icon } from "../../shell/ui/icon.tsx";
import { ShareButton } from "../../shell/ui/share-button.tsx";
import { PlaceHeart } from "../search/place-heart.tsx";
import { itineraryHref } from "./itinerary.ts";

/** The actions for a place on a phone: route, call, share, save. */
export function PlaceWays({ place, url }: { place: Place; url: string }) {
  const phone = place.internationalPhoneNumber ?? place.nationalPhoneNumber;
  const title = place.displayName?.text ?? "";
  return (
    <div className="place-ways" data-bottom-bar>
      <ButtonLink to={itineraryHref(place.id ?? "")} icon="map">
        Itinéraire
      </ButtonLink>
      {phone !== undefined && (
        <a className="button button-quiet" href={`tel:${phone.replace(/[\s().-]/g, "")}`}>
          <Icon name="phone" />
          Appeler
        </a>
      )}
      <PlaceHeart place={place} isLabelled />
      <ShareButton title={title} url={url} />
    </div>
  );
}
