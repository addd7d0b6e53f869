import { NO_HIGHLIGHT } from "./autocomplete-state.ts";

/**
 * The attributes of an input with a list of predictions: the combobox pattern, in which the
 * focus stays in the input.
 *
 * @param highlight index of the highlighted prediction; null while the list is hidden
 */
export function getComboboxProps(listId: string, highlight: number | null) {
  const hasHighlight = highlight !== null && highlight !== NO_HIGHLIGHT;
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": highlight !== null,
    "aria-controls": listId,
    "aria-activedescendant": hasHighlight ? `${listId}-${highlight}` : undefined,
    autoComplete: "off",
  } as const;
}

export function getListProps(listId: string, label: string) {
  return {
    id: listId,
    role: "listbox",
    "aria-label": label,
    // The input keeps the focus while an option is pressed.
    onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
  } as const;
}

export function getOptionProps(listId: string, index: number, highlight: number) {
  return {
    id: `${listId}-${index}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": index === highlight,
  } as const;
}
