import { clear, type Handler, hasListeners, listen, type MapsEventListener, trigger } from "./listeners.ts";

/** `google.maps.event`: listeners of objects and of elements. */
export const event = {
  addListener: listen as (instance: object, eventName: string, handler: Handler) => MapsEventListener,
  addListenerOnce: (instance: object, eventName: string, handler: Handler): MapsEventListener =>
    listen(instance, eventName, handler, { isForOnce: true }),
  addDomListener: (
    instance: object,
    eventName: string,
    handler: Handler,
    capture?: boolean,
  ): MapsEventListener => listen(instance, eventName, handler, { capture }),
  addDomListenerOnce: (
    instance: object,
    eventName: string,
    handler: Handler,
    capture?: boolean,
  ): MapsEventListener => listen(instance, eventName, handler, { isForOnce: true, capture }),
  removeListener: (listener: MapsEventListener | null | undefined): void => listener?.remove(),
  clearListeners: clear as (instance: object, eventName: string) => void,
  clearInstanceListeners: (instance: object): void => clear(instance),
  hasListeners,
  trigger,
};
