/**
 * Makes enumerable properties that the page added to `Object.prototype` not
 * enumerable; the page reads them as before. The libraries of the kit loop over
 * objects with `for…in` and would take such a property for the object's own.
 */
export function hidePrototypeAdditions(): void {
  for (const key of Object.keys(Object.prototype)) {
    Object.defineProperty(Object.prototype, key, { enumerable: false });
  }
}

// The bundler's own code has such loops, so importing this file first runs it before them.
hidePrototypeAdditions();
