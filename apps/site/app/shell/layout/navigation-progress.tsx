import { useNavigation } from "react-router";

/**
 * A progress line at the upper edge of the window while the next page loads. It is visible and
 * announced only if that takes a while.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className="page-wait">
      {state !== "idle" && <span>Chargement…</span>}
    </div>
  );
}
