import { options, type VNode } from "preact";

/**
 * What the kit uses of React, on preact, in its own words: preact/compat does
 * the same and much that no widget needs, for a kilobyte more and with more work
 * for each element.
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

/** preact's own names for events that React means others by. */
const PREACT_NAMES: Readonly<Record<string, string>> = {
  onFocus: "onfocusin",
  onBlur: "onfocusout",
  onChange: "oninput",
};

options.vnode = ({ type, props }: VNode<Record<string, unknown>>) => {
  if (typeof type !== "string") return;
  for (const name in PREACT_NAMES) {
    if (name in props) {
      // The properties are the element's own: createElement has copied them.
      props[PREACT_NAMES[name] as string] = props[name];
      delete props[name];
    }
  }
};
options.event = (event) => Object.assign(event, { nativeEvent: event });
