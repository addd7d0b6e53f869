import type { DeskStore, LegalText } from "@lieudit/desk";
import type { ListingPhoto } from "@lieudit/listing-model";
import type { HiddenContent } from "@lieudit/place-index/store";
import type { KeyStore, parseKeyRules } from "@lieudit/places-api";
import { createContext } from "react-router";
import type { SiteText } from "../../shell/services/site-content.ts";

type LegalFields = Pick<LegalText, "title" | "description" | "body">;

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
  /** Texts of legal pages: what a file holds, and how a draft looks. */
  legalTexts: {
    readFile: (slug: string) => LegalFields;
    /** Returns the page, or what is wrong with it, in French. */
    preview: (slug: string, draft: LegalFields) => { text: SiteText } | { problem: string };
  };
  /** Returns the state of the disk and of this process. */
  readMachine: () => Promise<{
    freeBytes: number;
    totalBytes: number;
    memoryBytes: number;
    uptimeSeconds: number;
    node: string;
  }>;
  /** Keys of the places API, with their usage. */
  keys: Pick<KeyStore, "list" | "create" | "revoke" | "usage">;
  /** Validates the rules of a key; throws for an invalid one. */
  parseKeyRules: typeof parseKeyRules;
  /** Names of the calls that a key may be limited to. */
  apiMethods: readonly string[];
  /** Reviews and photos of places that the operator hides. */
  readHiddenContent: () => Promise<HiddenContent>;
  /** Hides a review or a photo of a place, or shows it again, within a second. */
  hideContent: (kind: keyof HiddenContent, key: string, isHidden: boolean) => Promise<void>;
  /** Whether anybody may enter as an account of the demo: it is the only data, and only this machine is served. */
  isDemoOnly: (request: Request) => Promise<boolean>;
}

export const deskServicesContext = createContext<DeskServices>();
