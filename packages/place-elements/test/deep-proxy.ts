const proxies = new WeakMap<object, object>();

/** `value` as frameworks hold what a page keeps as its state: each object that is read from it is a proxy, too. */
export function deepProxy<Value extends object>(value: Value): Value {
  const known = proxies.get(value);
  // Made of a value of this type.
  if (known !== undefined) return known as Value;
  const proxy = new Proxy(value, {
    get(target, key, receiver) {
      const read: unknown = Reflect.get(target, key, receiver);
      return isState(read) ? deepProxy(read) : read;
    },
  });
  proxies.set(value, proxy);
  return proxy;
}

/** Elements and functions are handed out as they are. */
function isState(value: unknown): value is object {
  return typeof value === "object" && value !== null && ["Object", "Array"].includes(typeOf(value));
}

function typeOf(value: object): string {
  return Object.prototype.toString.call(value).slice("[object ".length, -1);
}
