import type { PlacePrediction } from "@lieudit/place-model";
import { type AutocompleteState, showsPredictions, splitMatches } from "@lieudit/place-widgets";
import { openBelow } from "../rendering/open-below.ts";
import { getStyleSheet } from "../rendering/style-sheets.ts";
import styles from "./prediction-dropdown.css?inline";

export interface DropdownEvents {
  onPoint: (index: number) => void;
  onChoose: (prediction: PlacePrediction) => void;
}

let count = 0;

/**
 * A listbox below an input of the page. It is in the input's tree, which ARIA
 * references need. Pages style its classes, such as `.pac-container`.
 */
export class PredictionDropdown {
  readonly #input: HTMLInputElement;
  readonly #events: DropdownEvents;
  readonly #list = document.createElement("div");
  #rows: readonly PlacePrediction[] = [];
  #closeList: (() => void) | null = null;

  constructor(input: HTMLInputElement, events: DropdownEvents) {
    this.#input = input;
    this.#events = events;
    const list = this.#list;
    count += 1;
    list.id = `pac-container-${count}`;
    list.className = "pac-container";
    list.role = "listbox";
    // The input keeps the focus while an option is pressed.
    list.addEventListener("pointerdown", (event) => event.preventDefault());
    list.addEventListener("mousedown", (event) => event.preventDefault());
    input.classList.add("pac-target-input");
    input.role = "combobox";
    input.ariaAutoComplete = "list";
    input.ariaExpanded = "false";
    input.setAttribute("aria-controls", list.id);
  }

  /** Accessible name of the list. */
  set label(words: string) {
    this.#list.ariaLabel = words;
  }

  show(state: AutocompleteState): void {
    const isShown = showsPredictions(state) && this.#input.isConnected;
    if (isShown && this.#rows !== state.predictions) {
      this.#rows = state.predictions;
      this.#list.replaceChildren(...this.#rows.map((row, index) => this.#option(row, index)));
    }
    // Without entries(), which Prototype overrides.
    [...this.#list.children].forEach((option, index) => {
      const isSelected = isShown && index === state.highlight;
      option.ariaSelected = String(isSelected);
      option.classList.toggle("pac-item-selected", isSelected);
      if (isSelected) option.scrollIntoView({ block: "nearest" });
    });
    this.#input.ariaExpanded = String(isShown);
    const selected = this.#list.querySelector(".pac-item-selected");
    if (selected === null) this.#input.removeAttribute("aria-activedescendant");
    else this.#input.setAttribute("aria-activedescendant", selected.id);
    if (isShown) this.#open();
    else this.#close();
  }

  #open(): void {
    const root = this.#input.getRootNode() as Document | ShadowRoot;
    const parent = this.#input.closest("dialog") ?? ("host" in root ? root : root.body);
    if (this.#list.parentNode !== parent) {
      // A page may have removed the open list.
      this.#close();
      parent.append(this.#list);
    }
    const sheet = getStyleSheet(styles, this.#input.ownerDocument.defaultView ?? window);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    this.#list.dir = getComputedStyle(this.#input).direction;
    this.#closeList ??= openBelow(this.#list, this.#input);
  }

  #close(): void {
    this.#closeList?.();
    this.#closeList = null;
  }

  #option(prediction: PlacePrediction, index: number): HTMLElement {
    const { mainText = prediction.text, secondaryText } = prediction.structuredFormat ?? {};
    const option = element("div", "pac-item");
    option.id = `${this.#list.id}-${index}`;
    option.role = "option";
    const query = element("span", "pac-item-query");
    query.append(
      ...splitMatches(mainText).map(({ text, isMatch }) => {
        const piece = element("span", isMatch ? "pac-matched" : "");
        piece.textContent = text;
        return piece;
      }),
    );
    const words = element("span", "pac-item-words");
    words.dir = "auto";
    words.append(query, " ", secondaryText?.text ?? "");
    option.append(element("span", "pac-icon pac-icon-marker"), words);
    option.addEventListener("pointermove", () => {
      if (option.ariaSelected !== "true") this.#events.onPoint(index);
    });
    option.addEventListener("click", () => this.#events.onChoose(prediction));
    return option;
  }
}

function element(tag: "div" | "span", className: string): HTMLElement {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  return made;
}
