import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { closeOnBack } from "../surfaces/back-step.ts";

/** The dialogs of widgets: photos, the search on a phone, an alert. */
const openDialogs = () => [...document.querySelectorAll<HTMLDialogElement>("main dialog:modal")];

/** Makes the back button close an open dialog of a widget instead of leaving the page. */
export function BackClosesDialogs(): null {
  const { key } = useLocation();
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  const changed = useRef<() => void>(undefined);
  useEffect(() => {
    isLeaving.current = state !== "idle";
  }, [state]);

  useEffect(() => {
    const way = closeOnBack({
      isOpen: () => openDialogs().length > 0,
      close: () => {
        for (const dialog of openDialogs()) dialog.close();
      },
      isLeaving: () => isLeaving.current,
    });
    changed.current = way.changed;
    const observer = new MutationObserver(way.changed);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      way.stop();
    };
  }, []);

  // Also on the way back to a page that was left from a dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page, and each step, is looked at again
  useEffect(() => changed.current?.(), [key, state]);
  return null;
}
