/** The navigation below 992 px: closed, open, or open with one submenu. */
export interface MenuState {
  isOpen: boolean;
  /** The open submenu; on wide screens, the submenu that hangs open. */
  submenu: string | null;
}

export type MenuEvent =
  | { type: "toggled" }
  | { type: "submenu-toggled"; submenu: string }
  | { type: "went-back" }
  | { type: "escaped" }
  | { type: "left" };

export const CLOSED_MENU: MenuState = { isOpen: false, submenu: null };

/** Returns the next state of the navigation. */
export function nextMenu(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case "toggled":
      return { isOpen: !state.isOpen, submenu: null };
    case "submenu-toggled":
      return { ...state, submenu: state.submenu === event.submenu ? null : event.submenu };
    case "went-back":
      return { ...state, submenu: null };
    case "escaped":
      // One level up at a time.
      return state.submenu === null ? CLOSED_MENU : { ...state, submenu: null };
    case "left":
      return CLOSED_MENU;
  }
}
