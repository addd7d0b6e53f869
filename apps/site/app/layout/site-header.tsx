import { Link } from "react-router";
import { BrandMark } from "./brand-mark.tsx";
import { SiteMenu } from "./site-menu.tsx";

/** The site's name and its navigation. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="page header-row">
        <Link className="brand" to="/" aria-label="Lieudit, accueil">
          <BrandMark />
          Lieudit
        </Link>
        <SiteMenu />
      </div>
    </header>
  );
}
