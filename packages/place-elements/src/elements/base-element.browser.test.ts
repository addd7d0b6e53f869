import { afterEach, expect, test, vi } from "vitest";
import { namesAsValues } from "../core/enums.ts";
import { elementWith } from "./base-element.ts";
import { allowOne, FLAG, TRI_STATE, text, WORDS } from "./property-kinds.ts";

const TABLE = {
  orientation: allowOne(namesAsValues("HORIZONTAL", "VERTICAL"), "VERTICAL"),
  isOpenNow: TRI_STATE,
  selectable: FLAG,
  includedTypes: WORDS,
  textQuery: text(null),
  value: { ...text(""), isReflected: false },
};

class TriedElement extends elementWith(TABLE) {
  updates = 0;
  leaves = 0;

  protected override update(): void {
    this.updates += 1;
  }

  protected override leave(): void {
    this.leaves += 1;
  }
}
customElements.define("gmp-tried", TriedElement);

afterEach(() => document.body.replaceChildren());

test("each property reflects its attribute, in the form of its kind, and the reverse", () => {
  const element = new TriedElement();
  expect({ ...pick(element) }).toEqual({
    orientation: "VERTICAL",
    isOpenNow: null,
    selectable: false,
    includedTypes: null,
    textQuery: null,
    value: "",
  });
  Object.assign(element, {
    orientation: "HORIZONTAL",
    isOpenNow: true,
    selectable: true,
    includedTypes: ["cafe", "bar"],
    textQuery: "un café",
    value: "live",
  });
  expect(element.outerHTML).toBe(
    '<gmp-tried orientation="horizontal" is-open-now="" selectable="" included-types="cafe bar" text-query="un café"></gmp-tried>',
  );
  const parsed = markup(element.outerHTML);
  expect(pick(parsed)).toEqual({ ...pick(element), value: "" });
  parsed.removeAttribute("orientation");
  parsed.setAttribute("included-types", "");
  expect(parsed.orientation).toBe("VERTICAL");
  expect(parsed.includedTypes).toBe(null);
});

test("null and undefined restore the initial value and remove the attribute", () => {
  const element = markup('<gmp-tried orientation="horizontal" selectable text-query="q"></gmp-tried>');
  expect(element.orientation).toBe("HORIZONTAL");
  Object.assign(element, { orientation: null, selectable: undefined, textQuery: null });
  expect(pick(element)).toMatchObject({ orientation: "VERTICAL", selectable: false, textQuery: null });
  expect(element.attributes).toHaveLength(0);
});

test("an element takes options, can be cloned, and warns about unknown ones", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const element = new TriedElement({
    textQuery: "pain",
    orientation: "horizontal",
    colour: "red",
    // @vis.gl/react-google-maps passes the children of a pin.
    children: ["text"],
  });
  expect(element.orientation).toBe("HORIZONTAL");
  expect(pick(element.cloneNode() as TriedElement)).toEqual(pick(element));
  expect(warn.mock.calls).toEqual([['<gmp-tried>: unknown property "colour"; it is ignored.']]);
});

test("a property set before the upgrade is kept and overrides the markup", () => {
  const early = document.createElement("gmp-late");
  early.setAttribute("orientation", "vertical");
  const types = ["cafe"];
  Object.assign(early, { orientation: "HORIZONTAL", includedTypes: types, value: "typed" });
  class LateElement extends elementWith(TABLE) {}
  document.body.append(early);
  customElements.define("gmp-late", LateElement);
  expect(early).toBeInstanceOf(LateElement);
  expect(Object.keys(early)).toEqual([]);
  expect(pick(early as LateElement)).toMatchObject({ orientation: "HORIZONTAL", value: "typed" });
  expect((early as LateElement).includedTypes).toEqual(types);
  expect(early.getAttribute("orientation")).toBe("horizontal");
});

test("a property throws on an invalid value; an invalid attribute is ignored with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const element = new TriedElement();
  element.orientation = "HORIZONTAL";
  expect(() => Object.assign(element, { orientation: "up" })).toThrow('orientation is "up"');
  expect(element.orientation).toBe("HORIZONTAL");
  element.setAttribute("orientation", "up");
  expect(element.orientation).toBe("VERTICAL");
  expect(warn.mock.lastCall?.[0]).toBe(
    '<gmp-tried>: orientation is "up", which is none of its values; give one of HORIZONTAL, VERTICAL.',
  );
});

test("changes in one tick cause one update, and a move does not count as removal", async () => {
  const element = new TriedElement();
  await Promise.resolve();
  element.updates = 0;
  element.leaves = 0;
  element.orientation = "HORIZONTAL";
  element.setAttribute("text-query", "pain");
  element.selectable = true;
  document.body.append(element);
  document.body.append(document.createElement("p"), element);
  expect(element.updates).toBe(0);
  await Promise.resolve();
  expect([element.updates, element.leaves]).toEqual([1, 0]);
  // An equal value changes nothing.
  element.selectable = true;
  element.setAttribute("orientation", "HORIZONTAL");
  await Promise.resolve();
  expect(element.updates).toBe(1);
  element.remove();
  await Promise.resolve();
  expect([element.updates, element.leaves]).toEqual([1, 1]);
});

function markup(html: string): TriedElement {
  const host = document.createElement("div");
  host.innerHTML = html;
  document.body.append(host);
  return host.firstElementChild as TriedElement;
}

function pick(element: Pick<TriedElement, keyof typeof TABLE>) {
  const { orientation, isOpenNow, selectable, includedTypes, textQuery, value } = element;
  return { orientation, isOpenNow, selectable, includedTypes, textQuery, value };
}
