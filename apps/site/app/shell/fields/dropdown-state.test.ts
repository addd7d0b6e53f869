import { describe, expect, test } from "vitest";
import { CLOSED_DROPDOWN, type DropdownState, nextDropdown } from "./dropdown-state.ts";

const OPTIONS = [
  { value: "", label: "Toutes" },
  { value: "diesel", label: "Diesel" },
  { value: "electrique", label: "Électrique" },
  { value: "essence", label: "Essence" },
  { value: "gpl", label: "GPL", isDisabled: true },
  { value: "hydrogene", label: "Hydrogène" },
];

const press = (state: DropdownState, key: string, atMs = 0, selected = 1) =>
  nextDropdown(state, { type: "pressed", key, atMs }, OPTIONS, selected);
const open = (active = 1): DropdownState => ({ ...CLOSED_DROPDOWN, isOpen: true, active });

describe("closed", () => {
  test.each(["ArrowDown", "ArrowUp", "Enter", " "])(
    "%j opens the list at the option that is selected",
    (key) => {
      expect(press(CLOSED_DROPDOWN, key)).toMatchObject({
        state: { isOpen: true, active: 1 },
        isHandled: true,
      });
    },
  );

  test.each([
    ["Home", 0],
    ["End", 5],
  ])("%s opens it at %d", (key, active) => {
    expect(press(CLOSED_DROPDOWN, key).state).toMatchObject({ isOpen: true, active });
  });

  test.each(["Escape", "Tab", "F5", "PageDown"])("%s means nothing to it", (key) => {
    expect(press(CLOSED_DROPDOWN, key)).toEqual({ state: CLOSED_DROPDOWN, isHandled: false });
  });
});

describe("open", () => {
  test.each([
    ["ArrowDown", 1, 2],
    ["ArrowDown", 3, 5],
    ["ArrowDown", 5, 5],
    ["ArrowUp", 5, 3],
    ["ArrowUp", 1, 0],
    ["ArrowUp", 0, 0],
    ["Home", 5, 0],
    ["End", 0, 5],
    ["PageDown", 0, 5],
    ["PageUp", 5, 0],
  ])("%s leads from %d to %d", (key, from, to) => {
    const { state, chosen } = press(open(from), key);
    expect([state.isOpen, state.active, chosen]).toEqual([true, to, undefined]);
  });

  test("Enter selects the option in front and closes", () => {
    expect(press(open(3), "Enter")).toMatchObject({ state: { isOpen: false }, chosen: 3 });
  });

  test.each([" ", "Escape", "Tab"])("%j closes and selects nothing", (key) => {
    const { state, chosen } = press(open(3), key);
    expect([state.isOpen, chosen]).toEqual([false, undefined]);
  });

  test("a click on an option selects it; one that cannot be had leaves the list as it is", () => {
    expect(nextDropdown(open(), { type: "chosen", index: 5 }, OPTIONS, 1)).toMatchObject({ chosen: 5 });
    expect(nextDropdown(open(), { type: "chosen", index: 4 }, OPTIONS, 1).chosen).toBeUndefined();
    expect(nextDropdown(open(), { type: "pointed", index: 4 }, OPTIONS, 1).state.active).toBe(1);
  });
});

describe("letters", () => {
  test("find an option without its accent, and open the list", () => {
    expect(press(CLOSED_DROPDOWN, "e").state).toMatchObject({ isOpen: true, active: 2 });
  });

  test("the same letter goes on to the next, and round", () => {
    const first = press(open(1), "e", 1_000).state;
    const second = press(first, "e", 1_200).state;
    const third = press(second, "e", 1_400).state;
    expect([first, second, third].map(({ active }) => active)).toEqual([2, 3, 2]);
  });

  test("within half a second they spell a word, later a new one", () => {
    const first = press(open(1), "e", 1_000).state;
    expect(press(first, "s", 1_499).state.active).toBe(3);
    expect(press(first, "d", 1_500).state.active).toBe(1);
  });

  test("that fit nothing move nothing", () => {
    expect(press(open(3), "z").state.active).toBe(3);
  });
});

test("with no option at all no key fails", () => {
  for (const key of ["ArrowDown", "End", "Enter", "a", " "]) {
    const { state } = nextDropdown(open(-1), { type: "pressed", key, atMs: 0 }, [], -1);
    expect(state.active).toBe(-1);
  }
});
