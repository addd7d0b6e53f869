import type { ReactNode } from "react";
import { sampleClient } from "../gallery/sample-client.ts";
import { GALLERY_NOW } from "../gallery/sample-places.ts";
import { PlacesProvider, type PlacesProviderProps } from "../src/provider/places-provider.tsx";
import { en } from "../src/text/en.ts";
import "../src/theme/styles.css";

/** Where the test page serves the drawings of the gallery. */
export const PHOTO_BASE = "/packages/place-widgets/gallery/public/photos/";

const client = sampleClient(PHOTO_BASE);

/** A page in English on a Friday morning, with the sample places behind it. */
export function WidgetPage({
  children,
  ...provider
}: Partial<PlacesProviderProps> & { children: ReactNode }): ReactNode {
  return (
    <PlacesProvider
      client={client}
      text={en}
      now={GALLERY_NOW}
      clock={galleryClock}
      {...pageDirection()}
      {...provider}
    >
      {children}
    </PlacesProvider>
  );
}

/** A test that turns the page turns the widgets too. */
function pageDirection(): { direction?: "ltr" | "rtl" } {
  const { dir } = document.documentElement;
  return dir === "ltr" || dir === "rtl" ? { direction: dir } : {};
}

function galleryClock(): number {
  return GALLERY_NOW;
}
