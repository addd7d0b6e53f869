import { librariesSettled } from "../core/libraries-under-way.ts";
import type { WidgetModule } from "../rendering/widget-module.ts";
import { WidgetView } from "../rendering/widget-view.ts";
import { BaseElement } from "./base-element.ts";

/** Attributes of the elements within a display element that say what it shows. */
const CHILD_ATTRIBUTES = ["slot"];

/** Has a display element read its children again when one of these attributes of theirs changes. */
export function watchAttributes(attributes: readonly string[]): void {
  CHILD_ATTRIBUTES.push(...attributes);
}

/**
 * An element that shows a widget of the kit in a shadow tree of its own, by
 * what its children say. What has loaded is kept while it is out of the page.
 */
export abstract class DisplayElement<Props extends object> extends BaseElement {
  readonly #view: WidgetView<Props>;
  readonly #children: MutationObserver;
  #hasFailed = false;
  #attempt = 0;
  /** How often in a row it has failed, and when the last time. */
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

  /** In another document, as that of a frame, it is drawn anew: style sheets stay in their own. */
  adoptedCallback(): void {
    this.leave();
    this.requestUpdate();
  }

  /** Whether links and buttons within it are shown, and a place's name is one of its sections. */
  protected isAdvanced(): boolean {
    return false;
  }

  /** Loads the file of `rendering/` that draws the widget. */
  protected abstract widget(): Promise<WidgetModule<Props>>;

  /** What the widget is to show; null for nothing. */
  protected abstract props(): Props | null;

  /** Reads the children again when those of `node` change. */
  protected watch(node: Node): void {
    this.#children.observe(node, { childList: true, subtree: true, attributeFilter: CHILD_ATTRIBUTES });
  }

  /** Where the last request failed, an equal one is made; else nothing. */
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

  /** Tells the page, when it has had the time to listen, where that is still so. */
  protected tell(event: () => Event, isStill = () => true): void {
    clearTimeout(this.#nextAttempt);
    this.#failures = 0;
    void librariesSettled().then(() => {
      if (this.isConnected && isStill()) this.dispatchEvent(event());
    });
  }

  /** Tells the page of a failure, and its developer why. */
  protected fail(thrown: unknown): void {
    const failures = this.#failures + 1;
    warn(this, thrown);
    this.tell(() => new Event("gmp-error"));
    this.#hasFailed = true;
    this.#failures = failures;
    this.#failedAt = performance.now();
  }
}

/** Tells the page's developer what is wrong with an element. */
export function warn({ localName }: Element, wrong: unknown): void {
  console.warn(`<${localName}>: ${wrong instanceof Error ? wrong.message : wrong}`);
}

/**
 * How long an equal request waits, in milliseconds, after so many failures in a
 * row: a page that draws itself anew at each would otherwise ask without end.
 */
function pauseAfter(failures: number): number {
  return failures < 2 ? 0 : Math.min(2 ** failures * 500, 60_000);
}

/**
 * Whether the page has asked for something, though it may be what stood there.
 * Nothing else asks again: the page may write into the element that it failed.
 */
function isAsked({ type, target, addedNodes }: MutationRecord): boolean {
  const touched = type === "attributes" ? [target] : [...addedNodes];
  return touched.some((node) => node instanceof Element && node.localName.endsWith("-request"));
}

/** Whether more of its children may still come. */
function isBeingParsed(element: Element): boolean {
  if (document.readyState !== "loading") return false;
  // A form's fields may hide what its own properties say: a walker asks the tree itself.
  const walker = document.createTreeWalker(element.getRootNode());
  walker.currentNode = element;
  do {
    if (walker.nextSibling() !== null) return false;
  } while (walker.parentNode() !== null);
  return true;
}
