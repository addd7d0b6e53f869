import { expect, test } from "vitest";
import { getMapsNamespace, importLibrary } from "./import-library.ts";

/** A class as legacy pages call it. */
interface OldClass {
  (...args: unknown[]): unknown;
  new (...args: unknown[]): OldObject;
  prototype: OldObject;
}
interface OldObject {
  [member: string]: unknown;
  get(key: string): unknown;
  addListener(name: string, heard: () => void): void;
}

const maps = (await importLibrary("maps")) as unknown as Record<"InfoWindow" | "Polyline", OldClass>;
const core = (await importLibrary("core")) as unknown as Record<"LatLng" | "MVCObject", OldClass>;

/** A class that extends ours, as an ES5 compiler writes it. */
function Route(this: OldObject) {
  const self = (maps.Polyline.call(this, { path: [{ lat: 1, lng: 2 }] }) as OldObject) || this;
  self.isRoute = true;
  return self;
}

test("a page's ES5 class calls ours, which acts on its object", () => {
  function Card(this: OldObject, text: string) {
    maps.InfoWindow.call(this, { content: text });
    this.isCard = true;
  }
  Card.prototype = Object.create(maps.InfoWindow.prototype);
  const card: OldObject = Reflect.construct(Card, ["Quai 2"]);
  expect([card.get("content"), card.isCard]).toEqual(["Quai 2", true]);
  expect(card).toBeInstanceOf(Card);
  expect(card).toBeInstanceOf(maps.InfoWindow);
  expect(card).toBeInstanceOf(core.MVCObject);
  const told: string[] = [];
  card.addListener("content_changed", () => told.push("content"));
  (card.setContent as (text: string) => void)("Quai 3");
  expect([card.get("content"), told]).toEqual(["Quai 3", ["content"]]);
});

test("ES5 compilers use the result of the call", () => {
  Route.prototype = Object.create(maps.Polyline.prototype);
  const route: OldObject = Reflect.construct(Route, []);
  expect(route).toBeInstanceOf(Route);
  expect((route.getPath as () => { getLength(): number })().getLength()).toBe(1);
});

test("a class called as a function returns an instance", () => {
  function Any(this: object, args: unknown[]) {
    return core.LatLng.apply(this, args);
  }
  Any.prototype = core.LatLng.prototype;
  const point = Reflect.construct(Any, [[49.55, -0.79]]) as OldObject;
  expect(point).toBeInstanceOf(core.LatLng);
  expect(String(point)).toBe("(49.55, -0.79)");
});

test("a class is the same from every library, and elements are those of their tags", async () => {
  const { MapElement } = (await importLibrary("maps")) as Record<string, unknown>;
  expect(getMapsNamespace().InfoWindow).toBe(maps.InfoWindow);
  expect(new maps.InfoWindow().constructor).toBe(maps.InfoWindow);
  expect(customElements.get("gmp-map")).toBe(MapElement);
  class Own extends maps.InfoWindow {}
  expect(new Own()).toBeInstanceOf(Own);
});
