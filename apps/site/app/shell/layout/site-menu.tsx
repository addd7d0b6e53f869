import { type FocusEvent, type KeyboardEvent, useEffect, useId, useReducer, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { CLOSED_MENU, nextMenu } from "./menu-state.ts";
import { NAVIGATION, type NavigationItem } from "./navigation.ts";
import { PageLink } from "./page-link.tsx";
import { Submenu } from "./submenu.tsx";

export interface SiteMenuProps {
  /** Whether the window is too narrow for a row of items; true in the server's HTML. */
  isNarrow: boolean;
}

/**
 * The navigation. Below 992 px a 'Menu' button is added that drops it down; a
 * submenu slides in over its parent, with 'Retour' as its first item. At 992 px
 * or wider the button is removed and submenus hang below their items. Without
 * JavaScript all links can be reached.
 */
export function SiteMenu({ isNarrow }: SiteMenuProps) {
  const [state, dispatch] = useReducer(nextMenu, CLOSED_MENU);
  const panelId = useId();
  const nav = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { key, pathname } = useLocation();

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

  /** Once the panel that it is in can be reached; the panel still slides in, so nothing may scroll towards it. */
  const focusSoon = (selector: string) =>
    requestAnimationFrame(() =>
      nav.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    );

  const toggleSubmenu = (label: string) => {
    const willOpen = state.submenu !== label;
    dispatch({ type: "submenu-toggled", submenu: label });
    if (willOpen && isNarrow) focusSoon("[data-open] > .submenu-panel > .menu-back");
  };

  const leaveSubmenu = (label: string) => {
    dispatch({ type: "went-back" });
    focusSoon(`[data-submenu="${CSS.escape(label)}"]`);
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

  const isCovered = (item: NavigationItem) =>
    isNarrow && state.submenu !== null && state.submenu !== item.label;

  return (
    <nav
      className="site-menu"
      aria-label="Navigation principale"
      ref={nav}
      data-open={state.isOpen || undefined}
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
          <Icon name={state.isOpen ? "close" : "menu"} />
          Menu
        </button>
      )}
      <ul className="plain-list menu-panel" id={panelId}>
        {NAVIGATION.map((item) =>
          item.groups === undefined ? (
            <li key={item.label} inert={isCovered(item)}>
              <PageLink
                className="menu-item"
                to={item.href}
                aria-current={isBelow(pathname, item) ? "page" : undefined}
                data-current={isBelow(pathname, item) || undefined}
              >
                {item.label}
              </PageLink>
            </li>
          ) : (
            <Submenu
              key={item.label}
              item={{ ...item, groups: item.groups }}
              pathname={pathname}
              isOpen={state.submenu === item.label}
              isNarrow={isNarrow}
              isCurrent={isBelow(pathname, item)}
              isCovered={isCovered(item)}
              onToggle={() => toggleSubmenu(item.label)}
              onBack={() => leaveSubmenu(item.label)}
            />
          ),
        )}
        {isNarrow && (
          <li className="menu-search" inert={state.submenu !== null}>
            <PageLink className="menu-item" to="/recherche">
              Rechercher
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Whether a page is the item's own, one of its submenu, or below one of these. */
function isBelow(pathname: string, { href, groups = [] }: NavigationItem): boolean {
  const paths = [href, ...groups.flatMap(({ links }) => links.map((link) => link.href))];
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
