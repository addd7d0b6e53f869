import { Link } from "react-router";
import type { CountedKind } from "../../places/search/place-kinds.ts";
import { placesHref } from "../../places/search/places-search.ts";
import { integer, plural } from "../../shell/format/french.ts";

export interface KindDirectoryProps {
  groups: readonly { slug: string; label: string; kinds: readonly CountedKind[] }[];
}

/** Kinds that readers look for most, with the icons of the places service. */
const MAIN_KINDS: Readonly<Record<string, string>> = {
  restaurant: "food",
  boulangerie: "shop",
  cafe: "cafe",
  pharmacie: "health",
  ecole: "school",
  plage: "beach",
  "station-service": "fuel",
  "borne-de-recharge": "ev",
};

/**
 * The directory of a town: the main kinds, then every kind of place with the number of its places.
 * `isWhole`: the others are not folded.
 */
export function KindDirectory({ groups, isWhole }: KindDirectoryProps & { isWhole: boolean }) {
  if (groups.length === 0) return null;
  const kinds = groups.flatMap((group) => group.kinds);
  return (
    <section aria-labelledby="registre">
      <div className="section-head">
        <h2 id="registre">Ce qu’on trouve ici</h2>
        <Link to={placesHref({})}>Tous les lieux</Link>
      </div>
      <ul className="plain-list main-kinds">
        {Object.entries(MAIN_KINDS).flatMap(([slug, icon]) =>
          kinds
            .filter((kind) => kind.slug === slug)
            .map(({ label, count }) => (
              <li key={slug}>
                <Link to={placesHref({ kind: slug })}>
                  <img src={`/v1/icons/${icon}.svg`} alt="" width={24} height={24} loading="lazy" />
                  {label} <Count of={count} />
                </Link>
              </li>
            )),
        )}
      </ul>
      <details className="all-kinds" open={isWhole}>
        <summary>Toutes les catégories</summary>
        <AllKinds groups={groups} />
      </details>
    </section>
  );
}

function AllKinds({ groups }: KindDirectoryProps) {
  return (
    <div className="directory">
      {groups.map((group) => (
        <div key={group.slug} className="directory-group">
          <h3>{group.label}</h3>
          <ul className="plain-list">
            {group.kinds.map((kind) => (
              <li key={kind.slug}>
                <Link to={placesHref({ kind: kind.slug })}>
                  {kind.label}
                  <Count of={kind.count} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Count({ of }: { of: number }) {
  return (
    <span className="figures directory-count">
      {integer(of)}
      <span className="visually-hidden"> {plural(of, "lieu", "lieux")}</span>
    </span>
  );
}
