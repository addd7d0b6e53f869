/** Where visits are counted. */
export interface VisitCounter {
  /** Of Matomo, without a slash at its end. */
  url: string;
  siteId: string;
}

/** Calls that Matomo's script does when it is there, and at once from then on. */
type MatomoCalls = { push: (call: readonly unknown[]) => unknown };

declare global {
  interface Window {
    _paq?: MatomoCalls;
  }
}

/**
 * Begins to count the pages of a visit with the operator's Matomo: no cookie,
 * nothing of the device beyond what every request tells, and of addresses
 * neither what was typed into a search nor what lets the links of letters work.
 *
 * @returns counts one page
 */
export function startCounting({ url, siteId }: VisitCounter): (address: URL, title: string) => void {
  const calls: MatomoCalls = window._paq ?? ([] as unknown[]);
  window._paq = calls;
  calls.push(["disableCookies"]);
  calls.push(["disableBrowserFeatureDetection"]);
  calls.push(["setTrackerUrl", `${url}/matomo.php`]);
  calls.push(["setSiteId", siteId]);
  calls.push(["setReferrerUrl", originOf(document.referrer)]);
  const script = document.createElement("script");
  script.async = true;
  script.src = `${url}/matomo.js`;
  document.head.append(script);
  return (address, title) => {
    // The script replaces the list by an object of its own.
    const now = window._paq ?? calls;
    now.push(["setCustomUrl", countedAddress(address)]);
    now.push(["setDocumentTitle", title]);
    now.push(["trackPageView"]);
  };
}

/** An address as it is counted. */
export function countedAddress({ origin, pathname }: URL): string {
  return origin + pathname.replace(/^(\/alertes\/[^/]+|\/confirmer)\/.+/, "$1");
}

function originOf(address: string): string {
  return URL.parse(address)?.origin ?? "";
}
