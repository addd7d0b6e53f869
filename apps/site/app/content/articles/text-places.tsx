import type { GetContextResponse } from "@lieudit/place-model";
import { PlaceContextual } from "@lieudit/place-widgets/contextual";
import { SitePlaces } from "../../places/search/site-places.tsx";

/** The places that a text is about. The page imports its styles. */
export function TextPlaces({ context }: { context: GetContextResponse }) {
  return (
    <section className="article-places" aria-labelledby="lieux-de-l-article">
      <h2 id="lieux-de-l-article">Les lieux de cet article</h2>
      <SitePlaces>
        <PlaceContextual context={context} layout="COMPACT" mapHidden placeHref={({ id }) => `/lieu/${id}`} />
      </SitePlaces>
    </section>
  );
}
