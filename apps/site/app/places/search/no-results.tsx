import { Link } from "react-router";
import { atTown } from "../../shell/format/french.ts";
import { EmptyState } from "../../shell/ui/notice.tsx";
import { kindOfSlug } from "./place-kinds.ts";
import { ALL_PLACES, isNarrowed, type PlacesSearch, placesHref } from "./places-search.ts";

/** An empty list: which filter to relax, as links. */
export function NoResults({ search, townName }: { search: PlacesSearch; townName: string | null }) {
  const base: PlacesSearch = { ...search, page: 1, placeId: null };
  const kind = kindOfSlug(search.kind);
  const ways: { text: string; search: PlacesSearch }[] = [
    ...(search.page > 1 ? [{ text: "Revenir à la première page", search: base }] : []),
    ...(search.isOpenNow
      ? [{ text: "Voir aussi ce qui est fermé en ce moment", search: { ...base, isOpenNow: false } }]
      : []),
    ...(townName !== null
      ? [{ text: `Ne pas se limiter ${atTown(townName)}`, search: { ...base, town: null } }]
      : []),
    ...(search.zone !== null
      ? [{ text: "Ne pas se limiter à la zone de la carte", search: { ...base, zone: null } }]
      : []),
    ...(kind !== null && search.text !== ""
      ? [{ text: `Ne pas se limiter à «\u202f${kind.label}\u202f»`, search: { ...base, kind: null } }]
      : []),
    ...(isNarrowed(search) ? [{ text: "Voir tous les lieux", search: ALL_PLACES }] : []),
  ];
  return (
    <EmptyState title="Aucun lieu ne correspond">
      {search.text !== "" && (
        <p>
          Vérifiez l’orthographe, essayez un mot plus court, ou le nom de la rue plutôt que celui du lieu.
        </p>
      )}
      {ways.length > 0 && (
        <ul className="plain-list">
          {ways.map(({ text, search: wider }) => (
            <li key={text}>
              <Link to={placesHref(wider)}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
