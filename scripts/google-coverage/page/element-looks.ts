import { type KitElement, type Library, valuesOf } from "./kit-library.ts";
import { assert, prove, show, until } from "./proofs.ts";

/** Puts `element` into the page until `use` is done with it. */
export async function inPage<Value>(element: KitElement, use: () => Promise<Value> | Value): Promise<Value> {
  document.body.append(element);
  try {
    return await use();
  } finally {
    element.remove();
  }
}

/** What `element` shows once it has loaded: its shadow tree without the ids that each drawing makes anew. */
export async function lookOf(element: KitElement): Promise<string> {
  const settled = nextOf(element, ["gmp-load", "gmp-error"]);
  return inPage(element, async () => {
    const event = await settled;
    assert(event.type === "gmp-load", `<${element.localName}> did not load.`);
    return stillLook(element);
  });
}

/** The shadow tree of an element in the page, when it no longer changes. */
export async function stillLook(element: KitElement): Promise<string> {
  let before = "";
  let sameTurns = 0;
  await until(() => {
    const now = written(element);
    sameTurns = now === before ? sameTurns + 1 : 0;
    before = now;
    return now !== "" && sameTurns >= 12;
  }, `What <${element.localName}> shows`);
  return before;
}

/** Two values of what makes an element lead to two looks. */
export async function showsBoth(makeOne: (which: 0 | 1) => KitElement | Promise<KitElement>): Promise<void> {
  const looks = [await lookOf(await makeOne(0)), await lookOf(await makeOne(1))];
  assert(looks[0] !== looks[1], "Both look the same.");
}

/**
 * Each name of an enum, given to a property, leads to a look of its own: which
 * proves the property and the names.
 */
export async function showEachName(
  library: Library,
  enumName: string,
  [className, property]: readonly [className: string, property?: string],
  makeOne: (value: string) => KitElement,
): Promise<void> {
  const members = property === undefined ? [] : [property];
  await show(className, members, async () => {
    const looks = new Map<string, string>();
    for (const [member, value] of valuesOf(library, enumName)) {
      const look = await lookOf(makeOne(value));
      const alike = looks.get(look);
      assert(alike === undefined, `${member} and ${alike} look the same.`);
      looks.set(look, member);
    }
    for (const member of looks.values()) prove(enumName, member);
  });
}

/** The next event of one of these names. */
export function nextOf(target: EventTarget, names: readonly string[]): Promise<Event> {
  return new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, resolve, { once: true });
  });
}

const MADE_ANEW =
  / (?:id|for|aria-labelledby|aria-controls|aria-describedby|aria-activedescendant|popovertarget|src)="[^"]*"/g;

function written({ shadowRoot }: KitElement): string {
  return shadowRoot?.innerHTML.replace(MADE_ANEW, "") ?? "";
}
