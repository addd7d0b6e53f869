import type { LeadStore, Retention } from "@lieudit/leads";
import type { Interval } from "@lieudit/leads/forms";
import type { TravelChoice } from "@lieudit/listing-model";
import type { ListingStore } from "@lieudit/listing-store";
import type { IndexDescription } from "@lieudit/place-index";
import type { LatLng } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { createContext } from "react-router";
import type { PageTokens } from "../http/page-token.ts";
import type { FindDirections } from "./directions.ts";
import type { DocGroup } from "./documentation.ts";
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

/**
 * Finds the area from which a point is within a time, as rings; null where no
 * roads are known.
 */
export type FindArea = (
  point: LatLng,
  choice: TravelChoice,
  signal: AbortSignal,
) => Promise<LatLng[][] | null>;

/** Services that the server passes to every page. Tests pass their own. */
export interface SiteServices {
  /** Speaks to the places API in this very process. */
  places: PlacesClient;
  /** Finds ways along roads. */
  findDirections: FindDirections;
  findArea: FindArea;
  /** Vehicles, estates and who offers them. */
  listings: ListingStore;
  /** What visitors send, and the letters that tell of it. */
  leads: LeadStore;
  /** Who gets what is for no agency; null: the operator's own address. */
  leadsEmail: string | null;
  /** Maximum disk space of all photos of forms. */
  uploadQuotaBytes: number;
  /** How long leads are kept. */
  retention: Retention;
  /** The least time between two emails of an alert. */
  alertsFrequency: Interval;
  /** Contents of the place index; null if it does not respond in time. */
  describePlaces: () => Promise<IndexDescription | null>;
  /** Who made the places and the map, as far as it is known; every page names them. */
  placeCredits: () => readonly string[];
  /** Whom the base map around a point names; null where there is no base map. */
  mapCreditsAt: (location: LatLng) => Promise<readonly string[] | null>;
  /** Whom a map of several points names. */
  mapCreditsAround: (points: readonly LatLng[]) => Promise<readonly string[]>;
  /** Without a slash at its end; for canonical addresses. */
  publicUrl: string;
  /** Where readers can write to; null where the operator gave no address. */
  contactEmail: string | null;
  /** Content by the operator: facts, articles, guides, legal pages. */
  content: SiteContent;
  /** The documentation of the project; empty where the repository is not beside the site. */
  docs: readonly DocGroup[];
  /** How the site's cookies are set. */
  cookies: CookieSettings;
  /** Services of other servers that pages may use, each after a consent. */
  outside: OutsideServices;
  /** Security tokens of pages with forms. */
  pageTokens: PageTokens;
  /** "Now". */
  clock: () => Date;
  /** Whether "now" stands still, for trials and tests: then it does in the browser too. */
  isClockFixed: boolean;
}

export const servicesContext = createContext<SiteServices>();

/** Of the request that is being answered: what an error page tells, and what the policy of its answer needs. */
export const requestIdContext = createContext<string>();

/** The HTML of the page that was rendered for the request; null if the response is not a page. */
export const renderedPageContext = createContext<Buffer<ArrayBuffer> | null>(null);
