import { counted, shortDate, typeset } from "../../shell/format/french.ts";
import { FactTable } from "../../shell/ui/table.tsx";
import { DayBars } from "../figures/day-bars.tsx";

/** Calls of one day. */
export interface UsageDay {
  /** `2026-11-20`, in UTC. */
  day: string;
  calls: number;
  refused: number;
}

/** Calls of a key by day: a chart that says its sum, and the same numbers as a table. */
export function UsageChart({ name, days }: { name: string; days: readonly UsageDay[] }) {
  const sum = days.reduce((total, { calls }) => total + calls, 0);
  const busiest = days.reduce((best, day) => (day.calls > best.calls ? day : best), days[0] ?? NO_DAY);
  const used = days.filter(({ calls, refused }) => calls + refused > 0);
  if (used.length === 0) return <p className="secondary">Aucun appel en {days.length} jours.</p>;
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

const NO_DAY: UsageDay = { day: "", calls: 0, refused: 0 };
