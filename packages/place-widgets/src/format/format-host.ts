/** What a link to `url` shows of it: the host without `www.`. */
export function formatHost(url: string): string {
  const { hostname, href } = new URL(url);
  return hostname === "" ? href : hostname.replace(/^www\./, "");
}
