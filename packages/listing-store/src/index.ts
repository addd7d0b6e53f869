export {
  type DeliveryRecord,
  type DeliveryState,
  type StoredReport,
  toRejection,
  toStoredReport,
} from "./deliveries/delivery-record.ts";
export {
  DESK_FEED,
  DESK_WINS,
  type DraftSummary,
  type EditConflict,
  type EditSave,
  type EditSaved,
  type ListingEdit,
  type NewEdit,
  type PhotoChange,
} from "./desk/listing-edit.ts";
export type { PublishResult, QuickChange } from "./desk/publish-edit.ts";
export {
  type DeliveryReport,
  isAnythingTaken,
  type PortfolioReport,
  type Refusal,
} from "./import/delivery.ts";
export { type ImportFileOptions, importFile, UnknownColumnsError } from "./import/import-file.ts";
export type { ColumnMapping } from "./import/mapped/column-mapping.ts";
export { formatReport } from "./import/report-text.ts";
export { createTemplate, TEMPLATE_FILES, TEMPLATES, type Template } from "./import/templates.ts";
export type {
  AgencyWithCounts,
  CardPage,
  CommuneWithCount,
  EstateFacet,
  Facets,
  FacetValue,
  FindOptions,
  FinishOptions,
  ImportKey,
  ListingGroup,
  ListingMapItems,
  ListingNews,
  ListingPoint,
  ListingStore,
  ListingWatchers,
  MapBounds,
  Neighbours,
  NewsPage,
  PhotoFile,
  Portfolio,
  PortfolioChange,
  PortfolioListing,
  PortfolioPage,
  PortfolioQuery,
  PriceUnit,
  Relaxation,
  RelaxOptions,
  ShownListing,
  SitemapEntry,
  StagedListing,
  StoredPhoto,
  VehicleFacet,
  Watched,
} from "./listing-store.ts";
export { APPLIED_BATCH_SIZE, CARDS_PER_PAGE, SHOWN_AFTER_SALE_DAYS } from "./listing-store.ts";
export type { RemovableContent } from "./moderation/removed-content.ts";
export { type OpenOptions, openListingStore } from "./open-listing-store.ts";
export type { TravelStart, TravelTimes } from "./write/travel-times.ts";
