import { MVCObject } from "./mvc-object.ts";

/**
 * Makes the methods of `Class` enumerable: libraries copy them onto their own classes with `for … in`.
 *
 * @param written methods that those classes define, which a copy would overwrite
 */
export function makeMembersEnumerable(
  { prototype }: { prototype: MVCObject },
  written: readonly string[] = [],
): void {
  for (const object of [MVCObject.prototype, prototype]) {
    for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      if (!["constructor", ...written].includes(name))
        Object.defineProperty(object, name, { ...member, enumerable: true });
    }
  }
}
