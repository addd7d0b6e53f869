import { data } from "react-router";
import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/text-page.ts";
import { PlainTextPage } from "./plain-text-page.tsx";
import { findTextBySlug } from "./related-texts.ts";

/** Loads a page that the operator wrote in `content/pages`. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(servicesContext);
  const text = findTextBySlug(content.pages, params.slug);
  if (text === null) throw data(null, { status: 404 });
  return { text, publicUrl };
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  return <PlainTextPage {...loaderData} />;
}
