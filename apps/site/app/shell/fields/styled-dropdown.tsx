import { type AriaAttributes, type RefObject, useId, useState } from "react";
import { getLabelId } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { DropdownList } from "./dropdown-list.tsx";
import { CLOSED_DROPDOWN, type DropdownEvent, type DropdownOption, nextDropdown } from "./dropdown-state.ts";

export interface StyledDropdownProps
  extends Pick<AriaAttributes, "aria-required" | "aria-describedby" | "aria-invalid"> {
  /** The covered field, which gets each choice. */
  select: RefObject<HTMLSelectElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Id of the field. */
  id: string;
  options: readonly DropdownOption[];
  /** Index of the selected option. */
  selected: number;
  disabled: boolean | undefined;
}

/** The button and list that cover a select; loaded after hydration, and never on phones. */
export function StyledDropdown({
  select,
  button,
  id,
  options,
  selected,
  disabled,
  ...described
}: StyledDropdownProps) {
  const listId = useId();
  const [state, setState] = useState(CLOSED_DROPDOWN);

  const send = (event: DropdownEvent): boolean => {
    const step = nextDropdown(state, event, options, selected);
    setState(step.state);
    if (step.chosen !== undefined) choose(step.chosen);
    return step.isHandled;
  };
  const choose = (index: number) => {
    const field = select.current;
    if (field === null || field.selectedIndex === index) return;
    field.selectedIndex = index;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  return (
    <>
      <button
        type="button"
        role="combobox"
        ref={button}
        className="control dropdown-button"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={state.isOpen}
        aria-controls={listId}
        aria-labelledby={getLabelId(id)}
        {...described}
        {...(state.isOpen && state.active >= 0 && { "aria-activedescendant": `${listId}-${state.active}` })}
        onClick={() => send({ type: "toggled" })}
        onBlur={() => send({ type: "left" })}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey) return;
          const { key, altKey: isAlt, timeStamp: atMs } = event;
          if (send({ type: "pressed", key, isAlt, atMs })) event.preventDefault();
        }}
        // Space acted on keydown already.
        onKeyUp={(event) => event.key === " " && event.preventDefault()}
      >
        <span className="dropdown-value">{options[selected]?.label ?? ""}</span>
        <Icon name="chevron-down" />
      </button>
      {state.isOpen && (
        <DropdownList
          id={listId}
          labelId={getLabelId(id)}
          options={options}
          selected={selected}
          active={state.active}
          onPoint={(index) => send({ type: "pointed", index })}
          onChoose={(index) => send({ type: "chosen", index })}
        />
      )}
    </>
  );
}
