import { options } from "preact";
import { useEffect, useState } from "preact/hooks";

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
