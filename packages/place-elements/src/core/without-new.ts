/** The object of a page's own class that the running constructor initialises. */
let given: object | null = null;

/** Functions that `withoutNew` has returned. */
const callable = new WeakSet<object>();

/** Base of classes that pages extend without `class`: a call initialises its `this`. */
export class Begun {
  constructor() {
    const object = given;
    given = null;
    // biome-ignore lint/correctness/noConstructorReturn: `this` becomes the given object.
    if (object !== null) return object;
  }
}

type Class = abstract new (...args: never[]) => object;

/**
 * Returns `Constructor` as a class that pages may also call as a function: on an
 * object of their own class, `google.maps.OverlayView.call(this)`, or to make an
 * instance. Returns the same class each time.
 *
 * @param start initialises an object that has only copied the methods of the class
 */
export function withoutNew<Constructor extends Class>(
  Constructor: Constructor,
  // biome-ignore lint/suspicious/noExplicitAny: the object and arguments are those of the class.
  start?: (object: any, ...args: any[]) => void,
): Constructor {
  if (callable.has(Constructor)) return Constructor;
  const { prototype } = Constructor;
  if (prototype.constructor === Constructor) {
    prototype.constructor = new Proxy(Constructor, {
      apply(_target, object, args) {
        if (start !== undefined && !(object instanceof Begun)) return start(object, ...args);
        given = object instanceof Begun ? object : null;
        try {
          return Reflect.construct(Constructor, args);
        } finally {
          given = null;
        }
      },
    });
    callable.add(prototype.constructor);
  }
  return prototype.constructor;
}
