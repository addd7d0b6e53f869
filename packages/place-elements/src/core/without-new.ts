/** An object of a page's own class, on which ours is to begin. */
let given: object | null = null;

/** What classes begin with that pages inherit from in the way of before: `this` of a call is the object. */
export class Begun {
  constructor() {
    const object = given;
    given = null;
    // biome-ignore lint/correctness/noConstructorReturn: that is what makes it the object.
    if (object !== null) return object;
  }
}

type Class = abstract new (...args: never[]) => object;

/**
 * `Constructor` itself, which a page may also call as a function: on an object
 * of a class of its own, `google.maps.OverlayView.call(this)`, or for one of
 * this class. The same each time.
 *
 * @param start what the constructor does with an object that has only copied what it found of the class
 */
export function withoutNew<Constructor extends Class>(
  Constructor: Constructor,
  // biome-ignore lint/suspicious/noExplicitAny: the object and arguments are those of the class.
  start?: (object: any, ...args: any[]) => void,
): Constructor {
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
  }
  return prototype.constructor;
}
