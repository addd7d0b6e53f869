import type { ActionsOfPlace, PlaceAction, PlaceActionsProps } from "@lieudit/place-widgets";
import { type ComponentType, useEffect, useState } from "react";

/** Draws `actions` in a widget; what draws them loads where there are some. */
export function toPlaceActions(actions: readonly PlaceAction[]): ActionsOfPlace | undefined {
  if (actions.length === 0) return undefined;
  return (place, position) => <LoadedActions place={place} actions={actions} position={position} />;
}

function LoadedActions(props: PlaceActionsProps) {
  // Functions are what a state calls: it is kept in a box.
  const [loaded, setLoaded] = useState<{ PlaceActions: ComponentType<PlaceActionsProps> } | null>(null);

  useEffect(() => {
    import("@lieudit/place-widgets/actions").then(setLoaded, () =>
      console.warn("The links and buttons of a place did not load. Try again when the network is back."),
    );
  }, []);

  return loaded === null ? null : <loaded.PlaceActions {...props} />;
}
