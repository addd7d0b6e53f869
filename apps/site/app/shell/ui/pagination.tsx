import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { findPageLinks } from "./page-links.ts";

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** The address of a page of the same list. */
  hrefOf: (page: number) => string;
  label?: string;
}

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, label = "Pages de résultats" }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {page > 1 && (
        <Link className="pagination-step" to={hrefOf(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          Précédente
        </Link>
      )}
      <ol className="plain-list pagination-pages figures">
        {findPageLinks(page, pageCount).map((number, at) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its position
            <li key={`gap-${at}`} className="secondary" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className="pagination-page"
                to={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <Link className="pagination-step" to={hrefOf(page + 1)} rel="next">
          Suivante
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
