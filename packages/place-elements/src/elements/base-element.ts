import { type PropertyTable, type PropertyValues, toAttributeName } from "./property-kinds.ts";

/**
 * Base of every element of the kit. A table defines the properties, each with its
 * attribute; they can be set before or after the upgrade. All changes of a tick
 * cause one update. Element classes extend `elementWith(table)`.
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
      // Set before this class was defined, it would hide the property.
      delete early[name];
      orWarn(this, () => Reflect.set(this, name, given));
    }
    try {
      for (const [name, given] of Object.entries(options)) {
        if (name in this ? Reflect.set(this, name, given) : given === undefined) continue;
        // Frameworks pass properties of every element, such as the `children` of a pin.
        if (!(name in HTMLElement.prototype)) this.refuseOption(name);
      }
    } catch (error) {
      // The constructor throws, so no incomplete element stays on a map or is updated later.
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
    // If the attribute has changed again, another call follows.
    if (this.getAttribute(attribute) !== text) return;
    for (const [name, kind] of Object.entries(getTable(this))) {
      if (toAttributeName(name) !== attribute) continue;
      const value = VALUES.get(this)?.get(name);
      if (text === (value === undefined ? null : kind.write(value))) continue;
      const parsed = text === null ? undefined : orWarn(this, () => kind.parse(text, attribute));
      if (keep(this, name, parsed)) this.propertyChanged(name);
    }
  }

  /** Runs `update` once at the end of this tick, or `leave` if the element is then disconnected. */
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

  /** Updates what the element shows to its properties and children. */
  protected update(): void {}

  /** Releases what a disconnected element does not need. `update` runs when it is connected again. */
  protected leave(): void {}

  /** Called after a property has changed, directly or by its attribute. */
  propertyChanged(_name: string): void {
    this.requestUpdate();
  }

  /** Handles an option that is not a property. */
  protected refuseOption(name: string): void {
    console.warn(`<${this.localName}>: unknown property "${name}"; it is ignored.`);
  }
}

/** Events of legacy pages. */
const OLDER_EVENT = /^gmp-(placechange|placeselect|requesterror)$/;

export interface ElementClass<Table extends PropertyTable, Parent extends BaseElement> {
  new (options?: object): Parent & PropertyValues<Table>;
  readonly observedAttributes: string[];
}

/** The table of each class, by its prototype. */
const TABLES = new WeakMap<object, PropertyTable>();

/** The set properties of each element. */
const VALUES = new WeakMap<BaseElement, Map<string, unknown>>();

/** Returns the base of an element class with the properties of `table`. `Parent` itself has no properties. */
export function elementWith<const Table extends PropertyTable, Parent extends BaseElement = BaseElement>(
  table: Table,
  Parent: abstract new (options?: object) => Parent = BaseElement as unknown as abstract new () => Parent,
): ElementClass<Table, Parent> {
  // TypeScript requires mixin constructors to take any arguments.
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
        // Also on an equal value: a failed request is then sent again.
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

/** Returns the set value of a property, or undefined. */
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

/** @returns whether the value changed; undefined and null stand for the initial value */
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

/** Returns the result of `give`. If it throws, warns and returns undefined, since no script could catch it. */
function orWarn<Value>({ localName }: Element, give: () => Value): Value | undefined {
  try {
    return give();
  } catch (thrown) {
    console.warn(`<${localName}>: ${thrown instanceof Error ? thrown.message : thrown}`);
    return undefined;
  }
}
