import { type KitElement, type Library, readValues } from "./kit-library.ts";
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

/** How many turns long nothing changes before what shows is taken for whole. Longer where two looks are alike. */
const PATIENCE = [12, 40, 120] as const;

/** Returns the shadow tree of a loaded `element`, without the ids that each rendering creates. */
export async function captureLook(element: KitElement, patience: number = PATIENCE[0]): Promise<string> {
  const settled = waitForEvent(element, ["gmp-load", "gmp-error"]);
  return inPage(element, async () => {
    const event = await settled;
    assert(event.type === "gmp-load", `<${element.localName}> did not load.`);
    return stillLook(element, patience);
  });
}

/** Returns the shadow tree of an element in the page, when it no longer changes. */
export async function stillLook(element: KitElement, patience: number = PATIENCE[0]): Promise<string> {
  let before = "";
  let sameTurns = 0;
  await until(() => {
    const now = written(element);
    sameTurns = now === before ? sameTurns + 1 : 0;
    before = now;
    return now !== "" && sameTurns >= patience;
  }, `What <${element.localName}> shows`);
  return before;
}

/** Two values of what makes an element lead to two looks. */
export async function showsBoth(makeOne: (which: 0 | 1) => KitElement | Promise<KitElement>): Promise<void> {
  await differently([0, 1], async (which, patience) =>
    captureLook(await makeOne(which === 0 ? 0 : 1), patience),
  );
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
  await show(className, property === undefined ? [] : [property], async () => {
    const entries = readValues(library, enumName);
    const [first = "", ...others] = entries.map(([, value]) => value);
    await differently([first, ...others], (value, patience) => captureLook(makeOne(value), patience));
    for (const [member] of entries) prove(enumName, member);
  });
}

/**
 * Each of `values` looks like none of the others, and the first one always the
 * same: what differs by itself proves nothing. What comes late in a busy page
 * gets its time.
 */
export async function differently<Value>(
  values: readonly [Value, ...Value[]],
  lookAt: (value: Value, patience: number) => Promise<string>,
): Promise<void> {
  let fault = "";
  for (const patience of PATIENCE) {
    const looks: string[] = [];
    for (const value of values) looks.push(await lookAt(value, patience));
    const isStill = looks[0] === (await lookAt(values[0], patience));
    if (isStill && new Set(looks).size === values.length) return;
    fault = isStill
      ? `Some of ${values.map(String).join(", ")} look the same.`
      : "It looks different each time.";
  }
  throw new Error(fault);
}

/** The next event of one of these names. */
export function waitForEvent(target: EventTarget, names: readonly string[]): Promise<Event> {
  return new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, resolve, { once: true });
  });
}

const MADE_ANEW =
  / (?:id|for|aria-labelledby|aria-controls|aria-describedby|aria-activedescendant|popovertarget|src)="[^"]*"/g;

function written({ shadowRoot }: KitElement): string {
  return shadowRoot?.innerHTML.replace(MADE_ANEW, "") ?? "";
}
