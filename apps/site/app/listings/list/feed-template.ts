import { createTemplate, TEMPLATE_FILES, TEMPLATES } from "@lieudit/listing-store";
import type { Route } from "./+types/feed-template.ts";

/** `/modeles/:fichier`: a file to start a feed of listings from. */
export function loader({ params }: Route.LoaderArgs): Response {
  const template = TEMPLATES.find((known) => TEMPLATE_FILES[known] === params.fichier);
  if (template === undefined) throw new Response(null, { status: 404 });
  return new Response(createTemplate(template), {
    headers: {
      "content-type": params.fichier.endsWith(".xml") ? "application/xml" : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${TEMPLATE_FILES[template]}"`,
      "cache-control": "public, max-age=3600",
    },
  });
}
