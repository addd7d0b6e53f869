import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { isMobileUserAgent } from "../surfaces/mobile-device.ts";
import { useIsHydrated } from "../surfaces/use-is-hydrated.ts";
import { type ControlProps, getLabelId } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { DropdownList } from "./dropdown-list.tsx";
import { CLOSED_DROPDOWN, type DropdownEvent, type DropdownOption, nextDropdown } from "./dropdown-state.ts";
import { onFormRestored } from "./on-form-restored.ts";
import "./dropdown.css";

export interface DropdownProps
  extends Omit<ComponentProps<"select">, "children" | "multiple" | "size" | keyof ControlProps>,
    ControlProps {
  name: string;
  options: readonly DropdownOption[];
  /** Gets each choice of the reader. */
  onValue?: (value: string) => void;
}

/**
 * A styled dropdown over a real `<select>`. The server renders the select, and
 * the form sends, resets and validates it; phones keep it. On other devices a
 * styled list covers it after hydration and writes each choice into it.
 *
 * Takes the props that a `Field` gives to its control.
 */
export function Dropdown({ options, onValue, ...props }: DropdownProps) {
  const isHydrated = useIsHydrated();
  const isStyled = isHydrated && !isMobileUserAgent(navigator.userAgent);
  const listId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState(CLOSED_DROPDOWN);
  const [selected, setSelected] = useState(() =>
    Math.max(
      options.findIndex(({ value }) => value === (props.value ?? props.defaultValue)),
      0,
    ),
  );
  const [isInvalid, setInvalid] = useState(false);

  useEffect(() => {
    const field = select.current;
    if (field === null || !isStyled) return;
    const read = () => setSelected(field.selectedIndex);
    // Before hydration, the reader or the browser, may have chosen already.
    read();
    if (document.activeElement === field) button.current?.focus();
    return onFormRestored(field, () => {
      read();
      setInvalid(false);
    });
  }, [isStyled]);

  // Other options, or another value of the page, may leave another one in front.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the select holds the value
  useLayoutEffect(() => {
    if (options.length > 0 && select.current !== null) setSelected(select.current.selectedIndex);
  }, [options, props.value]);

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

  const described = { "aria-describedby": props["aria-describedby"], "aria-invalid": props["aria-invalid"] };
  return (
    <div className="dropdown" data-styled={isStyled || undefined}>
      <select
        {...props}
        ref={select}
        className="control"
        {...(isStyled && { tabIndex: -1, "aria-hidden": true })}
        onChange={(event) => {
          setSelected(event.target.selectedIndex);
          setInvalid(false);
          onValue?.(event.target.value);
          props.onChange?.(event);
        }}
        // A label's click and the browser's own check lead here.
        onFocus={() => button.current?.focus()}
        onInvalid={() => setInvalid(true)}
      >
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      {isStyled && (
        <button
          type="button"
          role="combobox"
          ref={button}
          className="control dropdown-button"
          disabled={props.disabled}
          aria-haspopup="listbox"
          aria-expanded={state.isOpen}
          aria-controls={listId}
          aria-labelledby={getLabelId(props.id)}
          aria-required={props.required}
          {...described}
          {...(isInvalid && { "aria-invalid": true })}
          {...(state.isOpen && state.active >= 0 && { "aria-activedescendant": `${listId}-${state.active}` })}
          onClick={() => send({ type: "toggled" })}
          onBlur={() => send({ type: "left" })}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey) return;
            const { key, altKey: isAlt, timeStamp: atMs } = event;
            if (send({ type: "pressed", key, isAlt, atMs })) event.preventDefault();
          }}
          // The effect of Space has happened already.
          onKeyUp={(event) => event.key === " " && event.preventDefault()}
        >
          <span className="dropdown-value">{options[selected]?.label ?? ""}</span>
          <Icon name="chevron-down" />
        </button>
      )}
      {isStyled && state.isOpen && (
        <DropdownList
          id={listId}
          labelId={getLabelId(props.id)}
          options={options}
          selected={selected}
          active={state.active}
          onPoint={(index) => send({ type: "pointed", index })}
          onChoose={(index) => send({ type: "chosen", index })}
        />
      )}
    </div>
  );
}
