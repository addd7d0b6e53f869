import { librariesSettled } from "../core/libraries-under-way.ts";
import type { WidgetModule } from "../rendering/widget-module.ts";
import { WidgetView } from "../rendering/widget-view.ts";
import { BaseElement } from "./base-element.ts";
import { getTag } from "./read-attributes.ts";

/** Attributes of child elements that determine what a display element shows. */
const CHILD_ATTRIBUTES = ["slot"];

/** Makes display elements read their children again when one of these attributes changes. */
export function watchAttributes(attributes: readonly string[]): void {
  CHILD_ATTRIBUTES.push(...attributes);
}

/**
 * An element that shows a widget of the kit in its shadow tree, as its children
 * configure it. Loaded content is kept while the element is disconnected.
 */
export abstract class DisplayElement<Props extends object> extends BaseElement {
  readonly #view: WidgetView<Props>;
  readonly #children: MutationObserver;
  #hasFailed = false;
  #attempt = 0;
  /** The number of failures in a row, and the time of the last. */
  #failures = 0;
  #failedAt = 0;
  #nextAttempt: ReturnType<typeof setTimeout> | undefined;

  constructor(options?: object) {
    super(options);
    this.#view = new WidgetView(
      this,
      () => this.widget(),
      (thrown) => this.fail(thrown),
    );
    this.#children = new MutationObserver((changes) => {
      if (changes.some(isAsked)) this.askAgain();
      this.requestUpdate();
    });
    this.watch(this);
  }

  override connectedCallback(): void {
    this.askAgain();
    super.connectedCallback();
  }

  protected override update(): void {
    if (isBeingParsed(this)) {
      document.addEventListener("readystatechange", () => this.requestUpdate(), { once: true });
      return;
    }
    const props = this.props();
    this.#view.show(props === null ? null : { ...props, attempt: this.#attempt });
  }

  protected override leave(): void {
    this.#view.show(null);
  }

  /** Rendered again in another document, such as a frame: style sheets belong to one document. */
  adoptedCallback(): void {
    this.leave();
    this.requestUpdate();
  }

  /** Whether it shows links and buttons, and the name of a place is one of its sections. */
  protected isAdvanced(): boolean {
    return false;
  }

  /** Loads the file of `rendering/` that draws the widget. */
  protected abstract widget(): Promise<WidgetModule<Props>>;

  /** The props of the widget; null to show nothing. */
  protected abstract props(): Props | null;

  /** Reads the children again when the children of `node` change. */
  protected watch(node: Node): void {
    this.#children.observe(node, { childList: true, subtree: true, attributeFilter: CHILD_ATTRIBUTES });
  }

  /** Sends the last request again if it failed. */
  protected askAgain(): void {
    if (!this.#hasFailed) return;
    this.#hasFailed = false;
    const attempt = () => {
      this.#attempt++;
      this.requestUpdate();
    };
    const wait = this.#failedAt + pauseAfter(this.#failures) - performance.now();
    if (wait <= 0) attempt();
    else this.#nextAttempt = setTimeout(attempt, wait);
  }

  /** Fires an event once the page has had time to listen, unless `make` returns nothing by then. */
  protected tell(event: () => Event, isStill = () => true): void {
    clearTimeout(this.#nextAttempt);
    this.#failures = 0;
    void librariesSettled().then(() => {
      if (this.isConnected && isStill()) this.dispatchEvent(event());
    });
  }

  /** Fires `gmp-error`, and logs the reason. */
  protected fail(thrown: unknown): void {
    const failures = this.#failures + 1;
    warn(this, thrown);
    this.tell(() => new Event("gmp-error"));
    this.#hasFailed = true;
    this.#failures = failures;
    this.#failedAt = performance.now();
  }
}

/** Warns about an element. */
export function warn({ localName }: Element, wrong: unknown): void {
  console.warn(`<${localName}>: ${wrong instanceof Error ? wrong.message : wrong}`);
}

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Returns the delay of an equal request after some failures in a row, in
 * milliseconds. A page that renders on each failure would repeat it endlessly.
 */
function pauseAfter(failures: number): number {
  return failures < 2 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 2), MAX_PAUSE_MS);
}

/**
 * Whether the page has set a request, possibly an equal one. Other changes send
 * no request: the page may write a message into the failed element.
 */
function isAsked({ type, target, addedNodes }: MutationRecord): boolean {
  const touched = type === "attributes" ? [target] : [...addedNodes];
  return touched.some((node) => node instanceof Element && getTag(node).endsWith("-request"));
}

/** Whether the parser may still add children. */
function isBeingParsed(element: Element): boolean {
  if (document.readyState !== "loading") return false;
  // Fields of a form may hide its properties, so a tree walker reads the tree.
  const walker = document.createTreeWalker(element.getRootNode());
  walker.currentNode = element;
  do {
    if (walker.nextSibling() !== null) return false;
  } while (walker.parentNode() !== null);
  return true;
}
