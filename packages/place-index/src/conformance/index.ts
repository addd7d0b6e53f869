export {
  type AutocompleteClaim,
  type Claim,
  describePlaceIndex,
  type NearbyClaim,
  type ReverseClaim,
  type TextClaim,
} from "./describe-place-index.ts";
