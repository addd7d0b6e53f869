import { trigger } from "./listeners.ts";
import { MVCObject } from "./mvc-object.ts";

/** A list with events for its changes: `insert_at`, `set_at`, `remove_at`. */
// biome-ignore lint/suspicious/noExplicitAny: the list of a page may hold anything.
export class MVCArray<T = any> extends MVCObject {
  private readonly list: T[];

  constructor(array?: T[] | null) {
    super();
    this.list = array ?? [];
    this.set("length", this.list.length);
  }

  clear(): void {
    while (this.list.length > 0) this.pop();
  }

  forEach(callback: (item: T, index: number) => void): void {
    this.list.forEach((item, index) => {
      callback(item, index);
    });
  }

  /** Returns the list itself; changing it notifies no listener. */
  getArray(): T[] {
    return this.list;
  }

  getAt(index: number): T {
    return this.list[index] as T;
  }

  getLength(): number {
    return this.list.length;
  }

  insertAt(index: number, item: T): void {
    this.list.splice(index, 0, item);
    this.set("length", this.list.length);
    trigger(this, "insert_at", index);
  }

  pop(): T {
    return this.removeAt(this.list.length - 1);
  }

  /** @returns the new length. */
  push(item: T): number {
    this.insertAt(this.list.length, item);
    return this.list.length;
  }

  removeAt(index: number): T {
    const [removed] = this.list.splice(index, 1);
    this.set("length", this.list.length);
    trigger(this, "remove_at", index, removed);
    return removed as T;
  }

  setAt(index: number, item: T): void {
    if (index >= this.list.length) {
      while (this.list.length < index) this.insertAt(this.list.length, undefined as T);
      this.insertAt(index, item);
      return;
    }
    const previous = this.list[index];
    this.list[index] = item;
    trigger(this, "set_at", index, previous);
  }
}
