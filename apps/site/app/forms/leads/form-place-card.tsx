import { Link } from "react-router";
import type { FormPlace } from "./form-place.ts";

/** The place that a form is about. */
export function FormPlaceCard({ place: { placeId, placeName, address, photoKey } }: { place: FormPlace }) {
  return (
    <section className="form-listing" aria-label="Le lieu">
      <div>
        <p className="form-listing-title">
          {photoKey !== null && <>Une photo de{"\u00a0"}: </>}
          <Link to={`/lieu/${placeId}`}>{placeName ?? "ce lieu"}</Link>
        </p>
        {address !== null && <p className="secondary small">{address}</p>}
      </div>
    </section>
  );
}
