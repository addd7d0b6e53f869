import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("home/home-page.tsx"),
  route("lieux", "places/places-page.tsx"),
  route("lieu/:id", "place/place-page.tsx"),
  route("kit", "kit/kit-page.tsx"),
  route("kit/galerie", "kit-gallery/gallery-page.tsx"),
  route("signaler", "report/report-page.tsx"),
  route("cookies", "consent/cookies-page.tsx"),
  route("consentement", "consent/consent-action.ts"),
  route("api/selection", "selection/selection-action.ts"),
  route("robots.txt", "robots.ts"),
  route("*", "not-found.tsx"),
] satisfies RouteConfig;
