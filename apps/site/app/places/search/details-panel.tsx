import type { Place } from "@lieudit/place-model";
import type { DisplayPhoto } from "@lieudit/place-widgets";
import { lazy, memo, Suspense, useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { isFocusState, isFromList } from "../../shell/focus-state.ts";
import { HydrationSignal } from "../../shell/layout/hydration-signal.tsx";
import type { Asked } from "./ask-places.ts";
import { PlaceHeart } from "./place-heart.tsx";
import { type PlacesSearch, placesHref } from "./places-search.ts";

/** Rendered by the server; in the browser the list is hydrated first. */
const PlaceDetails = lazy(async () => ({
  default: (await import("@lieudit/place-widgets/details")).PlaceDetails,
}));

export interface DetailsPanelProps {
  search: PlacesSearch;
  details: Asked<Place | null>;
  photos: DisplayPhoto[] | undefined;
}

/**
 * The place beside the list; on a phone it replaces the list and links back to
 * it. It renders again for new props only: an update from above while its code
 * is loading would make React drop the server's HTML.
 */
export const DetailsPanel = memo(function DetailsPanel({ search, details, photos }: DetailsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const isWanted = isFocusState(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice of a suggestion moves the reader again
  useEffect(() => {
    if (isWanted) panel.current?.focus();
  }, [isWanted, key]);
  const place = details.phase === "ready" ? details.value : null;
  return (
    <section className="places-details" aria-label="Fiche du lieu" tabIndex={-1} ref={panel}>
      <Link
        className="back-to-list"
        to={placesHref({ ...search, placeId: null })}
        onClick={(event) => {
          if (!isFromList(state)) return;
          // Back in the history, which restores the scroll position of the list.
          event.preventDefault();
          void navigate(-1);
        }}
      >
        Retour à la liste
      </Link>
      {place?.id ? (
        <>
          <Suspense fallback={null}>
            <PlaceDetails
              key={place.id}
              placeId={place.id}
              place={place}
              photos={photos}
              headingLevel={2}
              lightboxMode={0}
            />
            <HydrationSignal />
          </Suspense>
          <div className="details-link">
            <Link to={`/lieu/${place.id}`}>
              Voir la page et les environs
              <span className="visually-hidden">{`\u00a0: ${place.displayName?.text}`}</span>
            </Link>
            <PlaceHeart place={place} isLabelled />
          </div>
        </>
      ) : (
        <p className="places-failure">
          {details.phase === "failed"
            ? "Les informations sur ce lieu n’ont pas pu être chargées."
            : "Ce lieu n’existe plus dans les données. Il a pu fermer ou changer de place."}
        </p>
      )}
    </section>
  );
});
