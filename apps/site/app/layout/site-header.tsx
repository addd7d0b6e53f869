import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { PageLink } from "./page-link.tsx";
import { SelectionLink } from "./selection-link.tsx";
import { SiteMenu } from "./site-menu.tsx";

/** Where the way back to the top leads. */
export const TOP_ID = "haut";

/** The site's name, its navigation, the search in everything and the visitor's selection. */
export function SiteHeader() {
  return (
    <header className="site-header" id={TOP_ID} tabIndex={-1}>
      <div className="page header-row">
        <Link className="brand" to="/" aria-label="Lieudit, accueil">
          <BrandMark />
          Lieudit
        </Link>
        <SiteMenu />
        <PageLink className="header-link" to="/recherche" aria-label="Rechercher">
          <Icon name="search" />
        </PageLink>
        <SelectionLink />
      </div>
    </header>
  );
}
