import { type ComponentProps, type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isMobileUserAgent } from "../surfaces/mobile-device.ts";
import { useIsHydrated } from "../surfaces/use-is-hydrated.ts";
import type { ControlProps } from "../ui/field.tsx";
import type { DropdownOption } from "./dropdown-state.ts";
import { onFormRestored } from "./on-form-restored.ts";
import type { StyledDropdownProps } from "./styled-dropdown.tsx";
import "./dropdown.css";

export interface DropdownProps
  extends Omit<ComponentProps<"select">, "children" | "multiple" | "size" | keyof ControlProps>,
    ControlProps {
  name: string;
  options: readonly DropdownOption[];
  /** Called with each choice of the reader. */
  onValue?: (value: string) => void;
}

/**
 * A styled dropdown over a real `<select>`. The server renders the select, and
 * the form sends, resets and validates it; phones keep it. On other devices a
 * styled list loads after hydration, covers it and writes each choice into it.
 *
 * Takes the props that a `Field` gives to its control.
 */
export function Dropdown({ options, onValue, ...props }: DropdownProps) {
  const Styled = useStyledDropdown();
  const isStyled = Styled !== null;
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
    // The reader or the browser may have chosen before hydration.
    read();
    if (document.activeElement === field) button.current?.focus();
    return onFormRestored(field, () => {
      read();
      setInvalid(false);
    });
  }, [isStyled]);

  // New options, or a new value from the page, may change the selected option.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the select holds the value
  useLayoutEffect(() => {
    if (options.length > 0 && select.current !== null) setSelected(select.current.selectedIndex);
  }, [options, props.value]);

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
        // A click on the label and the browser's own validation focus the select.
        onFocus={() => button.current?.focus()}
        onInvalid={() => setInvalid(true)}
      >
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      {Styled !== null && (
        <Styled
          select={select}
          button={button}
          id={props.id}
          options={options}
          selected={selected}
          disabled={props.disabled}
          aria-required={props.required}
          aria-describedby={props["aria-describedby"]}
          aria-invalid={isInvalid || props["aria-invalid"]}
        />
      )}
    </div>
  );
}

/** Set once its code is loaded, so that later dropdowns are styled at once. */
let StyledDropdown: ComponentType<StyledDropdownProps> | null = null;

/** Returns the styled list once the page is hydrated and its code is loaded; null on phones. */
function useStyledDropdown(): ComponentType<StyledDropdownProps> | null {
  const isWanted = useIsHydrated() && !isMobileUserAgent(navigator.userAgent);
  const [, setLoaded] = useState(StyledDropdown !== null);
  useEffect(() => {
    if (!isWanted || StyledDropdown !== null) return;
    import("./styled-dropdown.tsx").then(
      (module) => {
        StyledDropdown = module.StyledDropdown;
        setLoaded(true);
      },
      // The select does the same.
      () => {},
    );
  }, [isWanted]);
  return isWanted ? StyledDropdown : null;
}
