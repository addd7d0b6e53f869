import { PlaceContextual } from "../../src/widgets/place-contextual.tsx";
import "../../src/theme/contextual.css";
import { ALWAYS_FAILS, NEVER_ANSWERS } from "../sample-client.ts";
import { EMPTY_CONTEXT, sampleContext } from "../sample-context.ts";
import type { GalleryGroup } from "./gallery-state.ts";

const context = sampleContext("");

export const CONTEXTUAL_STATES: GalleryGroup = {
  id: "contextual",
  title: { en: "Places of a context", fr: "Lieux d’un contexte" },
  states: [
    {
      id: "contextual-compact",
      title: { en: "Compact, with ways and a map", fr: "Compact, avec trajets et carte" },
      draw: ({ title, say, headingLevel }) => (
        <PlaceContextual
          aria-label={title}
          context={context}
          layout="COMPACT"
          headingLevel={headingLevel}
          map={({ places }) => (
            <p className="gallery-map">
              {say({
                en: `The page’s map of ${places.length} places`,
                fr: `La carte du site : ${places.length} lieux`,
              })}
            </p>
          )}
        />
      ),
    },
    {
      id: "contextual-vertical",
      title: { en: "Vertical, without a map", fr: "Vertical, sans carte" },
      isWide: true,
      draw: ({ title, headingLevel }) => (
        <PlaceContextual
          aria-label={title}
          context={context}
          layout="VERTICAL"
          mapHidden
          headingLevel={headingLevel}
        />
      ),
    },
    {
      id: "contextual-loading",
      title: { en: "Context that loads", fr: "Contexte en cours de chargement" },
      draw: ({ title }) => <PlaceContextual aria-label={title} contextToken={NEVER_ANSWERS} />,
    },
    {
      id: "contextual-empty",
      title: { en: "Context without places", fr: "Contexte sans lieu" },
      draw: ({ title }) => <PlaceContextual aria-label={title} context={sampleContext(EMPTY_CONTEXT)} />,
    },
    {
      id: "contextual-failed",
      title: { en: "Context that fails", fr: "Contexte en échec" },
      draw: ({ title }) => <PlaceContextual aria-label={title} contextToken={ALWAYS_FAILS} />,
    },
  ],
};
