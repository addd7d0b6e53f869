import type { Place } from "@lieudit/place-model";
import { Heart } from "../../privacy/selection/heart.tsx";

/** Puts a place aside. */
export function PlaceHeart({ place, isLabelled = false }: { place: Place; isLabelled?: boolean }) {
  const titre = place.displayName?.text ?? place.primaryTypeDisplayName?.text ?? "Lieu sans nom";
  return <Heart kind="place" id={place.id ?? ""} titre={titre} isLabelled={isLabelled} />;
}
