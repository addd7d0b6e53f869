import { Link } from "react-router";
import { atTown, integer, upperFirst } from "../../shell/format/french.ts";
import { AroundMe } from "./around-me.tsx";
import { type CountedKind, kindOfSlug } from "./place-kinds.ts";
import { type PlacesSearch, placesHref } from "./places-search.ts";

export interface PlaceFiltersProps {
  search: PlacesSearch;
  groups: readonly { slug: string; label: string; kinds: readonly CountedKind[] }[];
  townName: string | null;
}

/** Number of kinds in the row; the others are below "Toutes les catégories". */
const SHOWN_KINDS = 7;

/** The filters of the list as links, so that each address can be shared and works without JavaScript. */
export function PlaceFilters({ search, groups, townName }: PlaceFiltersProps) {
  // Another filter starts at the first page, without a selected place.
  const base: PlacesSearch = { ...search, page: 1, placeId: null };
  const chosen = kindOfSlug(search.kind);
  const shown = commonestKinds(groups).filter(({ slug }) => slug !== search.kind);
  return (
    <div className="filters">
      <ul className="plain-list filter-row" aria-label="Filtres">
        <li>
          <Link
            className="chip"
            to={placesHref({ ...base, isOpenNow: !search.isOpenNow })}
            data-active={search.isOpenNow || undefined}
            preventScrollReset
          >
            Ouvert maintenant
            {search.isOpenNow && <Remove />}
          </Link>
        </li>
        <li>
          <AroundMe search={base} />
        </li>
        {townName !== null && (
          <li>
            <Link className="chip" to={placesHref({ ...base, town: null })} data-active preventScrollReset>
              {upperFirst(atTown(townName))}
              <Remove />
            </Link>
          </li>
        )}
        {search.zone !== null && (
          <li>
            <Link className="chip" to={placesHref({ ...base, zone: null })} data-active preventScrollReset>
              Zone de la carte
              <Remove />
            </Link>
          </li>
        )}
        {chosen !== null && (
          <li>
            <Link className="chip" to={placesHref({ ...base, kind: null })} data-active preventScrollReset>
              {chosen.label}
              <Remove />
            </Link>
          </li>
        )}
        {shown.map((kind) => (
          <li key={kind.slug}>
            <Link className="chip" to={placesHref({ ...base, kind: kind.slug })} preventScrollReset>
              {kind.label}
            </Link>
          </li>
        ))}
      </ul>
      {groups.length > 0 && (
        <details className="all-kinds" key={search.kind}>
          <summary>Toutes les catégories</summary>
          <div className="all-kinds-groups">
            {groups.map((group) => (
              <div key={group.slug}>
                <p className="all-kinds-label">{group.label}</p>
                <ul className="plain-list">
                  {group.kinds.map((kind) => (
                    <li key={kind.slug}>
                      <Link
                        to={placesHref({ ...base, kind: kind.slug })}
                        aria-current={kind.slug === search.kind ? "true" : undefined}
                        preventScrollReset
                      >
                        {kind.label} <span className="figures secondary">{integer(kind.count)}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

/** The cross of an active filter. */
function Remove() {
  return (
    <>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" className="chip-cross">
        <path d="m5 5 10 10M15 5 5 15" />
      </svg>
      <span className="visually-hidden">, retirer ce filtre</span>
    </>
  );
}

/** Returns the largest kinds, taking one of each group in turn so that not all of them are shops. */
function commonestKinds(groups: PlaceFiltersProps["groups"]): CountedKind[] {
  const ranked = groups.map(({ kinds }) => kinds.toSorted((a, b) => b.count - a.count));
  const longest = Math.max(0, ...ranked.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => ranked.flatMap((kinds) => kinds[at] ?? []))
    .flat()
    .slice(0, SHOWN_KINDS);
}
