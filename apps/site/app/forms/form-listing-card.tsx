import { Link } from "react-router";
import type { FormListing } from "./form-listing.ts";

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
      {photoId !== null && <img src={`/img/${photoId}/320.webp`} alt="" width={120} height={80} />}
      <div>
        <p className="form-listing-title">
          <Link to={path}>{title}</Link>
        </p>
        {ended === null ? <p className="figures">{price}</p> : <p>{ended}</p>}
        <p className="small secondary">
          {agencyName !== null && `${agencyName} · `}Référence{"\u00a0"}: {reference}
        </p>
      </div>
    </section>
  );
}
