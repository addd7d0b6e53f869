type Class = abstract new (...args: never[]) => object;

/**
 * `Constructor` itself, which a page of its own kind may also call on an object
 * that it makes: `google.maps.OverlayView.call(this)`.
 *
 * @param start what the constructor does with such an object; nothing by default
 */
export function withoutNew<Constructor extends Class>(
  Constructor: Constructor,
  // biome-ignore lint/suspicious/noExplicitAny: the object and arguments are those of the class.
  start: (object: any, ...args: any[]) => void = () => {},
): Constructor {
  const callable = new Proxy(Constructor, {
    apply: (_target, object, args) => start(object, ...args),
  });
  Constructor.prototype.constructor = callable;
  return callable;
}
