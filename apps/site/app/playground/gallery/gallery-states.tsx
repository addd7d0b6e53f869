import { PlacesProvider } from "@lieudit/place-widgets";
import {
  GALLERY_GROUPS,
  GALLERY_NOW,
  type GalleryGroup,
  sampleClient,
  type Words,
} from "@lieudit/place-widgets/gallery";
import "@lieudit/place-widgets/styles.css";
import "../../shell/design/kit-theme.css";
import "@lieudit/place-widgets/gallery.css";
import { useWidgetTextIn } from "../../places/place/in-place-language.tsx";
import { typeset } from "../../shell/format/french.ts";
import { readingDirection } from "../kit/kit-languages.ts";
import type { KitSettings } from "../kit/kit-settings.ts";
import { KitSurface } from "../kit/kit-surface.tsx";
import { GALLERY_SECTIONS } from "./gallery-sections.ts";

const client = sampleClient("/kit/photos/");
const now = () => GALLERY_NOW;
const inFrench = ({ fr }: Words) => fr;

export interface GalleryStatesProps {
  settings: KitSettings;
  /** Id of the state that is open from the beginning, where it lies over the page. */
  openedState: string | null;
}

/** The sections with the kit's states, drawn as the settings say. */
export function GalleryStates({ settings, openedState }: GalleryStatesProps) {
  return (
    <PlacesProvider
      client={client}
      text={useWidgetTextIn(settings.language)}
      direction={readingDirection(settings)}
      region="FR"
      now={GALLERY_NOW}
      clock={now}
    >
      <div className="gallery-sections">
        {GALLERY_SECTIONS.map(({ id, group, title }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <div className="gallery-states">
              {getStates(group).map((state) => (
                <div key={state.id} className="gallery-state" data-wide={state.isWide || undefined}>
                  <h3>{typeset(state.title.fr)}</h3>
                  <KitSurface settings={settings}>
                    {state.draw({
                      title: `${title}\u00a0: ${typeset(state.title.fr)}`,
                      say: inFrench,
                      headingLevel: 4,
                      startsOpen: state.id === openedState,
                    })}
                  </KitSurface>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </PlacesProvider>
  );
}

function getStates(group: string): GalleryGroup["states"] {
  return GALLERY_GROUPS.find(({ id }) => id === group)?.states ?? [];
}
