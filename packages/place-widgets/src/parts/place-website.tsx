import type { PlaceField } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { safeUrl } from "../format/safe-url.ts";
import { shownHost } from "../format/shown-host.ts";
import { OuterLink } from "./outer-link.tsx";
import { partProps } from "./part-props.ts";

export interface PlaceWebsiteProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  websiteUri: string | undefined;
}

/** A link to the place's own site, shown as its host. */
export function PlaceWebsite({ websiteUri, ...rest }: PlaceWebsiteProps) {
  const url = safeUrl(websiteUri);
  if (url === undefined) return null;
  return (
    <OuterLink dir="ltr" {...partProps("gmp-website", rest)} href={url}>
      {shownHost(url)}
    </OuterLink>
  );
}
PlaceWebsite.requiredFields = ["websiteUri"] as const satisfies readonly PlaceField[];
