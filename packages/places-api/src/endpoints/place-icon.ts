import { readFileSync } from "node:fs";
import { PlacesError } from "@lieudit/place-model";
import { PLACE_ICONS } from "@lieudit/place-model/types";
import { getPathSegment } from "../http/path-segment.ts";

/** The icons are small, so they are read once. A name outside the table cannot reach a file. */
const icons = new Map(
  PLACE_ICONS.map((icon) => [
    `${icon}.svg`,
    readFileSync(new URL(`../icons/${icon}.svg`, import.meta.url), "utf8"),
  ]),
);

/** `GET /v1/icons/{icon}.svg`: a mask of 24 by 24 pixels. */
export function placeIcon(request: Request): Response {
  const svg = icons.get(getPathSegment(request, 3));
  if (svg === undefined)
    throw new PlacesError("NOT_FOUND", "No icon has this name; use a place's iconMaskBaseUri.");
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    },
  });
}
