import { boxAround } from "@lieudit/place-model";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type PlacesSearch, placesHref } from "./places-search.ts";

/** As far as one likes to walk, in metres. */
const RADIUS = 1_000;
const TIMEOUT_MS = 10_000;
/** A position of the last minute will do. */
const MAX_AGE_MS = 60_000;

/**
 * Searches around the reader. The browser asks for leave first; the area then
 * stands in the address, like one of the map, and nothing else is kept.
 */
export function AroundMe({ search }: { search: PlacesSearch }) {
  const navigate = useNavigate();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");

  function locate(): void {
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        void navigate(placesHref({ ...search, town: null, zone: boxAround(coords, RADIUS) }));
      },
      () => setState("failed"),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  }

  return (
    <>
      <button type="button" className="chip around-me" aria-disabled={state === "asking"} onClick={locate}>
        {state === "asking" ? "Recherche de votre position…" : "Autour de moi"}
      </button>
      <span role="status" className="small secondary">
        {state === "failed" &&
          "Votre position n’a pas pu être lue. Autorisez-la dans votre navigateur, ou indiquez une ville."}
      </span>
    </>
  );
}
