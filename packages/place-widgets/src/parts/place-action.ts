import type { Place, PlaceField } from "@lieudit/place-model";
import type { ReactNode } from "react";

/** Draws what a page offers to do with a place, at one position; such as `<PlaceActions>`. */
export type ActionsOfPlace = (place: Place, position: PlaceAction["position"]) => ReactNode;

/** Something that a page offers to do with a place. */
export interface PlaceAction {
  /** BUTTON does nothing by itself; CUSTOM leads to `href`; the others lead where the place says. */
  action: "BUTTON" | "CALL" | "CUSTOM" | "OPEN_DIRECTIONS" | "OPEN_MAP" | "OPEN_WEBSITE";
  /** Under the facts, or as an icon in the corner. */
  position: "ACTION_MAIN" | "ACTION_CORNER";
  /** Of a BUTTON or a CUSTOM link: the others have labels of their own. */
  label?: string | undefined;
  /** For readers, in place of the label. */
  ariaLabel?: string | undefined;
  href?: string | undefined;
  /** Of a link. Default `_blank`. */
  target?: string | undefined;
  /** Leaves out the icon beside the label. */
  hidesIcon?: boolean | undefined;
  onClick?: ((place: Place) => void) | undefined;
}

const FIELDS: Readonly<Record<PlaceAction["action"], readonly PlaceField[]>> = {
  BUTTON: [],
  CALL: ["internationalPhoneNumber", "nationalPhoneNumber"],
  CUSTOM: [],
  OPEN_DIRECTIONS: ["googleMapsLinks"],
  OPEN_MAP: ["googleMapsUri"],
  OPEN_WEBSITE: ["websiteUri"],
};

/** The fields that `actions` need. */
export function getActionFields(actions: readonly PlaceAction[]): readonly PlaceField[] {
  return actions.flatMap(({ action }) => FIELDS[action]);
}
