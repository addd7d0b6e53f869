import { useEffect, useState } from "preact/hooks";

/** The hook of `external-store.ts` without hydration. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const value = getSnapshot();
  const [, setRendered] = useState(value);
  useEffect(() => {
    const check = () => setRendered(() => getSnapshot());
    check();
    return subscribe(check);
  }, [subscribe, getSnapshot]);
  return value;
}

export const whileHydrating = (render: () => void): void => render();
