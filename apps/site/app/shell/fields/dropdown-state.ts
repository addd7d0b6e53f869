/** An option of a dropdown. */
export interface DropdownOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

/** The list of a dropdown: closed, or open with an active option. */
export interface DropdownState {
  isOpen: boolean;
  /** Index of the active option; -1 without one. */
  active: number;
  /** Text typed to find an option, until half a second after the last key. */
  search: { text: string; atMs: number };
}

export type DropdownEvent =
  | { type: "pressed"; key: string; atMs: number; isAlt?: boolean }
  | { type: "toggled" }
  | { type: "pointed"; index: number }
  | { type: "chosen"; index: number }
  | { type: "left" };

export interface DropdownStep {
  state: DropdownState;
  /** Index of the option that this event chooses. */
  chosen?: number;
  /** True if the list handled the key, so that its default action is prevented. */
  isHandled: boolean;
}

export const CLOSED_DROPDOWN: DropdownState = { isOpen: false, active: -1, search: { text: "", atMs: 0 } };

/** Keys that follow one another faster than this spell one word. */
const SEARCH_PAUSE_MS = 500;
const PAGE = 10;

/**
 * Returns the next state of a dropdown. Up and Down move, Space toggles the list,
 * Enter selects, Escape closes; Home, End and the page keys jump, letters find.
 * Disabled options are skipped, and movement stops at both ends.
 *
 * @param selected index of the option that the field has; -1 for none
 */
export function nextDropdown(
  state: DropdownState,
  event: DropdownEvent,
  options: readonly DropdownOption[],
  selected: number,
): DropdownStep {
  switch (event.type) {
    case "toggled":
      return { state: state.isOpen ? closed(state) : opened(state, options, selected), isHandled: true };
    case "pointed":
      return {
        state: isFree(options[event.index]) ? { ...state, active: event.index } : state,
        isHandled: true,
      };
    case "chosen":
      return isFree(options[event.index])
        ? { state: closed(state), chosen: event.index, isHandled: true }
        : { state, isHandled: true };
    case "left":
      return { state: closed(state), isHandled: false };
    case "pressed":
      return afterKey(state, event, options, selected);
  }
}

function afterKey(
  state: DropdownState,
  { key, atMs, isAlt = false }: { key: string; atMs: number; isAlt?: boolean },
  options: readonly DropdownOption[],
  selected: number,
): DropdownStep {
  if (key === " ") {
    return { state: state.isOpen ? closed(state) : opened(state, options, selected), isHandled: true };
  }
  if (key.length === 1 && !isAlt) return afterLetter(state, key, atMs, options, selected);
  if (!state.isOpen) {
    if (!["ArrowDown", "ArrowUp", "Enter", "Home", "End"].includes(key)) return { state, isHandled: false };
    const open = opened(state, options, selected);
    const isJump = key === "Home" || key === "End";
    const active = isJump ? moved(open.active, key, options) : null;
    return { state: active === null ? open : { ...open, active }, isHandled: true };
  }
  if (key === "Escape") return { state: closed(state), isHandled: true };
  if (key === "Enter" || (isAlt && key === "ArrowUp")) {
    const isChoice = state.active >= 0 && key === "Enter";
    return { state: closed(state), isHandled: true, ...(isChoice && { chosen: state.active }) };
  }
  // Tab continues to the next field, and the choice stays as it was.
  if (key === "Tab") return { state: closed(state), isHandled: false };
  const active = moved(state.active, key, options);
  return active === null ? { state, isHandled: false } : { state: { ...state, active }, isHandled: true };
}

function afterLetter(
  state: DropdownState,
  letter: string,
  atMs: number,
  options: readonly DropdownOption[],
  selected: number,
): DropdownStep {
  const isGoingOn = atMs - state.search.atMs < SEARCH_PAUSE_MS;
  const text = (isGoingOn ? state.search.text : "") + folded(letter);
  const open = state.isOpen ? state : opened(state, options, selected);
  // The same letter again and again goes from one option to the next.
  const isOneLetter = [...text].every((other) => other === text[0]);
  const [sought, from] = isOneLetter ? [text[0] ?? "", open.active + 1] : [text, Math.max(open.active, 0)];
  const order = options.map((_, at) => (from + at) % options.length);
  const found = order.find(
    (at) => isFree(options[at]) && folded(options[at]?.label ?? "").startsWith(sought),
  );
  return {
    state: { ...open, active: found ?? open.active, search: { text, atMs } },
    isHandled: true,
  };
}

function opened(state: DropdownState, options: readonly DropdownOption[], selected: number): DropdownState {
  const active = isFree(options[selected]) ? selected : options.findIndex(isFree);
  return { ...state, isOpen: true, active };
}

function closed(state: DropdownState): DropdownState {
  return { ...state, isOpen: false, active: -1 };
}

/** Where a key leads from `active`; null for any other key. */
function moved(active: number, key: string, options: readonly DropdownOption[]): number | null {
  const free = options.flatMap((option, at) => (isFree(option) ? [at] : []));
  const place = free.indexOf(active);
  const step = STEPS[key];
  if (step === undefined) return null;
  return free[Math.min(Math.max(place + step, 0), free.length - 1)] ?? -1;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function isFree(option: DropdownOption | undefined): boolean {
  return option !== undefined && option.isDisabled !== true;
}

/** Without accents and capitals: "e" finds "Électrique". */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
}
