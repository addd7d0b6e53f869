import type { MVCObject } from "../core/mvc-object.ts";

/** Gives the objects of `Class` a `getZoom` and a `setZoom` for each name such as `Zoom`: what a page sets is told and kept. What comes of that is for the class to say. */
export function keepValues(Class: { prototype: MVCObject }, ...names: string[]): void {
  for (const name of names) {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    Object.assign(Class.prototype, {
      [`get${name}`](this: MVCObject): unknown {
        return this.get(key) ?? null;
      },
      [`set${name}`](this: MVCObject, value: unknown) {
        this.set(key, value);
      },
    });
  }
}
