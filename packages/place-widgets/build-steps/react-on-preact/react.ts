import { options, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

/**
 * What the kit uses of React, on preact, in its own words: preact/compat does
 * the same and much that no widget needs, for a kilobyte more and with more work
 * for each element.
 */
export { Component, createContext, createElement, Fragment } from "preact";
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

/** preact's own names for what React has others for, or means another event by. */
const PREACT_NAMES: Readonly<Record<string, string>> = {
  onFocus: "onfocusin",
  onBlur: "onfocusout",
  onChange: "oninput",
  strokeWidth: "stroke-width",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
};

const { vnode: nextVnode, event: nextEvent } = options;
options.vnode = (vnode) => {
  if (typeof vnode.type === "string") {
    const props: Record<string, unknown> = {};
    for (const name in vnode.props) {
      props[PREACT_NAMES[name] ?? name] = (vnode.props as Record<string, unknown>)[name];
    }
    vnode.props = props as VNode["props"];
  }
  nextVnode?.(vnode);
};
options.event = (event) => {
  const given = nextEvent?.(event) ?? event;
  given.nativeEvent = given;
  return given;
};

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
