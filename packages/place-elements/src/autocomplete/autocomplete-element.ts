import type { PlacePrediction as PredictionOnWire } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { elementWith } from "../elements/base-element.ts";
import { warn } from "../elements/display-element.ts";
import type { LegacyNarrowing } from "../legacy/legacy-predictions.ts";
import type { PlaceOptions } from "../places/place.ts";
import { AutocompleteSessionToken, sessionText } from "../places/session-token.ts";
import { WidgetView, withWords } from "../rendering/widget-view.ts";
import { loadAutocompleteWords } from "../rendering/words/autocomplete-words.ts";
import { pageClient } from "../wire/page-client.ts";
import { AUTOCOMPLETE_PROPERTIES } from "./autocomplete-properties.ts";
import type { AutocompleteWidgetProps } from "./autocomplete-widget.tsx";

const WithProperties = elementWith(AUTOCOMPLETE_PROPERTIES);

/** An input for a place that works in forms and with labels like an `<input>`. Its widget loads when it is first visible. */
export abstract class AutocompleteElement extends WithProperties {
  static readonly formAssociated = true;
  static override readonly observedAttributes = [
    ...WithProperties.observedAttributes,
    "aria-label",
    "aria-labelledby",
    "required",
  ];

  readonly #internals = this.attachInternals();
  readonly #view = new WidgetView<AutocompleteWidgetProps>(
    this,
    () => withWords(loadAutocompleteWords, import("./autocomplete-widget.tsx")),
    (thrown) => this.#fail(thrown),
    { delegatesFocus: true },
  );
  readonly #children = new MutationObserver(() => this.requestUpdate());
  /** The page's client, with the session and the checks of this element. */
  readonly #client: AutocompleteWidgetProps["client"] = {
    autocomplete: this.#ask.bind(this),
    getPlace: async (...request) => (await pageClient()).getPlace(...request),
  };
  #text = "";
  /** The text at the last `change`: the browser sees one again when the input is left after a choice. */
  #changeTold = "";
  #input: HTMLInputElement | null = null;
  /** `focus()` was called before there was an input. */
  #awaitsFocus: FocusOptions | null = null;
  /** Whether an event of the input is propagating through the shadow tree, and will reach the page itself. */
  #isTyping = false;
  #token: AutocompleteSessionToken | null = null;

  constructor(options?: object) {
    super(options);
    this.#internals.setFormValue("");
    for (const capture of [true, false]) {
      const onInput = () => {
        this.#isTyping = capture;
      };
      this.shadowRoot?.addEventListener("input", onInput, { capture });
    }
    // Unlike `input`, it ends at the shadow root.
    this.shadowRoot?.addEventListener("change", () => this.#tellChange());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#children.observe(this, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["slot"],
    });
  }

  /** Runs at once: an open list would stay behind when the element moves. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children.disconnect();
    this.#view.show(null);
    this.#input = null;
  }

  override attributeChangedCallback(attribute: string, before: string | null, text: string | null): void {
    super.attributeChangedCallback(attribute, before, text);
    this.requestUpdate();
  }

  formDisabledCallback(): void {
    this.requestUpdate();
  }

  formResetCallback(): void {
    this.takeText("");
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state === "string") this.takeText(state);
  }

  /** Focuses the input, once it is rendered. */
  override focus(options?: FocusOptions): void {
    if (this.#input === null) this.#awaitsFocus = options ?? {};
    else super.focus(options);
  }

  /** The legacy name of `includedRegionCodes`. */
  set componentRestrictions(componentRestrictions: LegacyNarrowing["componentRestrictions"]) {
    setLegacyOption(this, { componentRestrictions });
  }

  /** The legacy name of `includedPrimaryTypes`, with names for groups of types. */
  set types(types: LegacyNarrowing["types"]) {
    setLegacyOption(this, { types });
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get labels(): NodeList {
    return this.#internals.labels;
  }

  get validity(): ValidityState {
    return this.#internals.validity;
  }

  get validationMessage(): string {
    return this.#internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.#internals.willValidate;
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  /** The text of the input. */
  protected get text(): string {
    return this.#text;
  }

  /** Puts in what the page says. */
  protected takeText(text: string): void {
    this.#changeTold = text;
    this.#keep(text);
  }

  #keep(text: string): void {
    this.#text = text;
    this.#internals.setFormValue(text);
    this.#validate();
    this.requestUpdate();
  }

  /** Tells the page which prediction was chosen; `session` goes to the place that is made of it. */
  protected abstract tellChoice(prediction: PredictionOnWire, session: Omit<PlaceOptions, "id">): void;

  protected override update(): void {
    this.#validate();
    this.#view.show({
      host: this,
      client: this.#client,
      value: this.#text,
      labels: this.#internals.labels,
      form: this.#internals.form,
      onDrawn: (input) => this.#drawn(input),
      onInputChange: (text) => this.#changed(text),
      onSelect: (prediction) => this.#choose(prediction),
      onRefused: (error) => warn(this, error),
      onError: (error) => this.#fail(error),
    });
  }

  #drawn(input: HTMLInputElement): void {
    const isFirst = this.#input === null;
    this.#input = input;
    this.#validate();
    // The browser looks for `autofocus` before there is an input.
    const isWanted = isFirst && this.hasAttribute("autofocus") && document.activeElement === document.body;
    const awaited = this.#awaitsFocus ?? (isWanted ? {} : null);
    this.#awaitsFocus = null;
    if (awaited !== null) input.focus(awaited);
  }

  #validate(): void {
    const isMissing = this.#text === "" && this.hasAttribute("required");
    if (isMissing)
      this.#internals.setValidity({ valueMissing: true }, missingMessage(), this.#input ?? undefined);
    else this.#internals.setValidity({});
  }

  #changed(text: string): void {
    this.#keep(text);
    // Now, not in a microtask: the widget would put the text before back into its input.
    this.update();
    if (this.#isTyping) return;
    this.#tell("input");
    this.#tellChange();
  }

  /** Returns the token of the session on the wire, for the request that ends it. */
  #choose(prediction: PredictionOnWire): string | undefined {
    const sessionToken = sessionText(this.#token);
    const session = {
      sessionToken: this.#token,
      requestedLanguage: this.requestedLanguage,
      requestedRegion: this.requestedRegion,
    };
    // A token is good for one choice.
    this.#token = null;
    this.tellChoice(prediction, session);
    return sessionToken;
  }

  async #ask(
    ...[request, options]: Parameters<PlacesClient["autocomplete"]>
  ): ReturnType<PlacesClient["autocomplete"]> {
    if (request.locationBias !== undefined && request.locationRestriction !== undefined) {
      throw new TypeError("Cannot set both locationBias and locationRestriction.");
    }
    this.#token ??= new AutocompleteSessionToken();
    const sessionToken = sessionText(this.#token);
    const client = await pageClient();
    return client.autocomplete({ ...request, ...(sessionToken !== undefined && { sessionToken }) }, options);
  }

  #fail(error: unknown): void {
    warn(this, error);
    this.dispatchEvent(new Event("gmp-error"));
  }

  #tellChange(): void {
    if (this.#text === this.#changeTold) return;
    this.#changeTold = this.#text;
    this.#tell("change");
  }

  #tell(type: "input" | "change"): void {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}

function setLegacyOption(element: Element, option: LegacyNarrowing): void {
  import("./older-options.ts").then(
    ({ takeOlderOption }) => takeOlderOption(element, option),
    () => {},
  );
}

/** Returns the browser's message for an empty required input. */
function missingMessage(): string {
  const input = document.createElement("input");
  input.required = true;
  return input.validationMessage;
}
