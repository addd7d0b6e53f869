type Class = abstract new (...args: never[]) => object;

/**
 * `Constructor` itself, which a page of its own kind may also call on an object
 * that it makes: `google.maps.OverlayView.call(this)`. For classes whose
 * objects need nothing of their constructor.
 */
export function withoutNew<Constructor extends Class>(Constructor: Constructor): Constructor {
  const callable = new Proxy(Constructor, { apply: () => undefined });
  Constructor.prototype.constructor = callable;
  return callable;
}
