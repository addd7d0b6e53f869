import { Link } from "react-router";

/** One step from the home page to a page. */
export interface Crumb {
  label: string;
  /** A path of this site. The page itself, which comes last, has one too, for JSON-LD. */
  href: string;
}

/** The breadcrumbs of a page. The home page is added in front, and the page itself is not a link. */
export function Breadcrumbs({ path }: { path: readonly Crumb[] }) {
  const way = [{ label: "Accueil", href: "/" }, ...path];
  return (
    <nav className="breadcrumbs" aria-label="Fil d’Ariane">
      <ol className="plain-list">
        {way.map(({ label, href }, at) => (
          <li key={href}>
            {at === way.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={href}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the breadcrumbs as JSON-LD. */
export function breadcrumbJsonLd(path: readonly Crumb[], publicUrl: string): object {
  if (!import.meta.env.SSR) return {};
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ label: "Accueil", href: "/" }, ...path].map(({ label, href }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      item: publicUrl + href,
    })),
  };
}
