import type { LeadStore, Retention } from "@lieudit/leads";
import type { Interval } from "@lieudit/leads/forms";
import type { MailBrand } from "@lieudit/leads/mail";
import type { TravelChoice } from "@lieudit/listing-model";
import type { ListingStore } from "@lieudit/listing-store";
import type { IndexDescription } from "@lieudit/place-index";
import type { LatLng } from "@lieudit/place-model";
import type { BoundaryClient, PlacesClient } from "@lieudit/places-client";
import { createContext } from "react-router";
import type { PageTokens } from "../http/page-token.ts";
import type { FindDirections } from "./directions.ts";
import type { DocGroup, DocLanguage } from "./documentation.ts";
import type { FindLegalText } from "./legal-texts.ts";
import type { OutsideServices } from "./outside-services.ts";
import type { SiteContent } from "./site-content.ts";

/** How the site's cookies are set; configured by the operator. */
export interface CookieSettings {
  /** Name of the consent cookie. */
  consentName: string;
  /** How long a choice is kept. */
  consentLife: Interval;
  path: string;
  isSecure: boolean;
}

/** Finds the area from which a point is within a time, as rings; null if no roads are known there. */
export type FindArea = (
  point: LatLng,
  choice: TravelChoice,
  signal: AbortSignal,
) => Promise<LatLng[][] | null>;

/** Services that the server passes to every page. Tests pass their own. */
export interface SiteServices {
  /** Calls the places API within this process. */
  places: PlacesClient;
  /** Fetches the outlines of towns and other areas in the same way. */
  boundaries: BoundaryClient;
  /** Finds ways along roads. */
  findDirections: FindDirections;
  findArea: FindArea;
  /** Vehicles, estates and the agencies that offer them. */
  listings: ListingStore;
  /** The forms that visitors send, and the emails about them. */
  leads: LeadStore;
  /** Recipient of forms without an agency; null for the operator's address. */
  leadsEmail: string | null;
  /** Maximum disk space of all photos of forms. */
  uploadQuotaBytes: number;
  /** How long leads are kept. */
  retention: Retention;
  /** The least time between two emails of an alert. */
  alertsFrequency: Interval;
  /** Contents of the place index; null if it does not respond in time. */
  describePlaces: () => Promise<IndexDescription | null>;
  /** The known sources of the places and the map, which every page credits. */
  placeCredits: () => readonly string[];
  /** The credits of the base map around a point; null if there is no base map. */
  mapCreditsAt: (location: LatLng) => Promise<readonly string[] | null>;
  /** The credits of a map of several points. */
  mapCreditsAround: (points: readonly LatLng[]) => Promise<readonly string[]>;
  /** Address of the site without a trailing slash, for canonical addresses. */
  publicUrl: string;
  /** Email address for readers; null if the operator gave none. */
  contactEmail: string | null;
  /** Content by the operator: facts, articles, guides, legal pages. */
  content: SiteContent;
  /** Finds a legal page: the text that the desk published, or else that of the content. */
  findLegalText: FindLegalText;
  /** The documentation of the project; empty if the site runs without the repository. */
  docs: Readonly<Record<DocLanguage, readonly DocGroup[]>>;
  /** How the site's cookies are set. */
  cookies: CookieSettings;
  /** Services of other servers that pages may use, each after a consent. */
  outside: OutsideServices;
  /** Security tokens of pages with forms. */
  pageTokens: PageTokens;
  /** "Now". */
  clock: () => Date;
  /** Whether "now" is fixed, for trials and tests; it is then fixed in the browser too. */
  isClockFixed: boolean;
}

export const servicesContext = createContext<SiteServices>();

/** Id of the current request, which error pages show. */
export const requestIdContext = createContext<string>();

/** The HTML of the page that was rendered for the request; null if the response is not a page. */
export const renderedPageContext = createContext<Buffer<ArrayBuffer> | null>(null);

/** Returns the sender's name and address that the site's emails show. */
export function mailBrand({ content, publicUrl }: Pick<SiteServices, "content" | "publicUrl">): MailBrand {
  return { name: content.operator.name, url: publicUrl };
}
