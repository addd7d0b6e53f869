import type { DeskStore } from "@lieudit/desk";
import { createContext } from "react-router";

/** Services for pages of the desk, added to those of every page. */
export interface DeskServices {
  /** Accounts, sessions and the audit log. */
  desk: DeskStore;
  /** Returns a photo of a lead by its path in the store, or null if it was purged. */
  readLeadPhoto: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether anybody may enter as an account of the demo: it is the only data, and only this machine is served. */
  isDemoOnly: (request: Request) => Promise<boolean>;
}

export const deskServicesContext = createContext<DeskServices>();
