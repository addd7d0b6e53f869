import type { Place } from "@lieudit/place-model";
import type { PlaceAction } from "../parts/place-action.ts";
import { useLoadedPart } from "../state/use-loaded-part.ts";

export interface ActionsOfPlaceProps {
  place: Place;
  actions: readonly PlaceAction[] | undefined;
  position: PlaceAction["position"];
}

/** The actions of a widget at one position; what draws them loads where there are some. */
export function ActionsOfPlace({ actions = [], ...rest }: ActionsOfPlaceProps) {
  const Actions = useLoadedPart(actions.length > 0, loadActions);
  return Actions === null ? null : <Actions {...rest} actions={actions} />;
}

async function loadActions() {
  return (await import("../parts/place-actions.tsx")).PlaceActions;
}
