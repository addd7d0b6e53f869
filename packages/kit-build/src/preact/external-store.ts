import { options } from "preact";
import { useEffect, useState } from "preact/hooks";

let isHydrating = false;

/** Runs `render` as the hydration of server-rendered HTML. */
export function whileHydrating(render: () => void): void {
  isHydrating = true;
  try {
    render();
  } finally {
    isHydrating = false;
  }
}

/** React's hook: returns the server snapshot during server rendering and hydration, then the current one. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: () => Snapshot = getSnapshot,
): Snapshot {
  const [isLive, setLive] = useState(!isHydrating && !isServerRender());
  const value = isLive ? getSnapshot() : getServerSnapshot();
  const [, setRendered] = useState(value);
  useEffect(() => {
    const check = () => {
      setLive(true);
      setRendered(() => getSnapshot());
    };
    check();
    return subscribe(check);
  }, [subscribe, getSnapshot]);
  return value;
}

/** preact-render-to-string sets this option, which preact ships under a shortened name, to skip effects. */
function isServerRender(): boolean {
  return (options as { __s?: boolean }).__s === true;
}
