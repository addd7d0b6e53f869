import { useMemo } from "react";
import { PlacesProvider, type WidgetText } from "../src/index.ts";
import { sampleClient } from "./sample-client.ts";
import { GALLERY_NOW } from "./sample-places.ts";
import { GALLERY_GROUPS } from "./states/gallery-groups.ts";
import type { Words } from "./states/gallery-state.ts";

export interface GalleryProps {
  text: WidgetText;
  /** Default: that of `text`. */
  direction?: "ltr" | "rtl";
  /** Where the sample photos are served, with a slash at the end. */
  photoBase: string;
  /** Id of the state that is open from the beginning, where it lies over the page. */
  openedState?: string | null;
}

/** Every widget in every state, with titles in English. */
export function Gallery({ text, direction = text.direction, photoBase, openedState }: GalleryProps) {
  const client = useMemo(() => sampleClient(photoBase), [photoBase]);
  return (
    <PlacesProvider
      client={client}
      text={text}
      direction={direction}
      region="FR"
      now={GALLERY_NOW}
      clock={galleryClock}
    >
      <main>
        {GALLERY_GROUPS.flatMap((group) =>
          group.states.map(({ id, title, isWide = false, draw }) => (
            <section key={id} data-wide={isWide || undefined}>
              <h2 lang="en">
                {group.title.en}: {title.en}
              </h2>
              {draw({
                title: `${group.title.en}: ${title.en}`,
                say: inEnglish,
                headingLevel: 3,
                startsOpen: id === openedState,
              })}
            </section>
          )),
        )}
      </main>
    </PlacesProvider>
  );
}

function inEnglish({ en }: Words): string {
  return en;
}

function galleryClock(): number {
  return GALLERY_NOW;
}
