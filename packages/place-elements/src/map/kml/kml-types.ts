import type { MVCObject } from "../../core/mvc-object.ts";
import type { GoogleMap } from "../google-map.ts";

/** Why a document is or is not on the map. */
export const KmlLayerStatus = {
  DOCUMENT_NOT_FOUND: "DOCUMENT_NOT_FOUND",
  DOCUMENT_TOO_LARGE: "DOCUMENT_TOO_LARGE",
  FETCH_ERROR: "FETCH_ERROR",
  INVALID_DOCUMENT: "INVALID_DOCUMENT",
  INVALID_REQUEST: "INVALID_REQUEST",
  LIMITS_EXCEEDED: "LIMITS_EXCEEDED",
  OK: "OK",
  TIMED_OUT: "TIMED_OUT",
  UNKNOWN: "UNKNOWN",
} as const;

export type KmlLayerStatusName = keyof typeof KmlLayerStatus;

export interface KmlAuthor {
  name: string;
  email: string;
  uri: string;
}

/** What a document says about itself. */
export interface KmlLayerMetadata {
  author: KmlAuthor | null;
  description: string;
  hasScreenOverlays: boolean;
  name: string;
  snippet: string;
}

/** The layer of the page, for what draws it. */
export interface KmlOwner extends MVCObject {
  getMap(): GoogleMap | null;
  getUrl(): string | null;
}
