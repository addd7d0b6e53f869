/* Formatting functions of our cards, bundled into one file for the peer. */
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
