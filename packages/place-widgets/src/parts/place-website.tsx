import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { formatHost, safeUrl } from "../format/safe-url.ts";
import { ExternalLink } from "./external-link.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface PlaceWebsiteProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  websiteUri: string | undefined;
}

/** A link to the website of a place, with its host as text. */
export function PlaceWebsite({ websiteUri, ...rest }: PlaceWebsiteProps) {
  const url = safeUrl(websiteUri);
  if (url === undefined) return null;
  return (
    <ExternalLink dir="ltr" {...mergePartProps("gmp-website", rest)} href={url}>
      {formatHost(url)}
    </ExternalLink>
  );
}
PlaceWebsite.requiredFields = PART_FIELDS.website;
