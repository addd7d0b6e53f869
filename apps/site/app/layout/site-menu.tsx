import { type FocusEvent, type KeyboardEvent, useEffect, useId, useReducer, useRef } from "react";
import { Link, useLocation } from "react-router";
import { CLOSED_MENU, nextMenu } from "./menu-state.ts";
import { NAVIGATION, type NavigationItem } from "./navigation.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

/**
 * The navigation. Below 992 px a 'Menu' button is added that slides it open;
 * a submenu slides in front with 'Retour' as its first item. At 992 px or
 * wider the button is removed and submenus hang below their items. Without
 * JavaScript all links stand in a plain list.
 */
export function SiteMenu() {
  const [state, dispatch] = useReducer(nextMenu, CLOSED_MENU);
  const isNarrow = useIsNarrow();
  const panelId = useId();
  const nav = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or another width closes the menu
  useEffect(() => dispatch({ type: "left" }), [key, isNarrow]);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && nav.current?.contains(event.target) === false) {
        dispatch({ type: "left" });
      }
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  const parentButton = (label: string) =>
    nav.current?.querySelector<HTMLButtonElement>(`[data-submenu="${CSS.escape(label)}"]`);

  const leaveSubmenu = (submenu: string) => {
    dispatch({ type: "went-back" });
    // Back to where the reader came from, once the panel behind can be reached again.
    requestAnimationFrame(() => parentButton(submenu)?.focus());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || (!state.isOpen && state.submenu === null)) return;
    event.preventDefault();
    if (state.submenu !== null) return leaveSubmenu(state.submenu);
    dispatch({ type: "escaped" });
    menuButton.current?.focus();
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) dispatch({ type: "left" });
  };

  return (
    <nav
      className="site-menu"
      aria-label="Navigation principale"
      ref={nav}
      data-open={state.isOpen || undefined}
      data-in-submenu={state.submenu !== null || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {isNarrow && (
        <button
          type="button"
          className="menu-button"
          ref={menuButton}
          aria-expanded={state.isOpen}
          aria-controls={panelId}
          onClick={() => dispatch({ type: "toggled" })}
        >
          Menu
        </button>
      )}
      <ul className="plain-list menu-panel" id={panelId}>
        {NAVIGATION.map((item) =>
          item.children === undefined ? (
            <li key={item.label} inert={isNarrow && state.submenu !== null}>
              <Link className="menu-item" to={item.href}>
                {item.label}
              </Link>
            </li>
          ) : (
            <Submenu
              key={item.label}
              item={item}
              isOpen={state.submenu === item.label}
              isNarrow={isNarrow}
              onToggle={() => {
                const willOpen = state.submenu !== item.label;
                dispatch({ type: "submenu-toggled", submenu: item.label });
                if (willOpen && isNarrow) {
                  requestAnimationFrame(() =>
                    nav.current?.querySelector<HTMLButtonElement>("[data-open] .menu-back")?.focus(),
                  );
                }
              }}
              onBack={() => leaveSubmenu(item.label)}
            />
          ),
        )}
      </ul>
    </nav>
  );
}

interface SubmenuProps {
  item: NavigationItem;
  isOpen: boolean;
  isNarrow: boolean;
  onToggle: () => void;
  onBack: () => void;
}

function Submenu({ item, isOpen, isNarrow, onToggle, onBack }: SubmenuProps) {
  const panelId = useId();
  return (
    <li className="menu-branch" data-open={isOpen || undefined}>
      <button
        type="button"
        className="menu-item menu-parent"
        data-submenu={item.label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        inert={isNarrow && isOpen}
        onClick={onToggle}
      >
        {item.label}
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="menu-chevron">
          <path d="m5 7.5 5 5 5-5" />
        </svg>
      </button>
      <ul className="plain-list submenu-panel" id={panelId}>
        {isNarrow && (
          <li>
            <button type="button" className="menu-item menu-back" onClick={onBack}>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="menu-chevron">
                <path d="m12.5 5-5 5 5 5" />
              </svg>
              Retour
            </button>
          </li>
        )}
        {item.children?.map((child) => (
          <li key={child.href}>
            <Link className="menu-item" to={child.href}>
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
