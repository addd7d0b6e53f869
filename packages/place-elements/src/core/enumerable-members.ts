import { MVCObject } from "./mvc-object.ts";

/**
 * Has `for … in` find what the objects of `Class` can: libraries copy it onto classes of their own.
 *
 * @param written what those classes write themselves, and would lose to a copy
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
