import { elementWith } from "../elements/base-element.ts";
import { DisplayElement, watchAttributes } from "../elements/display-element.ts";
import { DISPLAY_PROPERTIES, onOff, readDisplayOptions, styleBox } from "../elements/display-options.ts";
import { allowOne, FLAG, text } from "../elements/property-kinds.ts";
import { PlaceContextualListLayout } from "../places/enums.ts";
import type { WidgetModule } from "../rendering/widget-module.ts";
import { withWords } from "../rendering/widget-view.ts";
import { loadAllWords } from "../rendering/words/all-words.ts";
import type { ContextualProps } from "./contextual-view.tsx";

/** `<gmp-place-contextual-list-config>`: how the `<gmp-place-contextual>` around it lists its places. */
export class PlaceContextualListConfigElement extends elementWith({
  layout: allowOne(PlaceContextualListLayout, "VERTICAL"),
  mapHidden: FLAG,
}) {}

watchAttributes(PlaceContextualListConfigElement.observedAttributes);

/**
 * `<gmp-place-contextual>`: the places of the context that `context-token`
 * opens, with routes and a map. The data host makes tokens with
 * `POST /v1/contexts`.
 */
export class PlaceContextualElement extends elementWith(
  { ...DISPLAY_PROPERTIES, contextToken: text(undefined), showsRoutingSummary: onOff(true) },
  DisplayElement<ContextualProps>,
) {
  override attributeChangedCallback(
    ...change: [attribute: string, before: string | null, text: string | null]
  ): void {
    super.attributeChangedCallback(...change);
    // The same token again, after it failed.
    if (this.isConnected) this.askAgain();
  }

  protected override widget(): Promise<WidgetModule<ContextualProps>> {
    return withWords(loadAllWords, import("./contextual-view.tsx"));
  }

  protected override props(): ContextualProps | null {
    const { contextToken } = this;
    styleBox(this);
    if (!contextToken) return null;
    const config = [...this.children].find((child) => child instanceof PlaceContextualListConfigElement);
    return {
      ...readDisplayOptions(this),
      contextToken,
      layout: config?.layout ?? "VERTICAL",
      mapHidden: config?.mapHidden ?? false,
      onLoad: () => this.tell(() => new Event("gmp-load")),
      onError: (error) => this.fail(error),
    };
  }
}

/** The elements of contexts by their tags. */
export const TAGS: readonly (readonly [tag: string, element: CustomElementConstructor])[] = [
  ["gmp-place-contextual-list-config", PlaceContextualListConfigElement],
  ["gmp-place-contextual", PlaceContextualElement],
];
