import type { PlaceField } from "@lieudit/place-model";
import {
  type DisplayOption,
  getContent,
  getDetailsFields,
  PlaceDetails,
  type PlaceDetailsProps,
} from "@lieudit/place-widgets";
import styles from "@lieudit/place-widgets/styles/details.css?inline";
import { createWidgetModule } from "./mount-widget.tsx";
import { type PlaceWidgetProps, toPlaceProps } from "./place-source.ts";
import { toPlaceActions } from "./to-place-actions.tsx";
import { loadAllWords } from "./words/all-words.ts";

export interface DetailsProps
  extends PlaceWidgetProps,
    Pick<PlaceDetailsProps, "content" | "onError" | DisplayOption> {}

function Details({ source, actions = [], onLoad, ...rest }: DetailsProps) {
  const content = rest.content === undefined ? undefined : getContent("detailsElement", rest.content);
  const further = typeof content === "object" && content.reviewSummary === true ? REVIEW_SUMMARY : [];
  return (
    <PlaceDetails
      {...rest}
      content={content}
      actions={toPlaceActions(actions)}
      {...toPlaceProps({ source, actions, onLoad }, getDetailsFields(content, rest), further)}
    />
  );
}

/** A field of the protocol that no open data has: asked for where a page wants what other servers know. */
const REVIEW_SUMMARY = ["reviewSummary" as PlaceField];

export const { mount } = createWidgetModule(Details, styles, loadAllWords);
