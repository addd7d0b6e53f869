import { type ComponentChildren, options, type VNode } from "preact";

/**
 * The names of React that the kit imports, on preact's core and hooks.
 * preact/compat has all of React's names and is 1.2 KB larger (gzip).
 */
export { createContext, createElement, Fragment } from "preact";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "preact/hooks";
export { useSyncExternalStore } from "./external-store.ts";

/** Preact has the ref among the props already. */
export function forwardRef<Props extends { ref?: unknown }>(
  render: (props: Props, ref: unknown) => ComponentChildren,
): (props: Props) => ComponentChildren {
  return (props) => render(props, props.ref ?? null);
}

/** React's event names and the DOM events that React listens to for them. */
const EVENT_NAMES: Readonly<Record<string, string>> = {
  onFocus: "onfocusin",
  onBlur: "onfocusout",
  onChange: "oninput",
};

options.vnode = ({ type, props }: VNode<Record<string, unknown>>) => {
  if (typeof type !== "string") return;
  for (const name in EVENT_NAMES) {
    if (name in props) {
      // createElement has copied the properties, so they may be changed.
      props[EVENT_NAMES[name] as string] = props[name];
      delete props[name];
    }
  }
};
options.event = (event) => Object.assign(event, { nativeEvent: event });
