/** Searches are for people: their addresses are endless. Pages of places may be read. */
const ROBOTS = "User-agent: *\nDisallow: /lieux?\nDisallow: /v1/\n";

export function loader(): Response {
  return new Response(ROBOTS, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
