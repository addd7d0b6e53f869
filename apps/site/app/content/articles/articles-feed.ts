import { type FeedItem, feedAnswer } from "../../shell/feeds/rss.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { type SiteText, textPath } from "../../shell/services/site-content.ts";
import type { Route } from "./+types/articles-feed.ts";
import { TEXT_KINDS } from "./text-kinds.ts";

/** Serves `/flux/actualites.xml`: the articles as RSS 2.0. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { content, publicUrl } = context.get(servicesContext);
  const { title, description } = TEXT_KINDS.actualites;
  return feedAnswer(
    {
      title: `${content.operator.name} – ${title}`,
      description,
      path: "/actualites",
      feedPath: "/flux/actualites.xml",
    },
    content.articles.map(toFeedItem),
    publicUrl,
  );
}

/** Returns the feed item of an article. */
export function toFeedItem(article: SiteText): FeedItem {
  return {
    title: article.title,
    description: article.description,
    path: textPath(article),
    published: article.date,
    author: article.author,
    categories: article.themes,
  };
}
