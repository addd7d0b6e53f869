import { MAX_STARS } from "../constants.ts";

const STAR = " 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z";
const STAR_WIDTH = 20;
/** The five stars as one path, which renders five times as fast as five paths. */
const STARS = `m10 1.8${STAR}${`m${STAR_WIDTH} 0${STAR}`.repeat(MAX_STARS - 1)}`;

/** Five stars, filled up to `rating`. Decoration: the words are next to them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 100 20" width="4.6875rem" height="0.9375rem" className="gmp-stars" aria-hidden="true">
      <path d={STARS} className="gmp-stars-empty" />
      {/* The inner drawing clips its overflow. */}
      <svg width={Math.max(0, Math.min(rating, MAX_STARS)) * STAR_WIDTH} height="20" aria-hidden="true">
        <path d={STARS} className="gmp-stars-full" />
      </svg>
    </svg>
  );
}
