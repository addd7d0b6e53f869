import type { Place } from "@lieudit/place-model";
import { Link } from "react-router";
import { PlaceRows } from "../../places/search/place-rows.tsx";
import { placesHref } from "../../places/search/places-search.ts";

/** Some open places; the page imports the styles. */
export function OpenNow({ places }: { places: readonly Place[] }) {
  return (
    <section aria-labelledby="ouvert">
      <div className="section-head">
        <h2 id="ouvert">Ouvert en ce moment</h2>
        <Link to={placesHref({ isOpenNow: true })}>Tout ce qui est ouvert</Link>
      </div>
      <div className="place-row-grid">
        <PlaceRows places={places} />
      </div>
    </section>
  );
}
