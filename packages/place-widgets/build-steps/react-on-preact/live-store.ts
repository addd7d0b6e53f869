import { useEffect, useState } from "preact/hooks";

/** As `external-store.ts`, where no server draws. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const value = getSnapshot();
  const [, setDrawn] = useState(value);
  useEffect(() => {
    const check = () => setDrawn(() => getSnapshot());
    check();
    return subscribe(check);
  }, [subscribe, getSnapshot]);
  return value;
}

export const whileHydrating = (draw: () => void): void => draw();
