import { PlacePinIcon } from "../places/enums.ts";
import type { PinProps } from "../rendering/pin.tsx";
import type { WidgetModule } from "../rendering/widget-module.ts";
import { withWords } from "../rendering/widget-view.ts";
import { loadCardWords } from "../rendering/words/card-words.ts";
import { elementWith } from "./base-element.ts";
import { type OnePlaceProps, PlaceDisplayElement } from "./place-display-element.ts";
import { allowOne, number } from "./property-kinds.ts";

type Props = OnePlaceProps & Required<Pick<PinProps, "icon" | "scale" | "showsRating" | "onPhotoChange">>;

const PHOTO_RENDERED = "photo-rendered";

/** A place as a pin: the content of a marker on a map. */
export class PlacePinElement extends elementWith(
  {
    icon: allowOne(PlacePinIcon, "TYPE"),
    scale: number(1, { least: 0, most: Number.MAX_VALUE }),
  },
  PlaceDisplayElement<Props>,
) {
  /** Whether it contains a photo of the place. */
  get photoRendered(): boolean {
    return this.hasAttribute(PHOTO_RENDERED);
  }

  protected override widget(): Promise<WidgetModule<Props>> {
    return withWords(loadCardWords, import("../rendering/pin.tsx"));
  }

  protected override props(): Props | null {
    const { icon, scale } = this;
    const props = this.toPlaceProps();
    if (props === null) return null;
    return {
      ...props,
      icon,
      scale,
      showsRating: [...this.children].some(({ localName }) => localName === "gmp-place-rating"),
      onPhotoChange: (isShown) => void this.toggleAttribute(PHOTO_RENDERED, isShown),
    };
  }
}
