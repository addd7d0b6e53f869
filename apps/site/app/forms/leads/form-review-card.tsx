import { Link } from "react-router";
import type { FormReview } from "./form-review.ts";

/** The review that a form is about. */
export function FormReviewCard({ review: { placeId, placeName, author, text } }: { review: FormReview }) {
  return (
    <section className="form-listing" aria-label="L’avis">
      <div>
        <p className="form-listing-title">
          Avis{author !== null && <> de {author}</>} sur{" "}
          <Link to={`/lieu/${placeId}#avis`}>{placeName ?? "ce lieu"}</Link>
        </p>
        {text !== null && <blockquote dir="auto">{text}</blockquote>}
      </div>
    </section>
  );
}
