import { Link } from "react-router";
import type { CountedKind } from "../../places/search/place-kinds.ts";
import { placesHref } from "../../places/search/places-search.ts";
import { integer, plural } from "../../shell/format/french.ts";

export interface KindDirectoryProps {
  groups: readonly { slug: string; label: string; kinds: readonly CountedKind[] }[];
}

/** The directory of a town: every kind of place with the number of its places. */
export function KindDirectory({ groups }: KindDirectoryProps) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="registre">
      <div className="section-head">
        <h2 id="registre">Ce qu’on trouve ici</h2>
        <Link to={placesHref({})}>Tous les lieux</Link>
      </div>
      <div className="directory">
        {groups.map((group) => (
          <div key={group.slug} className="directory-group">
            <h3>{group.label}</h3>
            <ul className="plain-list">
              {group.kinds.map((kind) => (
                <li key={kind.slug}>
                  <Link to={placesHref({ kind: kind.slug })}>
                    {kind.label}
                    <span className="figures directory-count">
                      {integer(kind.count)}
                      <span className="visually-hidden"> {plural(kind.count, "lieu", "lieux")}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
