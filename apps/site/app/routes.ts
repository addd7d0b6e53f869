import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { LEGAL_SLUGS } from "./content/site-text.ts";

export default [
  index("home/home-page.tsx"),
  route("lieux", "places/places-page.tsx"),
  route("lieu/:id", "place/place-page.tsx"),
  route("kit", "kit/kit-page.tsx"),
  route("kit/galerie", "kit-gallery/gallery-page.tsx"),
  route("signaler", "report/report-page.tsx"),
  route("vehicules/:categorie?/:marque?/:modele?", "vehicles/vehicles-page.tsx"),
  route("immobilier/:transaction?/:type?/:ville?", "estates/estates-page.tsx"),
  route("cookies", "consent/cookies-page.tsx"),
  route("consentement", "consent/consent-action.ts"),
  route("api/selection", "selection/selection-action.ts"),
  route("actualites", "articles/texts-page.tsx", { id: "articles/actualites" }),
  route("actualites/:slug", "articles/article-page.tsx", { id: "articles/actualite" }),
  route("guides", "articles/texts-page.tsx", { id: "articles/guides" }),
  route("guides/:slug", "articles/article-page.tsx", { id: "articles/guide" }),
  route("pages/:slug", "articles/text-page.tsx"),
  ...LEGAL_SLUGS.map((slug) => route(slug, "legal/legal-page.tsx", { id: `legal/${slug}` })),
  route("plan-du-site", "site-map/site-map-page.tsx"),
  route("flux/actualites.xml", "articles/articles-feed.ts"),
  route("sitemap.xml", "site-map/sitemap-index.ts"),
  route("sitemap-pages.xml", "site-map/sitemap-pages.ts"),
  route(".well-known/security.txt", "site-map/security-txt.ts"),
  route("robots.txt", "site-map/robots.ts"),
  route("*", "not-found.tsx"),
] satisfies RouteConfig;
