/// <reference types="google.maps" />

/** An element of the kit, with whatever properties its class has. */
export type KitElement = HTMLElement & Record<string, unknown>;

export type KitClass = new (options?: object) => KitElement;

/** The members of the places library. */
export type Library = Readonly<Record<string, unknown>>;

/** Makes an element by the constructor of its class, as a page does. */
export function make(library: Library, name: string, options: object = {}, ...children: Node[]): KitElement {
  const element = new (library[name] as KitClass)(options);
  element.append(...children);
  return element;
}

/** The names of an enum, each with its value. */
export function readValues(library: Library, name: string): [name: string, value: string][] {
  return Object.entries(library[name] as Readonly<Record<string, string>>);
}
