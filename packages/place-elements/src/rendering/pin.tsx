import { getPinFields, PlacePin, type PlacePinProps } from "@lieudit/place-widgets";
import styles from "@lieudit/place-widgets/styles/pin.css?inline";
import { createWidgetModule } from "./mount-widget.tsx";
import pinHostStyles from "./pin-host.css?inline";
import { type PlaceWidgetProps, toPlaceProps } from "./place-source.ts";
import { loadCardWords } from "./words/card-words.ts";

export interface PinProps
  extends PlaceWidgetProps,
    Pick<PlacePinProps, "icon" | "scale" | "showsRating" | "onPhotoChange" | "onError"> {}

function Pin({ source, onLoad, icon, scale, showsRating, onPhotoChange, onError }: PinProps) {
  return (
    <PlacePin
      {...toPlaceProps({ source, onLoad }, getPinFields(icon, showsRating))}
      icon={icon}
      scale={scale}
      showsRating={showsRating}
      onPhotoChange={onPhotoChange}
      onError={onError}
    />
  );
}

export const { mount } = createWidgetModule(Pin, styles + pinHostStyles, loadCardWords);
