import { PlacesProvider } from "@lieudit/place-widgets";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { FONT_WITHOUT_PAGE, hasPageFont } from "../page/font-of-page.ts";
import { pageSettings } from "../page/page-settings.ts";
import { pageClient } from "../wire/page-client.ts";
import hostStyles from "./host.css?inline";
import { getStyleSheet, type PageWindow } from "./style-sheets.ts";
import type { WidgetModule } from "./widget-module.ts";
import type { LoadWords } from "./words/all-words.ts";

/** How a place wants to be asked for. */
export interface RequestedForm {
  /** Another number than before makes an equal request again. */
  attempt?: number;
  /** Null for that of the page, as the region. */
  requestedLanguage?: string | null | undefined;
  requestedRegion?: string | null | undefined;
}

/**
 * Creates a widget of the kit as what an element shows, with its styles.
 *
 * @param styles one style sheet object is made of them, which stands in every element's tree
 * @param loadWords all that it says
 * @param laterStyles loads those that only some props need
 */
export function createWidgetModule<Props extends object>(
  Widget: ComponentType<Props>,
  styles: string,
  loadWords: LoadWords,
  laterStyles: (props: Props) => Promise<{ default: string }> | null = () => null,
): WidgetModule<Props & RequestedForm> {
  return {
    async mount(root) {
      const { language, region } = pageSettings();
      const [client, text] = await Promise.all([pageClient(), loadWords(language)]);
      const view = root.ownerDocument.defaultView ?? window;
      const box = root.ownerDocument.createElement("div");
      root.append(box);
      root.adoptedStyleSheets = [
        getStyleSheet(styles, view),
        getStyleSheet(hostStyles, view),
        ...getSchemeSheets(root.host, view),
        ...getFontSheets(box, view),
      ];
      const tree = createRoot(box);
      return {
        render(props) {
          const { attempt, requestedLanguage, requestedRegion, ...own } = props;
          const asked = requestedRegion ?? region;
          laterStyles(props)?.then(
            (module) => adopt(root, getStyleSheet(module.default, view)),
            // The widget works without them.
            console.warn,
          );
          tree.render(
            <PlacesProvider
              client={client}
              text={text}
              language={requestedLanguage ?? language}
              {...(asked !== null && { region: asked })}
            >
              {/* What is left of the props are the widget's own. */}
              <Widget key={attempt} {...(own as Props)} />
            </PlacesProvider>,
          );
        },
        unmount() {
          tree.unmount();
          box.remove();
          root.adoptedStyleSheets = [];
        },
      };
    },
  };
}

function adopt(root: ShadowRoot, sheet: CSSStyleSheet): void {
  if (root.adoptedStyleSheets.length > 0 && !root.adoptedStyleSheets.includes(sheet)) {
    // In front of those of the element, which have the last word.
    root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  }
}

/** Where the page says nothing of light and dark, the reader's system does. */
function getSchemeSheets(host: Element, view: PageWindow): CSSStyleSheet[] {
  const isSaid = view.getComputedStyle(host).colorScheme !== "normal";
  return isSaid ? [] : [getStyleSheet(":host{color-scheme:light dark}", view)];
}

/** The font is that of the page, where it names one. */
function getFontSheets(box: HTMLElement, view: PageWindow): CSSStyleSheet[] {
  return hasPageFont(box) ? [] : [getStyleSheet(`:host{font-family:${FONT_WITHOUT_PAGE}}`, view)];
}
