import { FEED_COUNT, feedAnswer } from "../../shell/feeds/rss.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { listingFeedItem } from "../list/listings-feed.ts";
import type { Route } from "./+types/vehicles-feed.ts";

/** `/flux/vehicules.xml`: the newest vehicles. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { listings, content, publicUrl } = context.get(servicesContext);
  const cards = await listings.latest("vehicle", FEED_COUNT);
  return feedAnswer(
    {
      title: `${content.operator.name} – Derniers véhicules`,
      description: "Les véhicules publiés en dernier.",
      path: "/vehicules",
      feedPath: "/flux/vehicules.xml",
    },
    cards.map(listingFeedItem),
    publicUrl,
  );
}
