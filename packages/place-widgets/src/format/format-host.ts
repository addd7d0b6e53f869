/** Returns the host of `url` without `www.`, as the text of a link. */
export function formatHost(url: string): string {
  const { hostname, href } = new URL(url);
  return hostname === "" ? href : hostname.replace(/^www\./, "");
}
