import type { StaySeason, StayState, StayWeek } from "@lieudit/listing-model";
import { Link } from "react-router";
import { euros, shortDate } from "../../shell/format/french.ts";
import { FactTable } from "../../shell/ui/table.tsx";

export interface StayWeeksProps {
  /** Of the listing. */
  id: string;
  weeks: readonly StayWeek[];
  seasons: readonly StaySeason[];
}

const STATES: Readonly<Record<StayState, string>> = { free: "Libre", taken: "Réservée", closed: "Fermée" };

/** The next weeks of a holiday let, with their prices. A free one leads to the form with its days. */
export function StayWeeks({ id, weeks, seasons }: StayWeeksProps) {
  return (
    <section className="listing-section" aria-labelledby="disponibilites">
      <h2 id="disponibilites">Disponibilités</h2>
      <p className="secondary">Du samedi au samedi, prix de la semaine.</p>
      <ul className="plain-list stay-weeks">
        {weeks.map(({ du, au, text, priceCents, state }) => (
          <li key={du} data-state={state}>
            {state === "free" ? <Link to={`/sejour/${id}?du=${du}&au=${au}`}>{text}</Link> : <s>{text}</s>}
            <span className="secondary figures">
              {state === "free" && priceCents !== null ? euros(priceCents) : STATES[state]}
            </span>
          </li>
        ))}
      </ul>
      {seasons.length > 0 && (
        <FactTable
          caption="Prix de la semaine, par saison"
          heads={["Période", "Prix"]}
          rows={seasons.map(({ du, au, semaineCents }) => [
            `${shortDate(du)} au ${shortDate(au)}`,
            euros(semaineCents),
          ])}
        />
      )}
    </section>
  );
}
