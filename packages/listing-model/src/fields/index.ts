export type { Control } from "../parse/readers.ts";
export type { FieldRow, FieldSection } from "./field-sections.ts";
export { LISTING_FORMS, type ListingField, type ListingFieldSection } from "./listing-fields.ts";
export {
  type CheckedListing,
  checkTypedListing,
  getControls,
  listControls,
  NO,
  type TypedControl,
  type TypedFields,
  type TypedListing,
  toTypedFields,
  YES,
} from "./typed-listing.ts";
