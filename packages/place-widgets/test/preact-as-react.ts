import compat from "preact/compat";
import { act } from "preact/test-utils";

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
export { act };

export default { ...compat, act };
