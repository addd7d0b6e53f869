import { data } from "react-router";
import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/text-page.ts";
import { PlainTextPage } from "./plain-text-page.tsx";
import { textOfSlug } from "./related-texts.ts";

/** A page of the operator's own, of `content/pages`. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(servicesContext);
  const text = textOfSlug(content.pages, params.slug);
  if (text === null) throw data(null, { status: 404 });
  return { text, publicUrl };
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  return <PlainTextPage {...loaderData} />;
}
