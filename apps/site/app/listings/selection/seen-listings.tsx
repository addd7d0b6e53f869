import { useEffect, useRef, useState } from "react";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { CardGrid } from "../../shell/ui/card.tsx";
import { ListingCardView } from "../list/listing-card-view.tsx";
import { OfferMentions } from "../list/offer-mentions.tsx";
import type { FoundCards } from "./cards-route.ts";
import { forgetSeen, readSeen } from "./seen-ids.ts";

export interface SeenListingsProps {
  now: number;
  /** What the page says already. */
  isMobilitySaid: boolean;
  isEstateSaid: boolean;
}

type Seen = { phase: "none" | "failed" | "cleared" } | ({ phase: "ready" } & FoundCards);

/** The listings that were opened last. Only the browser knows which. */
export function SeenListings({ now, isMobilitySaid, isEstateSaid }: SeenListingsProps) {
  const { record } = useConsent();
  const [seen, setSeen] = useState<Seen>({ phase: "none" });
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const ids = [...readSeen("vehicle", record), ...readSeen("estate", record)];
    if (ids.length === 0) return;
    const controller = new AbortController();
    fetchCards(ids, controller.signal).then(
      (found) => setSeen({ phase: found.cards.length === 0 ? "none" : "ready", ...found }),
      () => {
        if (!controller.signal.aborted) setSeen({ phase: "failed" });
      },
    );
    return () => controller.abort();
  }, [record, attempt]);

  if (seen.phase === "none") return null;
  const cards = seen.phase === "ready" ? seen.cards : [];
  return (
    <section className="selection-kind" aria-labelledby="vues">
      <div className="section-head">
        <h2 id="vues" ref={heading} tabIndex={-1}>
          Vues récemment
        </h2>
        {seen.phase === "ready" && (
          <Button
            tone="quiet"
            icon="trash"
            onClick={() => {
              forgetSeen(record);
              setSeen({ phase: "cleared" });
              heading.current?.focus();
            }}
          >
            Effacer la liste
          </Button>
        )}
      </div>
      <p className="secondary small" role="status">
        {seen.phase === "cleared" && "La liste est effacée."}
        {seen.phase === "ready" && "Seul votre navigateur retient cette liste."}
        {seen.phase === "failed" && "Les annonces vues récemment n’ont pas pu être chargées."}
      </p>
      {seen.phase === "failed" && (
        <p>
          <Button tone="quiet" onClick={() => setAttempt(attempt + 1)}>
            Réessayer
          </Button>
        </p>
      )}
      {cards.length > 0 && (
        <CardGrid isRow>
          {cards.map((card) => (
            <ListingCardView key={card.id} card={card} now={now} />
          ))}
        </CardGrid>
      )}
      <OfferMentions
        mobility={seen.phase === "ready" && !isMobilitySaid ? seen.mobility : null}
        hasEstates={!isEstateSaid && cards.some(({ kind }) => kind === "estate")}
      />
    </section>
  );
}

async function fetchCards(ids: readonly string[], signal: AbortSignal): Promise<FoundCards> {
  const answer = await fetch(`/api/annonces?ids=${ids.join(",")}`, { signal });
  if (!answer.ok) throw new Error(`The listings were answered with status ${answer.status}.`);
  return (await answer.json()) as FoundCards;
}
