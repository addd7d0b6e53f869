import { type PropertyTable, type PropertyValues, toAttributeName } from "./property-kinds.ts";

/**
 * What every element of the kit is made on: properties by a table, each with its
 * attribute, set before or after the upgrade, and one update for all that
 * changes in one tick. An element class extends `elementWith(table)`.
 */
export class BaseElement extends HTMLElement {
  #isUpdating = false;
  /** Whether its constructor has thrown. */
  #isRefused = false;
  /** Events that the page listens to. */
  readonly #heard = new Set<string>();

  /**
   * @param options sets the properties that have its names
   * @throws {TypeError} for a value that a property does not take
   */
  constructor(options: object = {}) {
    super();
    for (const name of Object.keys(getTable(this))) {
      if (!Object.hasOwn(this, name)) continue;
      const early = this as unknown as Record<string, unknown>;
      const given = early[name];
      // Set before this class was there, it would hide the property.
      delete early[name];
      orWarn(this, () => Reflect.set(this, name, given));
    }
    try {
      for (const [name, given] of Object.entries(options)) {
        if (name in this ? Reflect.set(this, name, given) : given === undefined) continue;
        // What every element has is passed along by frameworks, such as `children` of a pin.
        if (!(name in HTMLElement.prototype)) this.refuseOption(name);
      }
    } catch (error) {
      // The page gets no element: nothing half made is left on a map, or updated later.
      this.#isRefused = true;
      this.remove();
      throw error;
    }
  }

  override addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options);
    this.#heard.add(type);
    if (!OLDER_EVENT.test(type)) return;
    import("./older-events.ts").then(
      ({ tellByOlderName }) => tellByOlderName(this, type, (name) => this.#heard.has(name)),
      () => {},
    );
  }

  connectedCallback(): void {
    this.requestUpdate();
  }

  disconnectedCallback(): void {
    this.requestUpdate();
  }

  attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
    // Where the attribute has changed again since, that change is told too.
    if (this.getAttribute(attribute) !== text) return;
    for (const [name, kind] of Object.entries(getTable(this))) {
      if (toAttributeName(name) !== attribute) continue;
      const value = VALUES.get(this)?.get(name);
      if (text === (value === undefined ? null : kind.write(value))) continue;
      const parsed = text === null ? undefined : orWarn(this, () => kind.parse(text, name));
      if (keep(this, name, parsed)) this.propertyChanged(name);
    }
  }

  /** Runs `update` once in this tick, after all that changes in it; `leave` where the element is then in no page. */
  protected requestUpdate(): void {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      if (this.#isRefused) return;
      this.#isUpdating = false;
      if (this.isConnected) this.update();
      else this.leave();
    });
  }

  /** Brings what the element shows up to its properties and children. */
  protected update(): void {}

  /** Lets go of what is only needed in a page. `update` follows where the element comes back into one. */
  protected leave(): void {}

  /** Called after a property has changed, by itself or by its attribute. */
  propertyChanged(_name: string): void {
    this.requestUpdate();
  }

  /** An option that no property has. */
  protected refuseOption(name: string): void {
    console.warn(`<${this.localName}>: unknown property "${name}"; it is ignored.`);
  }
}

/** What pages of before listen to. */
const OLDER_EVENT = /^gmp-(placechange|placeselect|requesterror)$/;

export interface ElementClass<Table extends PropertyTable, Parent extends BaseElement> {
  new (options?: object): Parent & PropertyValues<Table>;
  readonly observedAttributes: string[];
}

/** The table of each class, by its prototype. */
const TABLES = new WeakMap<object, PropertyTable>();

/** What is set of each element's properties. */
const VALUES = new WeakMap<BaseElement, Map<string, unknown>>();

/** The base of an element class with the properties of `table`. `Parent` has none of its own. */
export function elementWith<const Table extends PropertyTable, Parent extends BaseElement = BaseElement>(
  table: Table,
  Parent: abstract new (options?: object) => Parent = BaseElement as unknown as abstract new () => Parent,
): ElementClass<Table, Parent> {
  // What extends a class that is not known to TypeScript takes any arguments.
  const WithProperties = class extends (Parent as unknown as typeof BaseElement) {
    static readonly observedAttributes = Object.keys(table)
      .filter((name) => table[name]?.isReflected !== false)
      .map(toAttributeName);
  };
  for (const [name, kind] of Object.entries(table)) {
    Object.defineProperty(WithProperties.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: BaseElement) {
        const given = setOwnValue(this, name);
        return kind.read?.(this, given) ?? given ?? kind.initial;
      },
      set(this: BaseElement, given: unknown) {
        const value = given === null || given === undefined ? undefined : kind.take(given, name);
        const isOther = keep(this, name, value);
        // Also an equal value: what a request asked for in vain is then asked for again.
        if (kind.isReflected !== false) {
          reflect(this, toAttributeName(name), value === undefined ? null : kind.write(value));
        }
        if (isOther) this.propertyChanged(name);
      },
    });
  }
  TABLES.set(WithProperties.prototype, table);
  // The accessors are those of the table.
  return WithProperties as unknown as ElementClass<Table, Parent>;
}

/** What is set of a property; undefined where nothing is. */
export function setOwnValue(element: BaseElement, name: string): unknown {
  return VALUES.get(element)?.get(name);
}

function getTable(element: BaseElement): PropertyTable {
  for (let prototype = element; prototype !== null; prototype = Object.getPrototypeOf(prototype)) {
    const table = TABLES.get(prototype);
    if (table !== undefined) return table;
  }
  return {};
}

/** @returns whether it is another value than before; undefined and null stand for the initial one */
function keep(element: BaseElement, name: string, value: unknown): boolean {
  const values = VALUES.get(element) ?? new Map<string, unknown>();
  VALUES.set(element, values);
  if (value === undefined || value === null) return values.delete(name);
  const before = values.get(name);
  values.set(name, value);
  return !Object.is(before, value);
}

function reflect(element: Element, attribute: string, text: string | null): void {
  if (text === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, text);
}

/** What `give` gives; where it throws, a warning in the console and undefined: no script is there to catch it. */
function orWarn<Value>({ localName }: Element, give: () => Value): Value | undefined {
  try {
    return give();
  } catch (thrown) {
    console.warn(`<${localName}>: ${thrown instanceof Error ? thrown.message : thrown}`);
    return undefined;
  }
}
