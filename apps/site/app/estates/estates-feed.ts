import { listingsFeed } from "../listings/listings-feed.ts";
import { servicesContext } from "../services.ts";
import { xmlAnswer } from "../site-map/xml.ts";
import type { Route } from "./+types/estates-feed.ts";

/** Readers of feeds keep what they have seen. */
const FEED_COUNT = 50;

/** `/flux/immobilier.xml`: the newest estates. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { listings, content, publicUrl } = context.get(servicesContext);
  const feed = listingsFeed(await listings.latest("estate", FEED_COUNT), {
    title: `${content.operator.name} – Derniers biens`,
    description: "Les biens publiés en dernier.",
    listPath: "/immobilier",
    feedPath: "/flux/immobilier.xml",
    publicUrl,
  });
  return xmlAnswer(feed, "application/rss+xml");
}
