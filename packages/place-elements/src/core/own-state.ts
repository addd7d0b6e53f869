/**
 * What we keep of `object` under `key`, made when first needed: some pages
 * inherit without running our constructor, or copy our methods. It stands behind
 * a function, which frameworks hand out of their proxies as it is.
 */
export function ownState<State>(object: object, key: symbol, make: () => State): State {
  if (!Object.hasOwn(object, key)) {
    const state = make();
    Object.defineProperty(object, key, { value: () => state });
  }
  // Nobody else knows the key.
  return (object as Record<symbol, () => State>)[key]!();
}
