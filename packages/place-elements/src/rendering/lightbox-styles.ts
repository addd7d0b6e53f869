import type { PlaceContentChoice } from "@lieudit/place-widgets";

/** Loads the styles of the photo lightbox where `content` opens it. */
export function loadLightboxStyles({
  content,
}: {
  content?: PlaceContentChoice | undefined;
}): Promise<{ default: string }> | null {
  const media = typeof content === "object" ? content.media : undefined;
  const opens = typeof media === "object" && media.lightboxPreferred === true;
  return opens ? import("@lieudit/place-widgets/styles/lightbox.css?inline") : null;
}
