"use client";

import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { safeUrl } from "../format/safe-url.ts";
import { getMenuItemForKey } from "../state/key-step.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { readText } from "./read-text.ts";
import { withKeys } from "./with-keys.ts";

const DOTS = "M12 5.5v.01M12 12v.01M12 18.5v.01";
const OUTSIDE = "M13.5 4.5h6v6M19.5 4.5 11 13M17.5 14v5.5h-13v-13H10";

/** One entry of a popup menu: its URL, and whether it opens in a new tab. */
export interface MenuItem {
  /** Text of the link. */
  text: string;
  /** Address of the link. */
  uri: string;
  /** Whether it leads to another site. */
  isExternal?: boolean;
}

export interface PopupMenuProps extends Omit<ComponentProps<"div">, "children" | "ref"> {
  /** Label of the button, which shows an icon only. */
  label: string;
  /** Entries without a text or a safe URL are omitted; without entries there is no menu. */
  items: readonly MenuItem[];
}

/** A button that opens a menu of links. Escape and Tab return to the button; losing the focus closes the menu. */
export function PopupMenu({ label, items, onBlur, ...rest }: PopupMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Index of the item that gets the focus when the menu opens; null while it is closed.
  const [openedAt, setOpenedAt] = useState<"first" | "last" | null>(null);
  const shown = items.filter(({ text, uri }) => readText(text) !== null && safeUrl(uri) !== undefined);

  useEffect(() => {
    const menu = list.current;
    if (menu === null) return;
    const { left, right } = menu.getBoundingClientRect();
    // It opens to the other side if the window would cut it off.
    if (left < 0 || right > innerWidth) menu.style.insetInline = "0 auto";
    getMenuItems(menu)
      .at(openedAt === "first" ? 0 : -1)
      ?.focus();
  }, [openedAt]);

  if (shown.length === 0) return null;

  function closeToButton(): void {
    setOpenedAt(null);
    button.current?.focus();
  }

  function onMenuKey(event: KeyboardEvent): void {
    // Keys of the menu must not reach the dialog around it.
    event.stopPropagation();
    const options = getMenuItems(list.current);
    const focused = options.findIndex((option) => option.matches(":focus"));
    const next = getMenuItemForKey(event.key, focused, options.length);
    if (next !== null) options[next]?.focus();
    else if (event.key === "Escape" || event.key === "Tab") closeToButton();
    else return;
    event.preventDefault();
  }

  function onButtonKey(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpenedAt(event.key === "ArrowDown" ? "first" : "last");
  }

  function closeWhenLeft(event: FocusEvent<HTMLDivElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenedAt(null);
    onBlur?.(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus within
    <div {...mergePartProps("gmp-menu", rest)} onBlur={closeWhenLeft}>
      <IconButton
        ref={button}
        label={label}
        drawing={DOTS}
        aria-haspopup="menu"
        aria-expanded={openedAt !== null}
        aria-controls={openedAt === null ? undefined : id}
        onClick={() => setOpenedAt(openedAt === null ? "first" : null)}
        onKeyDown={onButtonKey}
      />
      {openedAt !== null && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          className="gmp-menu-items"
          onKeyDown={onMenuKey}
        >
          {withKeys(shown, ({ text }) => text).map(({ key, entry: { text, uri, isExternal = false } }) => (
            <a
              key={key}
              role="menuitem"
              tabIndex={-1}
              href={safeUrl(uri)}
              {...(isExternal && { target: "_blank", rel: "noopener nofollow" })}
              className="gmp-menu-item"
              onClick={closeToButton}
            >
              <span dir="auto">{readText(text)}</span>
              {isExternal && <Icon drawing={OUTSIDE} size="1rem" className="gmp-icon-directed" />}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

/** A menu contains its items only. */
function getMenuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.children ?? [])] as HTMLElement[];
}
