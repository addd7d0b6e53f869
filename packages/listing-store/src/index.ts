export type {
  AgencyWithCounts,
  CardPage,
  CommuneWithCount,
  EstateFacet,
  Facets,
  FacetValue,
  FindOptions,
  ListingPoint,
  ListingStore,
  Neighbours,
  Portfolio,
  PortfolioChange,
  ShownListing,
  SitemapEntry,
  VehicleFacet,
} from "./listing-store.ts";
export { CARDS_PER_PAGE, SHOWN_AFTER_SALE_DAYS } from "./listing-store.ts";
