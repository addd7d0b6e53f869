export { AGENCY_KINDS, type Agency, type AgencyKind, type AgencyLegalFacts } from "./agency.ts";
export {
  ENERGY_CLASSES,
  ENERGY_LETTERS,
  type EnergyClass,
  type EnergyLetter,
  ESTATE_STATES,
  ESTATE_TYPES,
  type EstateAnnuity,
  type EstateCopro,
  type EstateEnergy,
  type EstateListing,
  type EstateRental,
  type EstateSale,
  type EstateState,
  type EstateStay,
  type EstateType,
  FEE_PAYERS,
  type FeePayer,
  HEATING_ENERGIES,
  type HeatingEnergy,
  ORIENTATIONS,
  type Orientation,
  OUTDOOR_SPACES,
  type OutdoorSpace,
  PARKING_TYPES,
  type ParkingType,
  type ProgrammeLots,
  type RentControl,
  type StayPeriod,
  type StaySeason,
  TRANSACTIONS,
  type Transaction,
} from "./estate-listing.ts";
export { type Badge, type BadgeCode, listingBadges } from "./facts/badges.ts";
export { co2Class } from "./facts/co2-class.ts";
export { critAirLabel, getCritAir } from "./facts/crit-air.ts";
export {
  CLIMATE_SCALE,
  dpeLabel,
  ENERGY_SCALE,
  hasDiagnosis,
  isClassOfClimate,
  isDwelling,
  isEnergyHungry,
  isEnergyLetter,
  type ScaleStep,
} from "./facts/energy.ts";
export { type Fact, type FactGroup, factGroups } from "./facts/fact-groups.ts";
export { factsLine } from "./facts/facts-line.ts";
export { listKeyFacts } from "./facts/key-facts.ts";
export { mobilityMessage } from "./facts/mobility-message.ts";
export { ESTATE_TYPE_LABELS, pageTitle, TRANSACTION_LABELS } from "./facts/page-title.ts";
export { getPhotoAlt, withWrittenAlt } from "./facts/photo-alt.ts";
export { type PriceCut, priceCut } from "./facts/price-cut.ts";
export {
  isPriceMissing,
  priceNote,
  pricePerM2Cents,
  pricePerM2Text,
  priceText,
  saleFees,
  surfaceText,
} from "./facts/price-text.ts";
export {
  getStayState,
  listSeasonsUntil,
  listStayWeeks,
  type StayState,
  type StayWeek,
} from "./facts/stay-weeks.ts";
export { CATEGORY_LABELS, CONDITION_LABELS } from "./facts/vehicle-labels.ts";
export {
  containsPostcode,
  type Departement,
  findDepartement,
  getDepartementCode,
} from "./french/departements.ts";
export type { Listing, ListingDraft, ListingKind } from "./listing.ts";
export {
  type IsoDay,
  LISTING_STATUSES,
  type ListingAddress,
  type ListingBase,
  type ListingContact,
  type ListingDates,
  type ListingPhoto,
  type ListingPosition,
  type ListingSource,
  type ListingStatus,
  type PriceStep,
} from "./listing-base.ts";
export { type EstateCard, type ListingCard, listingCard, type VehicleCard } from "./listing-card.ts";
export { agencyPath, idOfListingPath, listingPath, villeSlug } from "./listing-path.ts";
export { type Amortisation, amortise, type Loan } from "./loans/amortisation.ts";
export { getEstateLoanQuestion } from "./loans/down-payment.ts";
export {
  type EstateLoan,
  type EstateLoanResult,
  estateLoan,
  estateLoanMentions,
  estimateNotaryFees,
  getNeededIncomeCents,
  SIMULATION,
} from "./loans/estate-loan.ts";
export {
  ESTATE_LOAN_FIELDS,
  type LoanAnswers,
  type LoanField,
  type LoanKey,
  readEstateLoan,
  readVehicleCredit,
  toEstateLoan,
  toVehicleCredit,
  VEHICLE_CREDIT_FIELDS,
} from "./loans/loan-question.ts";
export { estimateMonthlyBudget } from "./loans/monthly-budget.ts";
export { taegPct } from "./loans/taeg.ts";
export {
  type VehicleCredit,
  type VehicleCreditResult,
  vehicleCredit,
  vehicleCreditMentions,
} from "./loans/vehicle-credit.ts";
export { RISKS_MENTION } from "./mentions/estate-mentions.ts";
export { legalGaps } from "./mentions/legal-gaps.ts";
export { listingMentions } from "./mentions/listing-mentions.ts";
export type { Mention, MentionCode } from "./mentions/mention.ts";
export { CREDIT_WARNING } from "./mentions/vehicle-mentions.ts";
export { parseAgency } from "./parse/parse-agency.ts";
export { parseListing } from "./parse/parse-listing.ts";
export { type FieldProblem, type Parsed, problemText, shownValue } from "./parse/report.ts";
export {
  coarsenPosition,
  POSITION_PRECISIONS,
  type PositionPrecision,
  PRECISION_METRES,
} from "./position.ts";
export { readBox, writeBox } from "./search/box.ts";
export { ESTATE_AMENITIES, ESTATE_FILTERS, type EstateAmenity } from "./search/estate-filters.ts";
export {
  type EstateOrder,
  type EstatePathParts,
  type EstateSearch,
  estateListPath,
  readEstateSearch,
  writeEstateSearch,
} from "./search/estate-search.ts";
export {
  type FilterChip,
  type FilterNames,
  getEstateChips,
  getVehicleChips,
} from "./search/filter-chips.ts";
export {
  type AnyFilter,
  type AtLeastFilter,
  type BoundFilter,
  defineFilter,
  type FacetKey,
  type FilterColumns,
  type FlagsFilter,
  readField,
  spellValue,
  type TravelFilter,
} from "./search/filter-row.ts";
export {
  type IgnoredFilter,
  ignoredEstateFilters,
  ignoredVehicleFilters,
  withIgnored,
} from "./search/ignored-filters.ts";
export type { ListState, ListView } from "./search/list-state.ts";
export { RADII_KM } from "./search/read-filters.ts";
export { readSearchWords, type SearchNames, type UnderstoodWords } from "./search/search-words.ts";
export {
  DEFAULT_OWN_TIME,
  formatTravelChoice,
  formatTravelNote,
  MAX_TRAVEL_MINUTES,
  OWN_TIME_KEY,
  parseTravelChoice,
  TRAVEL_CHOICES,
  TRAVEL_MEANS,
  TRAVEL_SUBJECTS,
  type TravelChoice,
  type TravelMeans,
  type TravelNote,
  type TravelSubject,
} from "./search/travel.ts";
export { VEHICLE_FILTERS } from "./search/vehicle-filters.ts";
export {
  readVehicleSearch,
  type VehicleOrder,
  type VehiclePathParts,
  type VehicleSearch,
  vehicleListPath,
  writeVehicleSearch,
} from "./search/vehicle-search.ts";
export {
  getZoneBounds,
  isInZone,
  MAX_ZONE_CORNERS,
  readZone,
  writeZone,
  type Zone,
  type ZonePoint,
} from "./search/zone.ts";
export { toSlug } from "./slug.ts";
export {
  CO2_CLASSES,
  CONNECTORS,
  type Co2Class,
  type Connector,
  CRIT_AIR_CLASSES,
  type CritAir,
  GEARBOXES,
  type Gearbox,
  TRANSMISSIONS,
  type Transmission,
  VEHICLE_BODIES,
  VEHICLE_CATEGORIES,
  VEHICLE_CONDITIONS,
  VEHICLE_ENERGIES,
  type VehicleBody,
  type VehicleCategory,
  type VehicleCondition,
  type VehicleEnergy,
  type VehicleListing,
  type VehicleRent,
} from "./vehicle-listing.ts";
