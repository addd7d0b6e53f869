import type { LatLng } from "@lieudit/place-model";
import { Carousel, PlaceEvChargeOptions, PlaceFuelOptions } from "@lieudit/place-widgets";
import { Link } from "react-router";
import { PlaceRowFacts } from "../../places/search/place-rows.tsx";
import { SitePlaces } from "../../places/search/site-places.tsx";
import type { NeighbourhoodGroup } from "./find-neighbourhood.ts";
import "@lieudit/place-widgets/styles/round-button.css";
import "@lieudit/place-widgets/styles/carousel.css";
import "../../places/search/place-carousel.css";

export interface NeighbourhoodProps {
  /** `Le quartier`, or `Y aller` where only the way is of interest. */
  title: string;
  groups: readonly NeighbourhoodGroup[] | null;
  origin: LatLng;
  /** Distances are right to some hundred metres only. */
  isApproximate: boolean;
}

/**
 * Shops, schools, transport, fuel with its prices and charging near a listing,
 * by the place widgets. Its styles are the page's to import.
 */
export function Neighbourhood({ title, groups, origin, isApproximate }: NeighbourhoodProps) {
  return (
    <section className="listing-section" aria-labelledby="quartier">
      <h2 id="quartier">{title}</h2>
      {groups === null && (
        <p className="secondary">
          Les lieux du quartier n’ont pas pu être chargés. Rechargez la page dans un instant.
        </p>
      )}
      {groups?.length === 0 && <p className="secondary">Aucun commerce ni service connu à proximité.</p>}
      {groups !== null && groups.length > 0 && (
        <SitePlaces>
          <p className="secondary">
            À vol d’oiseau
            {isApproximate && ", depuis un emplacement approximatif"}. Horaires et prix de l’instant.
          </p>
          <div className="gmp-widget place-carousel neighbourhood">
            <Carousel
              label={title}
              cards={groups.map((group) => ({
                key: group.key,
                content: <Group group={group} origin={origin} />,
              }))}
            />
          </div>
        </SitePlaces>
      )}
    </section>
  );
}

function Group({ group: { key, title, places }, origin }: { group: NeighbourhoodGroup; origin: LatLng }) {
  return (
    <section className="neighbourhood-group" aria-labelledby={`quartier-${key}`}>
      <h3 id={`quartier-${key}`}>{title}</h3>
      <ul className="plain-list place-rows">
        {places.map((place) => (
          <li key={place.id} className="place-row">
            <Link to={`/lieu/${place.id}`}>
              {place.displayName?.text ?? place.primaryTypeDisplayName?.text ?? "Lieu sans nom"}
            </Link>
            <PlaceRowFacts place={place} origin={origin} />
            {/* A list of fuels without a single price says nothing. */}
            {place.fuelOptions?.fuelPrices?.some(({ price }) => price !== undefined) === true && (
              <PlaceFuelOptions className="gmp-widget" fuelOptions={place.fuelOptions} />
            )}
            {place.evChargeOptions !== undefined && (
              <PlaceEvChargeOptions className="gmp-widget" evChargeOptions={place.evChargeOptions} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
