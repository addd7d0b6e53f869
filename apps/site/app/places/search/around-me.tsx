import { boxAround } from "@lieudit/place-model";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type PlacesSearch, placesHref } from "./places-search.ts";
import { readPosition } from "./read-position.ts";

/** Walking distance, in metres. */
const RADIUS = 1_000;

/**
 * Searches around the reader, after the permission dialog of the browser. The area is stored in
 * the address only, like an area of the map.
 */
export function AroundMe({ search }: { search: PlacesSearch }) {
  const navigate = useNavigate();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");

  async function locate(): Promise<void> {
    setState("asking");
    const position = await readPosition();
    setState(position === null ? "failed" : "idle");
    if (position !== null)
      void navigate(placesHref({ ...search, town: null, zone: boxAround(position, RADIUS) }));
  }

  return (
    <>
      <button
        type="button"
        className="chip around-me"
        aria-disabled={state === "asking"}
        onClick={() => void locate()}
      >
        {state === "asking" ? "Recherche de votre position…" : "Autour de moi"}
      </button>
      <span role="status" className="small secondary">
        {state === "failed" &&
          "Votre position n’a pas pu être lue. Autorisez-la dans votre navigateur, ou indiquez une ville."}
      </span>
    </>
  );
}
