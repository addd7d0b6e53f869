import type { DeskStore } from "@lieudit/desk";
import type { ListingPhoto } from "@lieudit/listing-model";
import { createContext } from "react-router";

/** Services for pages of the desk, added to those of every page. */
export interface DeskServices {
  /** Accounts, sessions and the audit log. */
  desk: DeskStore;
  /** Returns a photo of a lead by its path in the store, or null if it was purged. */
  readLeadPhoto: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Re-encodes an uploaded photo and stores it among the photos of listings; null if it cannot be
   * decoded. `file` is its name in quarantine.
   */
  takeListingPhoto: (file: string) => Promise<{ photo: ListingPhoto; path: string } | null>;
  /** Moves an uploaded portfolio to the deliveries; `file` is its name in quarantine. */
  keepDeliveredFile: (delivery: { id: string; file: string; name: string }) => Promise<void>;
  /** Whether anybody may enter as an account of the demo: it is the only data, and only this machine is served. */
  isDemoOnly: (request: Request) => Promise<boolean>;
}

export const deskServicesContext = createContext<DeskServices>();
