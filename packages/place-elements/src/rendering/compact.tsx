import {
  type DisplayOption,
  getCompactFields,
  PlaceCompact,
  type PlaceCompactProps,
} from "@lieudit/place-widgets";
import styles from "@lieudit/place-widgets/styles/compact.css?inline";
import cardHostStyles from "./card-host.css?inline";
import { loadLightboxStyles } from "./lightbox-styles.ts";
import { createWidgetModule } from "./mount-widget.tsx";
import { type PlaceWidgetProps, toPlaceProps } from "./place-source.ts";
import { toPlaceActions } from "./to-place-actions.tsx";
import { loadCardWords } from "./words/card-words.ts";

export interface CompactProps
  extends PlaceWidgetProps,
    Pick<PlaceCompactProps, "content" | "onError" | "orientation" | "truncationPreferred" | DisplayOption> {}

function Compact({ source, actions = [], onLoad, ...rest }: CompactProps) {
  return (
    <PlaceCompact
      {...rest}
      actions={toPlaceActions(actions)}
      {...toPlaceProps({ source, actions, onLoad }, getCompactFields(rest.content, rest))}
    />
  );
}

export const { mount } = createWidgetModule(
  Compact,
  styles + cardHostStyles,
  loadCardWords,
  loadLightboxStyles,
);
