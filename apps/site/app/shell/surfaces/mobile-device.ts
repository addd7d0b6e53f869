/**
 * Whether a user agent is that of a phone or tablet, where the system's own
 * pickers and share sheet serve better than a page's. Never for what a page
 * says: that would part caches.
 */
export function isMobileUserAgent(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod|Windows Phone|IEMobile|BlackBerry|Opera Mini|Mobile(?:;|\/|\s|$)/i.test(
    userAgent,
  );
}
