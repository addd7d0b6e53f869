import { loadPart } from "../core/load-part.ts";
import { pageSettings } from "../page/page-settings.ts";
import { pageClient } from "../wire/page-client.ts";
import type { MountedWidget, WidgetModule } from "./widget-module.ts";
import type { LoadWords } from "./words/all-words.ts";

/**
 * The shadow tree of a display element. Loads the widget when there is first
 * something to show; the newest props win.
 */
export class WidgetView<Props> {
  readonly #root: ShadowRoot;
  readonly #load: () => Promise<WidgetModule<Props>>;
  readonly #onFailed: (thrown: unknown) => void;
  #props: Props | null = null;
  #mounting: Promise<void> | null = null;
  #mounted: MountedWidget<Props> | null = null;

  /** @param onFailed called if the widget's files fail to load; the next `show` tries again */
  constructor(
    host: Element,
    load: () => Promise<WidgetModule<Props>>,
    onFailed: (thrown: unknown) => void,
    options: { delegatesFocus?: boolean } = {},
  ) {
    // Widgets contain no custom elements. preact creates each element with the registry of its parent,
    // and browsers reject that of the first document once the host has moved into a frame.
    this.#root = host.attachShadow({ mode: "open", customElementRegistry: null, ...options });
    this.#load = load;
    this.#onFailed = onFailed;
  }

  /** Renders the widget with `props`; nothing with null. */
  show(props: Props | null): void {
    this.#props = props;
    if (props === null) {
      this.#mounted?.unmount();
      this.#mounted = null;
    } else if (this.#mounted !== null) {
      this.#mounted.render(props);
    } else {
      this.#mounting ??= this.#mount().finally(() => {
        this.#mounting = null;
      });
    }
  }

  async #mount(): Promise<void> {
    try {
      fetchWhatAllNeed();
      const { mount } = await loadPart("widget", this.#load);
      if (this.#props === null) return;
      const mounted = await mount(this.#root);
      // The props may have changed since.
      if (this.#props === null) return mounted.unmount();
      this.#mounted = mounted;
      mounted.render(this.#props);
    } catch (thrown) {
      if (this.#props !== null) this.#onFailed(thrown);
    }
  }
}

let isFetched = false;

/**
 * Loads what every widget needs in parallel with the first widget's own file. A
 * failure is reported to later callers.
 */
function fetchWhatAllNeed(): void {
  if (isFetched) return;
  isFetched = true;
  for (const part of [import("./mount-widget.tsx"), pageClient()]) part.catch(() => {});
}

/** A widget's file, with its words fetched beside it as its mounting asks for them. */
export function withWords<Widget>(loadWords: LoadWords, widget: Promise<Widget>): Promise<Widget> {
  loadWords(pageSettings().language).catch(() => {});
  return widget;
}
