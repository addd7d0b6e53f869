import type { EstateListing } from "./estate-listing.ts";
import type { ListingBase, ListingDates } from "./listing-base.ts";
import type { VehicleListing } from "./vehicle-listing.ts";

/** A vehicle or an estate for sale or to let; `kind` distinguishes them. */
export type Listing = VehicleListing | EstateListing;

export type ListingKind = Listing["kind"];

/**
 * A listing before it is stored: properties that the store makes may be omitted.
 * A given id stays; photos may name delivered files.
 */
export type ListingDraft = DraftOf<VehicleListing> | DraftOf<EstateListing>;

type MadeByStore = "id" | "slug" | "dates" | "prixHistorique";
/** A listing of one kind without the properties that the store makes. */
export type DraftOf<L extends ListingBase> = Omit<L, MadeByStore> &
  Partial<Pick<L, "id" | "slug" | "prixHistorique">> & { dates?: Partial<ListingDates> };
