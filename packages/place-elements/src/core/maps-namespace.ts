/** Returns the page's `google.maps`, with everything on it; makes it if it is missing. */
export function getMapsNamespace(): Record<string, unknown> {
  // The kit adds nothing else to the page's global object.
  const page = globalThis as { google?: { maps?: Record<string, unknown> } };
  page.google ??= {};
  page.google.maps ??= {};
  return page.google.maps;
}
