import type { DisplayOptions } from "@lieudit/place-widgets";
import { PlaceContextual, type PlaceContextualProps } from "@lieudit/place-widgets/contextual";
import styles from "@lieudit/place-widgets/styles/contextual.css?inline";
import { createWidgetModule } from "../rendering/mount-widget.tsx";
import { loadAllWords } from "../rendering/words/all-words.ts";
import { ContextMap } from "./context-map.tsx";

/** The props that `<gmp-place-contextual>` gives the widget. */
export type ContextualProps = Required<
  Pick<PlaceContextualProps, "contextToken" | "layout" | "mapHidden" | "onLoad" | "onError">
> &
  DisplayOptions;

function Contextual(props: ContextualProps) {
  return <PlaceContextual {...props} map={(view) => <ContextMap view={view} />} />;
}

// Photos of a context always open in the lightbox.
export const { mount } = createWidgetModule(
  Contextual,
  styles,
  loadAllWords,
  () => import("@lieudit/place-widgets/styles/lightbox.css?inline"),
);
