/** Services of other servers, each used after the visitor's consent; all are off by default. */
export interface OutsideServices {
  /** The operator's own Matomo. Category `analytics`. */
  matomo: { url: string; siteId: string } | null;
  /** Google's score of form senders, instead of the site's own check. Category `social`. */
  recaptcha: { url: string; siteKey: string } | null;
  /** Further hosts of embedded videos and virtual visits. Category `video`. */
  playerOrigins: readonly string[];
  /** Mastodon servers whose posts may be embedded. Category `social`. */
  mastodonOrigins: readonly string[];
  /** Whether this site counts the views of its listings itself. Category `analytics`. */
  countsViews: boolean;
  /** Whether a text of the site shows a network's post. Category `social`. */
  hasPosts: boolean;
}

/** A site without third-party services. */
export const NO_OUTSIDE_SERVICES: OutsideServices = {
  matomo: null,
  recaptcha: null,
  playerOrigins: [],
  mastodonOrigins: [],
  countsViews: false,
  hasPosts: false,
};
