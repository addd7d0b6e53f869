import { ownState } from "./own-state.ts";

/** A target of listeners: an object of `google.maps`, one of the page, or an element. */
export type Handler = (...args: never[]) => unknown;

export interface MapsEventListener {
  remove(): void;
}

interface Listening {
  instance: object;
  eventName: string;
  handler: Handler;
  isForOnce: boolean;
  /** Removes the listener from the element, if the instance is one. */
  stopElement?: (() => void) | undefined;
}

const LISTENERS = Symbol("listeners");

/** Calls `handler` for each `trigger` of `eventName`; on an element also for its own events. */
export function listen(
  instance: object,
  eventName: string,
  handler: Handler,
  { isForOnce = false, capture = false }: { isForOnce?: boolean; capture?: boolean | undefined } = {},
): MapsEventListener {
  const listening: Listening = { instance, eventName, handler, isForOnce };
  getListeners(instance).push(listening);
  if (instance instanceof EventTarget) {
    const onEvent = (event: Event) => run(listening, [event]);
    instance.addEventListener(eventName, onEvent, capture);
    listening.stopElement = () => instance.removeEventListener(eventName, onEvent, capture);
  }
  return { remove: () => stop(listening) };
}

/** Calls the listeners of `eventName` in the order in which they were added. */
export function trigger(instance: object, eventName: string, ...args: unknown[]): void {
  for (const listening of [...getListeners(instance)]) {
    if (listening.eventName === eventName && getListeners(instance).includes(listening)) run(listening, args);
  }
}

/** Whether `eventName` has a listener. */
export function hasListeners(instance: object, eventName: string): boolean {
  return getListeners(instance).some((listening) => listening.eventName === eventName);
}

/** Removes all listeners of `instance`, or of one of its events. */
export function clear(instance: object, eventName?: string): void {
  for (const listening of [...getListeners(instance)]) {
    if (eventName === undefined || listening.eventName === eventName) stop(listening);
  }
}

function run(listening: Listening, args: unknown[]): void {
  if (listening.isForOnce) stop(listening);
  try {
    listening.handler.apply(listening.instance, args as never[]);
  } catch (error) {
    // An error in one listener must not stop the others.
    queueMicrotask(() => {
      throw error;
    });
  }
}

function stop(listening: Listening): void {
  const all = getListeners(listening.instance);
  const index = all.indexOf(listening);
  if (index >= 0) all.splice(index, 1);
  listening.stopElement?.();
}

function getListeners(instance: object): Listening[] {
  return ownState(instance, LISTENERS, () => []);
}
