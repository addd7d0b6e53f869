import { options, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

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

let isHydrating = false;

/** Runs `draw`, in which components draw what the server drew. */
export function whileHydrating(draw: () => void): void {
  isHydrating = true;
  try {
    draw();
  } finally {
    isHydrating = false;
  }
}

/** As React's: what the server knew where its HTML is drawn or taken over, else and from then on what holds now. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: () => Snapshot = getSnapshot,
): Snapshot {
  const [isLive, setLive] = useState(!isHydrating && !isServerRender());
  const value = isLive ? getSnapshot() : getServerSnapshot();
  const [, setDrawn] = useState(value);
  useEffect(() => {
    const check = () => {
      setLive(true);
      setDrawn(() => getSnapshot());
    };
    check();
    return subscribe(check);
  }, [subscribe, getSnapshot]);
  return value;
}

/** What renders to text tells preact by this option, under its shortened name, not to run effects. */
function isServerRender(): boolean {
  return (options as { __s?: boolean }).__s === true;
}
