/** Where visits are counted. */
export interface VisitCounter {
  /** Address of Matomo without a trailing slash. */
  url: string;
  siteId: string;
}

/** Calls that Matomo's script runs once it is loaded, and immediately after that. */
type MatomoCalls = { push: (call: readonly unknown[]) => unknown };

declare global {
  interface Window {
    _paq?: MatomoCalls;
  }
}

let calls: MatomoCalls | null = null;

/**
 * Counts the visible page with the operator's Matomo. It sets no cookie and
 * sends nothing of the device beyond the usual headers. Typed searches and the
 * tokens of e-mail links are removed from addresses.
 */
export function countPage(counter: VisitCounter): void {
  calls ??= startCounting(counter);
  // The script replaces the list by an object of its own.
  const now = window._paq ?? calls;
  now.push(["setCustomUrl", countedAddress(new URL(location.href))]);
  now.push(["setDocumentTitle", document.title]);
  now.push(["trackPageView"]);
}

function startCounting({ url, siteId }: VisitCounter): MatomoCalls {
  const list: MatomoCalls = window._paq ?? ([] as unknown[]);
  window._paq = list;
  list.push(["disableCookies"]);
  list.push(["disableBrowserFeatureDetection"]);
  list.push(["setTrackerUrl", `${url}/matomo.php`]);
  list.push(["setSiteId", siteId]);
  list.push(["setReferrerUrl", getOrigin(document.referrer)]);
  const script = document.createElement("script");
  script.async = true;
  script.src = `${url}/matomo.js`;
  document.head.append(script);
  return list;
}

/** An address as it is counted. */
export function countedAddress({ origin, pathname }: URL): string {
  return origin + pathname.replace(/^(\/alertes\/[^/]+|\/confirmer)\/.+/, "$1");
}

function getOrigin(address: string): string {
  return URL.parse(address)?.origin ?? "";
}
