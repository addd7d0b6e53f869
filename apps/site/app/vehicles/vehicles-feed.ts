import { listingsFeed } from "../listings/listings-feed.ts";
import { servicesContext } from "../services.ts";
import { xmlAnswer } from "../site-map/xml.ts";
import type { Route } from "./+types/vehicles-feed.ts";

/** Readers of feeds keep what they have seen. */
const FEED_COUNT = 50;

/** `/flux/vehicules.xml`: the newest vehicles. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { listings, content, publicUrl } = context.get(servicesContext);
  const feed = listingsFeed(await listings.latest("vehicle", FEED_COUNT), {
    title: `${content.operator.name} – Derniers véhicules`,
    description: "Les véhicules publiés en dernier.",
    listPath: "/vehicules",
    feedPath: "/flux/vehicules.xml",
    publicUrl,
  });
  return xmlAnswer(feed, "application/rss+xml");
}
