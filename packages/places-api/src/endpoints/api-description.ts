import { toTaggedResponse } from "../http/json-answer.ts";
import { type DescribedService, describeApi } from "../openapi/describe-api.ts";
import { DOCS_STYLE, renderDocsPage } from "../openapi/docs-page.ts";

/** `GET /v1/openapi.json`, `/v1/docs` and `/v1/docs.css`: the description of the service. */
export function createApiDescription(
  service: DescribedService,
): (request: Request, part: DescriptionPart) => Response {
  const api = describeApi(service);
  const texts: Record<DescriptionPart, string> = {
    openapi: JSON.stringify(api),
    docs: renderDocsPage(api),
    style: DOCS_STYLE,
  };
  return (request, part) => toTaggedResponse(request, texts[part], HEADERS[part]);
}

export type DescriptionPart = "openapi" | "docs" | "style";

const CACHING = { "cache-control": "public, max-age=3600" };

const HEADERS: Readonly<Record<DescriptionPart, Record<string, string>>> = {
  openapi: { ...CACHING, "content-type": "application/json; charset=UTF-8" },
  docs: {
    ...CACHING,
    "content-type": "text/html; charset=utf-8",
    // Only the style sheet of this server: no scripts, images or forms.
    "content-security-policy":
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
  style: { ...CACHING, "content-type": "text/css; charset=utf-8" },
};
