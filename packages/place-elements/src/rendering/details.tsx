import { detailsFields, PlaceDetails, type PlaceDetailsProps } from "@lieudit/place-widgets";
import styles from "@lieudit/place-widgets/styles/details.css?inline";
import { widgetModule } from "./mount-widget.tsx";
import { type PlaceWidgetProps, placeProps } from "./place-source.ts";

export interface DetailsProps extends PlaceWidgetProps, Pick<PlaceDetailsProps, "content" | "onError"> {}

function Details({ source, onLoad, ...rest }: DetailsProps) {
  return <PlaceDetails {...rest} {...placeProps({ source, onLoad }, detailsFields(rest.content))} />;
}

export const { mount } = widgetModule(Details, styles);
