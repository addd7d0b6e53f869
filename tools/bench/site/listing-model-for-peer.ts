/* What the peer words its cards with: the same functions as ours, in one file that it can load. */
export {
  critAirLabel,
  factsLine,
  getCritAir,
  listingBadges,
  listingPath,
  priceCut,
  priceText,
} from "@lieudit/listing-model";
export { euros, typeset } from "@lieudit/listing-model/french";
