import { MVCObject } from "./mvc-object.ts";

/** Has `for … in` find what the objects of `Class` can: libraries copy it onto classes of their own. */
export function makeMembersEnumerable({ prototype }: typeof MVCObject): void {
  const members = {
    ...Object.getOwnPropertyDescriptors(MVCObject.prototype),
    ...Object.getOwnPropertyDescriptors(prototype),
  };
  for (const [name, member] of Object.entries(members)) {
    if (name !== "constructor") Object.defineProperty(prototype, name, { ...member, enumerable: true });
  }
}
