import { expect, test, vi } from "vitest";
import { event } from "./event.ts";
import { MVCArray } from "./mvc-array.ts";
import { MVCObject } from "./mvc-object.ts";

test("setting a value notifies listeners and the object's own method", () => {
  const told: unknown[] = [];
  class Gate extends MVCObject {
    isOpen_changed() {
      told.push(this.get("isOpen"));
    }
  }
  const gate = new Gate();
  const listener = gate.addListener("isopen_changed", () => told.push("listener"));
  gate.set("isOpen", true);
  listener.remove();
  gate.setValues({ isOpen: false });
  expect(told).toEqual([true, "listener", false]);
});

test("setValues calls the object's own setters", () => {
  class Scale extends MVCObject {
    setWeight(grams: number) {
      this.set("weight", Math.round(grams));
    }
  }
  const scale = new Scale();
  scale.setValues({ weight: 1.6, unit: "g" });
  expect([scale.get("weight"), scale.get("unit")]).toEqual([2, "g"]);
});

test("a bound value is shared in both directions until it is unbound", () => {
  const map = new MVCObject();
  const label = new MVCObject();
  map.set("center", "Aubremer");
  label.bindTo("position", map, "center");
  const changed = vi.fn();
  label.addListener("position_changed", changed);
  map.set("center", "Tilleul");
  expect([label.get("position"), changed.mock.calls.length]).toEqual(["Tilleul", 1]);
  label.set("position", "Roc");
  expect([map.get("center"), changed.mock.calls.length]).toEqual(["Roc", 2]);
  label.unbindAll();
  map.set("center", "elsewhere");
  expect([label.get("position"), changed.mock.calls.length]).toEqual(["Roc", 2]);
});

test("a value is also a property, as pages read values of a marker", () => {
  const marker = new MVCObject() as MVCObject & Record<string, unknown>;
  marker.setValues({ title: "Mairie", price: 425 });
  expect([marker.title, marker.price, Object.keys(marker)]).toEqual(["Mairie", 425, ["title", "price"]]);
  marker.price = 430;
  marker.note = "seen";
  expect([marker.get("price"), marker.get("note"), marker.get("missing")]).toEqual([430, "seen", undefined]);
  const label = new MVCObject() as MVCObject & Record<string, unknown>;
  label.set("text", "");
  label.bindTo("text", marker, "title");
  expect(label.text).toBe("Mairie");
});

// Classes without `class`, as legacy pages write them.
function overlay() {}
overlay.prototype = new MVCObject();

test("classes that skip the constructor have their own state", () => {
  const first = new (overlay as never as new () => MVCObject)();
  const second = new (overlay as never as new () => MVCObject)();
  first.set("a", 1);
  const called = vi.fn();
  first.addListener("x", called);
  event.trigger(second, "x");
  expect([second.get("a"), called.mock.calls.length]).toEqual([undefined, 0]);
});

test("works behind a proxy", () => {
  const object = new MVCObject();
  const watched = new Proxy(object, {});
  watched.set("a", 1);
  expect(object.get("a")).toBe(1);
});

test("fires events once, cleared, counted, with their arguments", () => {
  const instance = {};
  const said: unknown[] = [];
  event.addListener(instance, "a", (...args: unknown[]) => said.push(["always", ...args]));
  event.addListenerOnce(instance, "a", () => said.push("once"));
  const dropped = event.addListener(instance, "a", () => said.push("dropped"));
  event.removeListener(dropped);
  event.removeListener(null);
  event.trigger(instance, "a", 1, 2);
  event.trigger(instance, "a");
  expect(said).toEqual([["always", 1, 2], "once", ["always"]]);
  expect([event.hasListeners(instance, "a"), event.hasListeners(instance, "b")]).toEqual([true, false]);
  event.clearListeners(instance, "a");
  event.trigger(instance, "a");
  event.addListener(instance, "b", () => said.push("b"));
  event.clearInstanceListeners(instance);
  event.trigger(instance, "b");
  expect(said).toHaveLength(3);
});

test("listeners of an event target receive its events too", () => {
  const target = new EventTarget();
  const said: unknown[] = [];
  const listener = event.addDomListener(target, "tap", function (this: unknown, tapped: Event) {
    said.push(this === target, tapped.type);
  });
  target.dispatchEvent(new Event("tap"));
  listener.remove();
  target.dispatchEvent(new Event("tap"));
  expect(said).toEqual([true, "tap"]);
});

test("an array notifies of the index that changed", () => {
  const array = new MVCArray(["a", "b"]);
  const said: unknown[] = [];
  array.addListener("insert_at", (index: number) => said.push(["insert", index]));
  array.addListener("remove_at", (index: number, item: string) => said.push(["remove", index, item]));
  array.addListener("set_at", (index: number, item: string) => said.push(["set", index, item]));
  expect(array.push("c")).toBe(3);
  array.setAt(0, "A");
  expect([array.removeAt(1), array.getAt(1), array.getLength(), array.get("length")]).toEqual([
    "b",
    "c",
    2,
    2,
  ]);
  array.insertAt(0, "z");
  expect(array.getArray()).toEqual(["z", "A", "c"]);
  expect(said).toEqual([
    ["insert", 2],
    ["set", 0, "a"],
    ["remove", 1, "b"],
    ["insert", 0],
  ]);
  const seen: unknown[] = [];
  array.forEach((item, index) => {
    seen.push([item, index]);
  });
  expect(seen).toEqual([
    ["z", 0],
    ["A", 1],
    ["c", 2],
  ]);
  expect(array.pop()).toBe("c");
  array.setAt(3, "far");
  expect(array.getLength()).toBe(4);
  array.clear();
  expect(array.getLength()).toBe(0);
});
