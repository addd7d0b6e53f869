import { Link } from "react-router";
import type { FormListing } from "./form-listing.ts";

/** Beside the form where there is room, or a small picture above it. */
const SIZES = "(width < 62rem) 7rem, 20rem";

/** The listing that a form is about. */
export function FormListingCard({
  listing,
  agencyName,
}: {
  listing: FormListing;
  agencyName: string | null;
}) {
  const { title, path, price, reference, photoId, ended } = listing;
  return (
    <section className="form-listing" aria-label="L’annonce">
      {photoId !== null && (
        <img
          src={`/img/${photoId}/320.webp`}
          srcSet={`/img/${photoId}/320.webp 320w, /img/${photoId}/640.webp 640w`}
          sizes={SIZES}
          alt=""
          width={640}
          height={427}
        />
      )}
      <div>
        <p className="form-listing-title">
          <Link to={path}>{title}</Link>
        </p>
        {ended === null ? <p className="price">{price}</p> : <p>{ended}</p>}
        <p className="small facts-line">
          {agencyName !== null && <span>{agencyName}</span>}
          <span>
            Référence{"\u00a0"}: {reference}
          </span>
        </p>
      </div>
    </section>
  );
}
