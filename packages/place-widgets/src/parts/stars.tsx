import { useId } from "react";
import { MAX_STARS } from "../constants.ts";

const STAR = "m10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z";
const STAR_WIDTH = 20;

/** Five stars, filled up to `rating`. Drawn only: the words stand beside them. */
export function Stars({ rating }: { rating: number }) {
  const clip = useId();
  const stars = Array.from({ length: MAX_STARS }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: five stars that never move
    <path key={index} d={STAR} transform={`translate(${index * STAR_WIDTH})`} />
  ));
  return (
    <svg
      viewBox="0 0 100 20"
      width="75"
      height="15"
      className="gmp-stars"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <rect width={Math.max(0, Math.min(rating, MAX_STARS)) * STAR_WIDTH} height="20" />
      </clipPath>
      <g className="gmp-stars-empty">{stars}</g>
      <g className="gmp-stars-full" clipPath={`url(#${clip})`}>
        {stars}
      </g>
    </svg>
  );
}
