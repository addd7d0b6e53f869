import type { ListingStore } from "@lieudit/listing-store";
import type { IndexDescription } from "@lieudit/place-index";
import type { PlacesClient } from "@lieudit/places-client";
import { createContext } from "react-router";
import type { ConsentCookieSettings } from "./consent/consent-cookie.ts";
import type { SiteContent } from "./content/site-text.ts";
import type { PageTokens } from "./server/page-token.ts";

/** What the server gives to every page. A test gives its own. */
export interface SiteServices {
  /** Speaks to the places API in this very process. */
  places: PlacesClient;
  /** Vehicles, estates and who offers them. */
  listings: ListingStore;
  /** What the place index holds; null when it cannot tell in time. */
  describePlaces: () => Promise<IndexDescription | null>;
  /** Without a slash at its end; for canonical addresses. */
  publicUrl: string;
  /** Where readers can write to; null where the operator gave no address. */
  contactEmail: string | null;
  /** What the operator writes: facts, articles, guides, legal pages. */
  content: SiteContent;
  /** How the site's cookies are set. */
  cookies: ConsentCookieSettings;
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
