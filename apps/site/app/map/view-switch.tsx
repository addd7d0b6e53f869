import { Link } from "react-router";
import { type PlacesSearch, placesHref } from "../places/places-search.ts";

/** List or map of the same search, as links: each address can be shared, and works without JavaScript. */
export function ViewSwitch({ search }: { search: PlacesSearch }) {
  const view = (isMap: boolean) => placesHref({ ...search, isMap, placeId: null });
  return (
    <nav aria-label="Présentation" className="view-switch">
      <Link to={view(false)} aria-current={search.isMap ? undefined : "true"} preventScrollReset>
        Liste
      </Link>
      <Link to={view(true)} aria-current={search.isMap ? "true" : undefined} preventScrollReset>
        Carte
      </Link>
    </nav>
  );
}
