export type { Control } from "../parse/readers.ts";
export type { FieldRow, FieldSection } from "./field-sections.ts";
export { LISTING_FORMS, type ListingField, type ListingFieldSection } from "./listing-fields.ts";
export {
  applyTypedFields,
  type CheckedListing,
  checkTypedListing,
  findControlName,
  getChoiceLabel,
  getControls,
  listControls,
  NO,
  normaliseTypedFields,
  previewTypedListing,
  type TypedControl,
  type TypedFields,
  type TypedListing,
  toListingValue,
  toTypedFields,
  YES,
} from "./typed-listing.ts";
