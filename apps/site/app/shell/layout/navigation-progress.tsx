import { useNavigation } from "react-router";

/**
 * A line at the window's upper edge while a link or a form leads elsewhere and
 * the page is not there yet. Shown, and said, only where that takes a while.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className="page-wait">
      {state !== "idle" && <span>Chargement…</span>}
    </div>
  );
}
