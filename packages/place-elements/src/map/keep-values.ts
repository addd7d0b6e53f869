import type { MVCObject } from "../core/mvc-object.ts";

/** Adds accessors such as `getZoom` and `setZoom` to `Class` for each name. Values are kept and listeners notified; the class decides on their effect. */
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
