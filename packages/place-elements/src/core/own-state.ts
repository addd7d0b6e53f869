/**
 * Returns our state of `object` under `key`; makes it on the first call, since
 * some pages skip our constructor or copy our methods. A function holds the
 * state: the proxies of frameworks return functions unchanged.
 */
export function ownState<State>(object: object, key: symbol, make: () => State): State {
  if (!Object.hasOwn(object, key)) {
    const state = make();
    Object.defineProperty(object, key, { value: () => state });
  }
  // Only this file writes under the key.
  return (object as Record<symbol, () => State>)[key]!();
}
