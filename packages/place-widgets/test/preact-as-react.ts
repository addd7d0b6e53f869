import { options } from "preact";
import compat from "preact/compat";
import { act as preactAct } from "preact/test-utils";

// Preact runs effects a frame later; React runs those of a key or a click at
// once, and tests that look right after it rely on that.
options.requestAnimationFrame = queueMicrotask;

// What tests import as "react" when they run on preact: compat, and the `act` that React has among its exports.
export const {
  Fragment,
  StrictMode,
  createContext,
  createElement,
  lazy,
  Suspense,
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
  useSyncExternalStore,
} = compat;

/** As React's `act` it gives what `callback` gives; preact's own gives nothing. */
export async function act<Value>(callback: () => Value | Promise<Value>): Promise<Value | undefined> {
  let value: Value | undefined;
  await preactAct(async () => {
    value = await callback();
  });
  return value;
}

export default { ...compat, act };
