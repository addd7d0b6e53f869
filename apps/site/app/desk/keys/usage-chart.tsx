import { counted, shortDate, typeset } from "../../shell/format/french.ts";
import { FactTable } from "../../shell/ui/table.tsx";
import { DayBars } from "../figures/day-bars.tsx";

/** Calls of one API key on one day. */
export interface UsageDay {
  /** `2026-11-20`, in UTC. */
  day: string;
  /** Accepted calls. */
  calls: number;
  /** Calls rejected by a quota. */
  refused: number;
}

/** Shows the calls of the API key `name` by day: a chart with a summary, and a table of the same numbers. */
export function UsageChart({ name, days }: { name: string; days: readonly UsageDay[] }) {
  const sum = days.reduce((total, { calls }) => total + calls, 0);
  const used = days.filter(({ calls, refused }) => calls + refused > 0);
  if (used.length === 0) return <p className="secondary">Aucun appel en {days.length} jours.</p>;
  const busiest = used.reduce((best, day) => (day.calls > best.calls ? day : best));
  const label = `${name} : ${counted(sum, "appel", "appels")} en ${days.length} jours, ${counted(busiest.calls, "appel", "appels")} au plus, le ${shortDate(busiest.day)}.`;
  return (
    <div className="usage">
      <DayBars
        label={typeset(label)}
        bars={days.map(({ day, calls, refused }) => ({
          day,
          parts: [{ count: calls }, { count: refused, isNotable: true }],
        }))}
      />
      <p className="small">{typeset(label)}</p>
      <details>
        <summary>
          Les nombres<span className="visually-hidden"> de {name}</span>
        </summary>
        <FactTable
          caption={typeset(`Appels par jour : ${name}`)}
          heads={["Jour (UTC)", "Appels", "Au-delà du quota"]}
          rows={used.toReversed().map(({ day, calls, refused }) => [shortDate(day), calls, refused])}
        />
      </details>
    </div>
  );
}
