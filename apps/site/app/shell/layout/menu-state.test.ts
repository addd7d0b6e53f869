import { expect, test } from "vitest";
import { CLOSED_MENU, type MenuEvent, type MenuState, nextMenu } from "./menu-state.ts";

const open: MenuState = { isOpen: true, submenu: null };
const inside: MenuState = { isOpen: true, submenu: "lieux" };

test.each<[string, MenuState, MenuEvent, MenuState]>([
  ["the button opens", CLOSED_MENU, { type: "toggled" }, open],
  ["the button closes, whatever is in front", inside, { type: "toggled" }, CLOSED_MENU],
  ["an item opens its submenu", open, { type: "submenu-toggled", submenu: "lieux" }, inside],
  ["the same item closes it", inside, { type: "submenu-toggled", submenu: "lieux" }, open],
  ["Retour leaves the submenu", inside, { type: "went-back" }, open],
  ["Escape goes one level up", inside, { type: "escaped" }, open],
  ["Escape then closes", open, { type: "escaped" }, CLOSED_MENU],
  ["leaving closes everything", inside, { type: "left" }, CLOSED_MENU],
])("%s", (_name, state, event, next) => {
  expect(nextMenu(state, event)).toEqual(next);
});
