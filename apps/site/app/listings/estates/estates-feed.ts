import { estateListPath, getEstateChips, readEstateSearch, writeEstateSearch } from "@lieudit/listing-model";
import { pageSignal } from "../../places/search/ask-places.ts";
import { FEED_COUNT, feedAnswer } from "../../shell/feeds/rss.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { listingFeedItem } from "../list/listings-feed.ts";
import { getAreaOption, resolveAddress } from "../list/resolve-address.ts";
import { resolveTown } from "../list/resolve-town.ts";
import type { Route } from "./+types/estates-feed.ts";

/** `/flux/immobilier.xml`: the newest estates; with the filters of a list, the newest of that list. */
export async function loader({ url, request, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { listings, content, publicUrl } = services;
  const search = { ...readEstateSearch(url.searchParams), tri: "recent", page: 1, vue: "liste" } as const;
  const signal = pageSignal(request);
  const town = await resolveTown(search.ville, "estate", services, signal);
  const address = await resolveAddress(search, services, signal);
  const { cards } = await listings.findEstates(search, {
    ...(town?.middle && { around: town.middle }),
    ...getAreaOption(address),
    cardsPerPage: FEED_COUNT,
  });
  const filters = getEstateChips(search, { ville: town?.label }).map(({ label }) => label);
  const query = writeEstateSearch(search);
  return feedAnswer(
    {
      title: [`${content.operator.name} – Derniers biens`, ...filters].join(", "),
      description: "Les biens publiés en dernier.",
      path: estateListPath(search),
      feedPath: query.size === 0 ? "/flux/immobilier.xml" : `/flux/immobilier.xml?${query}`,
    },
    cards.map(listingFeedItem),
    publicUrl,
  );
}
