import { getCompactFields, PlaceCompact, type PlaceCompactProps } from "@lieudit/place-widgets";
import styles from "@lieudit/place-widgets/styles/compact.css?inline";
import { actionsOfPlace } from "./actions-of-place.tsx";
import cardHostStyles from "./card-host.css?inline";
import { lightboxStyles } from "./lightbox-styles.ts";
import { widgetModule } from "./mount-widget.tsx";
import { type PlaceWidgetProps, placeProps } from "./place-source.ts";
import { loadCardWords } from "./words/card-words.ts";

export interface CompactProps
  extends PlaceWidgetProps,
    Pick<PlaceCompactProps, "content" | "onError" | "orientation" | "truncationPreferred"> {}

function Compact({ source, actions = [], onLoad, ...rest }: CompactProps) {
  return (
    <PlaceCompact
      {...rest}
      actions={actionsOfPlace(actions)}
      {...placeProps({ source, actions, onLoad }, getCompactFields(rest.content))}
    />
  );
}

export const { mount } = widgetModule(Compact, styles + cardHostStyles, loadCardWords, lightboxStyles);
