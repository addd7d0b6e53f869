/** Searches are for people: their addresses are endless. Pages of places and their pictures may be read. */
const ROBOTS = "User-agent: *\nAllow: /v1/media/\nDisallow: /v1/\nDisallow: /lieux?\n";

export function loader(): Response {
  return new Response(ROBOTS, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
