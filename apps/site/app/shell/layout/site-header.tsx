import type { ReactElement } from "react";
import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { PageLink } from "./page-link.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { useIsNarrow } from "./use-is-narrow.ts";

/** Target of the back-to-top link. */
export const TOP_ID = "haut";

/**
 * The site's name, navigation, search and the visitor's selection. The document
 * order is the visual order: the menu's button comes last in a narrow window,
 * the navigation in the middle of a wide one. The keys let React move the parts
 * when the width changes.
 */
export function SiteHeader({ selectionLink }: { selectionLink: ReactElement }) {
  const isNarrow = useIsNarrow();
  const menu = <SiteMenu key="menu" isNarrow={isNarrow} />;
  return (
    <header className="site-header" id={TOP_ID} tabIndex={-1}>
      <div className="page header-row">
        <Link className="brand" to="/" aria-label="Lieudit, accueil">
          <BrandMark />
          Lieudit
        </Link>
        {!isNarrow && menu}
        <PageLink key="search" className="header-link" to="/recherche" aria-label="Rechercher">
          <Icon name="search" />
        </PageLink>
        {selectionLink}
        {isNarrow && menu}
      </div>
    </header>
  );
}
