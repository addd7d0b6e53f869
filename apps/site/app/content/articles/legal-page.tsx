import { data } from "react-router";
import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/legal-page.ts";
import { PlainTextPage } from "./plain-text-page.tsx";
import { findTextBySlug } from "./related-texts.ts";

/** A page that the law requires; its address is its name. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(servicesContext);
  const slug = new URL(request.url).pathname.replace(/^\/|\/$|\.data$/g, "");
  const text = findTextBySlug(content.legal, slug);
  if (text === null) throw data(null, { status: 404 });
  return { text, publicUrl };
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <PlainTextPage {...loaderData} />;
}
