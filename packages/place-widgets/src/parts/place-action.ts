import type { Place, PlaceField } from "@lieudit/place-model";
import type { ReactNode } from "react";

/** Renders the actions of a page for a place at one position, such as with `<PlaceActions>`. */
export type ActionsOfPlace = (place: Place, position: PlaceAction["position"]) => ReactNode;

/** An action that a page offers for a place. */
export interface PlaceAction {
  /** BUTTON has no link; CUSTOM links to `href`; the others link to a URL of the place. */
  action: "BUTTON" | "CALL" | "CUSTOM" | "OPEN_DIRECTIONS" | "OPEN_MAP" | "OPEN_WEBSITE";
  /** Under the facts, or an icon in the corner. */
  position: "ACTION_MAIN" | "ACTION_CORNER";
  /** Label of a BUTTON or a CUSTOM link; the others have their own. */
  label?: string | undefined;
  /** For screen readers, instead of the label. */
  ariaLabel?: string | undefined;
  /** Where a CUSTOM link leads. */
  href?: string | undefined;
  /** Of a link. Default `_blank`. */
  target?: string | undefined;
  /** Omits the icon next to the label. */
  hidesIcon?: boolean | undefined;
  /** Called with the place. */
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

/** Returns the fields that `actions` need. */
export function getActionFields(actions: readonly PlaceAction[]): readonly PlaceField[] {
  return actions.flatMap(({ action }) => FIELDS[action]);
}
