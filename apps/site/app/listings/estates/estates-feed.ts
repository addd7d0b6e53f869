import { FEED_COUNT, feedAnswer } from "../../shell/feeds/rss.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { listingFeedItem } from "../list/listings-feed.ts";
import type { Route } from "./+types/estates-feed.ts";

/** `/flux/immobilier.xml`: the newest estates. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { listings, content, publicUrl } = context.get(servicesContext);
  const cards = await listings.latest("estate", FEED_COUNT);
  return feedAnswer(
    {
      title: `${content.operator.name} – Derniers biens`,
      description: "Les biens publiés en dernier.",
      path: "/immobilier",
      feedPath: "/flux/immobilier.xml",
    },
    cards.map(listingFeedItem),
    publicUrl,
  );
}
