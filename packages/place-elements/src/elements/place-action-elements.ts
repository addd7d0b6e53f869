import type { PlaceAction } from "@lieudit/place-widgets";
import { ActionLinkType } from "../places/enums.ts";
import { PlaceActionEvent } from "../places/events.ts";
import type { Place } from "../places/place.ts";
import { elementWith } from "./base-element.ts";
import { warn } from "./display-element.ts";
import { allowOne, FLAG, text } from "./property-kinds.ts";
import { readAttributes } from "./read-attributes.ts";

const BUTTON_PROPERTIES = { actionAriaLabel: text(undefined), label: text(undefined) };

const LINK_PROPERTIES = {
  ...BUTTON_PROPERTIES,
  action: allowOne(ActionLinkType, undefined),
  defaultIconHidden: FLAG,
  href: text(undefined),
  target: text(undefined),
};

/** A button of the page within an advanced element. */
export class PlaceButtonElement extends elementWith(BUTTON_PROPERTIES) {}

/** A link within an advanced element: to an address of the place, or with CUSTOM to `href`. */
export class PlaceLinkElement extends elementWith(LINK_PROPERTIES) {}

/** The slot of a link or a button determines its position. */
const CORNER_SLOT = "action-corner";

/**
 * Returns the links and buttons within `container`.
 *
 * @param findPlace returns the place that the event of a press has
 * @param listener receives the events of presses; by default the link or button itself
 */
export function readActions(
  container: ParentNode,
  findPlace: (id: string | undefined) => Place | undefined,
  listener?: EventTarget,
): PlaceAction[] {
  return [...container.children].flatMap((element): PlaceAction[] => {
    const tell = (wire: { id?: string }) => {
      const place = findPlace(wire.id);
      if (place === undefined) return;
      (listener ?? element).dispatchEvent(new PlaceActionEvent("gmp-click", { place, bubbles: true }));
    };
    const position = element.slot === CORNER_SLOT ? "ACTION_CORNER" : "ACTION_MAIN";
    if (element.localName === "gmp-place-button") {
      const { label, actionAriaLabel } = readAttributes(element, BUTTON_PROPERTIES);
      if (!label && !(actionAriaLabel && position === "ACTION_CORNER")) return unshown(element, NO_LABEL);
      return [{ action: "BUTTON", position, label, ariaLabel: actionAriaLabel, onClick: tell }];
    }
    if (element.localName !== "gmp-place-link") return [];
    const { action, label, actionAriaLabel, defaultIconHidden, href, target } = readAttributes(
      element,
      LINK_PROPERTIES,
    );
    if (action === undefined) {
      // An upgraded element warns about its attributes itself.
      const hasSaid = element instanceof PlaceLinkElement && element.hasAttribute("action");
      return hasSaid ? [] : unshown(element, NO_ACTION);
    }
    const look = { label, ariaLabel: actionAriaLabel, hidesIcon: defaultIconHidden };
    return [{ action, position, ...look, href, target, onClick: tell }];
  });
}

const NO_LABEL = "it has no label, so it is not shown; give it a label.";
const NO_ACTION = `it has no known action, so it is not shown; give it one of ${Object.values(ActionLinkType).join(", ")}.`;

/** Elements that have warned: each is read again on every change. */
const TOLD = new WeakSet<Element>();

function unshown(element: Element, why: string): [] {
  if (!TOLD.has(element)) warn(element, why);
  TOLD.add(element);
  return [];
}

/** Attributes of links and buttons. */
export const ACTION_ATTRIBUTES = PlaceLinkElement.observedAttributes;
