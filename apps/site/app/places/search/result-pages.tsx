import { Link } from "react-router";
import { MAX_PAGES, type PlacesSearch, placesHref } from "./places-search.ts";

/** Links to the other pages of a list; renders nothing for a single page. */
export function ResultPages({ search, hasMore }: { search: PlacesSearch; hasMore: boolean }) {
  const { page } = search;
  if (page === 1 && !hasMore) return null;
  const href = (to: number) => placesHref({ ...search, page: to, placeId: null });
  return (
    <nav className="result-pages" aria-label="Pages de résultats">
      {page > 1 && (
        <Link className="button button-quiet" to={href(page - 1)} rel="prev">
          Page précédente
        </Link>
      )}
      <span className="secondary figures">Page {page}</span>
      {hasMore && page < MAX_PAGES && (
        <Link className="button button-quiet" to={href(page + 1)} rel="next">
          Page suivante
        </Link>
      )}
    </nav>
  );
}
