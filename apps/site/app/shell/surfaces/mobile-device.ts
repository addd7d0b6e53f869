/**
 * Returns whether a user agent is a phone or tablet.
 *
 * Their own pickers and share sheets are better than those of a page. Never use
 * it for the content of a page, since caches would have to store both versions.
 */
export function isMobileUserAgent(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod|Windows Phone|IEMobile|BlackBerry|Opera Mini|Mobile(?:;|\/|\s|$)/i.test(
    userAgent,
  );
}
