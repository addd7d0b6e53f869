import { type Handler, listen, type MapsEventListener, trigger } from "./listeners.ts";
import { ownState } from "./own-state.ts";
import { Begun } from "./without-new.ts";

interface Binding {
  target: MVCObject;
  targetKey: string;
}

interface State {
  values: Map<string, unknown>;
  bindings: Map<string, Binding>;
  /** Objects that are bound to keys of this one. */
  followers: { follower: MVCObject; key: string; targetKey: string }[];
}

const STATE = Symbol("state");

/** An object with values that have listeners and can be bound to those of another object. */
export class MVCObject extends Begun {
  addListener(eventName: string, handler: Handler): MapsEventListener {
    return listen(this, eventName, handler);
  }

  /** Binds `key` to `targetKey` of `target`, in both directions. */
  bindTo(key: string, target: MVCObject, targetKey?: string | null, noNotify?: boolean): void {
    this.unbind(key);
    const binding = { target, targetKey: targetKey ?? key };
    getState(this).bindings.set(key, binding);
    getState(target).followers.push({ follower: this, key, targetKey: binding.targetKey });
    if (noNotify !== true) this.notify(key);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pages read values of every type.
  get(key: string): any {
    const { bindings, values } = getState(this);
    const binding = bindings.get(key);
    if (binding === undefined) {
      // The page may have set it as a property.
      return !values.has(key) && Object.hasOwn(this, key)
        ? (this as Record<string, unknown>)[key]
        : values.get(key);
    }
    const getter = findMethod(binding.target, "get", binding.targetKey);
    return getter === null ? binding.target.get(binding.targetKey) : getter.call(binding.target);
  }

  /** Notifies listeners, the object's own `<key>_changed`, and bound objects. */
  notify(key: string): void {
    const own: unknown = (this as Record<string, unknown>)[`${key}_changed`];
    if (typeof own === "function") own.call(this);
    else this.changed(key);
    trigger(this, `${key.toLowerCase()}_changed`);
    for (const { follower, key: followed, targetKey } of [...getState(this).followers]) {
      if (targetKey === key) follower.notify(followed);
    }
  }

  set(key: string, value: unknown): void {
    const { bindings, values } = getState(this);
    const binding = bindings.get(key);
    if (binding === undefined) {
      values.set(key, value);
      showAsProperty(this, key);
      this.notify(key);
      return;
    }
    put(binding.target, binding.targetKey, value);
  }

  /** Sets each value, by its own setter such as `setCenter` if there is one. */
  setValues(values?: object | null): void {
    for (const [key, value] of Object.entries(values ?? {})) put(this, key, value);
  }

  /** Removes a binding and keeps the value. */
  unbind(key: string): void {
    const { bindings, values } = getState(this);
    const binding = bindings.get(key);
    if (binding === undefined) return;
    values.set(key, this.get(key));
    bindings.delete(key);
    const state = getState(binding.target);
    state.followers = state.followers.filter((entry) => entry.follower !== this || entry.key !== key);
  }

  unbindAll(): void {
    for (const key of [...getState(this).bindings.keys()]) this.unbind(key);
  }

  /** Overridden by classes of the page. */
  changed(_key: string): void {}
}

/** Makes a value a property too: pages read `marker.title`. */
function showAsProperty(object: MVCObject, key: string): void {
  if (key in object) return;
  Object.defineProperty(object, key, {
    configurable: true,
    enumerable: true,
    get(this: MVCObject) {
      return this.get(key);
    },
    set(this: MVCObject, value: unknown) {
      getState(this).values.set(key, value);
    },
  });
}

function getState(object: MVCObject): State {
  return ownState(object, STATE, () => ({ values: new Map(), bindings: new Map(), followers: [] }));
}

/** Sets a value, by its own setter such as `setCenter` if there is one. */
function put(object: MVCObject, key: string, value: unknown): void {
  const setter = findMethod(object, "set", key);
  if (setter === null) object.set(key, value);
  else setter.call(object, value);
}

function findMethod(object: MVCObject, verb: "get" | "set", key: string) {
  const name = verb + key.charAt(0).toUpperCase() + key.slice(1);
  const method: unknown = (object as unknown as Record<string, unknown>)[name];
  return typeof method === "function" ? method : null;
}
