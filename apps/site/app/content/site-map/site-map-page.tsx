import { Link } from "react-router";
import { NAVIGATION, type NavigationGroup } from "../../shell/layout/navigation.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { type SiteText, textPath } from "../../shell/services/site-content.ts";
import { Breadcrumbs } from "../../shell/ui/breadcrumbs.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import type { Route } from "./+types/site-map-page.ts";
import "./site-map.css";

/** `/plan-du-site`: links to every page except listings and places. */
export function loader({ context }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(servicesContext);
  const links = (texts: readonly SiteText[]) =>
    texts.map((text) => ({ label: text.title, href: textPath(text) }));
  const groups: Required<NavigationGroup>[] = [
    { heading: "Guides", links: links(content.guides) },
    { heading: "Actualités", links: links(content.articles) },
    { heading: "Pages", links: links(content.pages) },
    {
      heading: "Informations légales",
      links: [...links(content.legal), { label: "Gérer mes cookies", href: "/cookies" }],
    },
  ];
  return { publicUrl, groups: groups.filter((group) => group.links.length > 0) };
}

export default function SiteMapPage({ loaderData }: Route.ComponentProps) {
  const ofNavigation = NAVIGATION.flatMap(({ label, href, groups = [{ links: [{ label, href }] }] }) => ({
    heading: label,
    links: groups.flatMap(({ links }) => links),
  })).filter(({ links }) => links.length > 1);
  const alone = NAVIGATION.filter(({ groups }) => groups === undefined);
  const services = [
    { label: "Accueil", href: "/" },
    ...alone,
    { label: "Ma sélection", href: "/ma-selection" },
    { label: "Créer une alerte", href: "/alertes" },
    { label: "Faire estimer un bien", href: "/estimer" },
    { label: "Faire reprendre un véhicule", href: "/reprise" },
    { label: "Rechercher", href: "/recherche" },
    { label: "Nous contacter", href: "/contact" },
    { label: "Signaler une erreur", href: "/signaler" },
    { label: "Pour les développeurs", href: "/kit" },
  ];
  return (
    <div className="page site-map">
      <PageHead
        title="Plan du site"
        description="Toutes les pages du site, par rubrique."
        publicUrl={loaderData.publicUrl}
        path="/plan-du-site"
      />
      <Breadcrumbs path={[{ label: "Plan du site", href: "/plan-du-site" }]} />
      <h1>Plan du site</h1>
      <div className="site-map-groups">
        {[
          { heading: "Services", links: services },
          ...ofNavigation.filter(isNoList),
          ...loaderData.groups,
        ].map(({ heading, links }) => (
          <section key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul className="plain-list">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Every guide and article is listed. */
function isNoList({ links }: NavigationGroup): boolean {
  return !links.some(({ href }) => href === "/guides");
}
