import { useLayoutEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";
import type { DropdownOption } from "./dropdown-state.ts";

export interface DropdownListProps {
  id: string;
  labelId: string;
  options: readonly DropdownOption[];
  selected: number;
  active: number;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The list of an open dropdown; the focus stays on the dropdown's button. */
export function DropdownList({
  id,
  labelId,
  options,
  selected,
  active,
  onPoint,
  onChoose,
}: DropdownListProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = list.current;
    const field = element?.parentElement;
    if (!element || !field) return;
    const { top, bottom } = field.getBoundingClientRect();
    const isTooLow = bottom + element.offsetHeight > innerHeight && top > innerHeight - bottom;
    element.dataset.side = isTooLow ? "above" : "below";
  }, []);

  // By hand: the browser's own way would scroll the page too.
  useLayoutEffect(() => {
    const element = list.current;
    const option = element?.children[active];
    if (!element || !(option instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = option;
    if (offsetTop < element.scrollTop) element.scrollTop = offsetTop;
    const end = offsetTop + offsetHeight - element.clientHeight;
    if (end > element.scrollTop) element.scrollTop = end;
  }, [active]);

  return (
    <div
      className="dropdown-list"
      role="listbox"
      // The button keeps the focus and has the keys; a list that scrolls must not be a stop of its own.
      tabIndex={-1}
      id={id}
      aria-labelledby={labelId}
      ref={list}
      onPointerDown={(event) => event.preventDefault()}
    >
      {options.map(({ value, label, isDisabled }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the button says which one is in front
        <div
          key={value}
          id={`${id}-${index}`}
          className="dropdown-option"
          role="option"
          aria-selected={index === selected}
          aria-disabled={isDisabled || undefined}
          data-active={index === active || undefined}
          onPointerMove={() => index !== active && onPoint(index)}
          onClick={() => onChoose(index)}
        >
          <span>{label}</span>
          {index === selected && <Icon name="check" />}
        </div>
      ))}
    </div>
  );
}
