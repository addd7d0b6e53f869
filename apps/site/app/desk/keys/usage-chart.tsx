import { counted, shortDate, typeset } from "../../shell/format/french.ts";
import { FactTable } from "../../shell/ui/table.tsx";
import "./usage-chart.css";

/** Calls of one day. */
export interface UsageDay {
  /** `2026-11-20`, in UTC. */
  day: string;
  calls: number;
  refused: number;
}

const BAR_WIDTH = 10;
const GAP = 2;
const HEIGHT = 80;

/** Calls of a key by day: a chart that says its sum, and the same numbers as a table. */
export function UsageChart({ name, days }: { name: string; days: readonly UsageDay[] }) {
  const max = Math.max(1, ...days.map(({ calls, refused }) => calls + refused));
  const sum = days.reduce((total, { calls }) => total + calls, 0);
  const busiest = days.reduce((best, day) => (day.calls > best.calls ? day : best), days[0] ?? NO_DAY);
  const used = days.filter(({ calls, refused }) => calls + refused > 0);
  if (used.length === 0) return <p className="secondary">Aucun appel en {days.length} jours.</p>;
  const label = `${name} : ${counted(sum, "appel", "appels")} en ${days.length} jours, ${counted(busiest.calls, "appel", "appels")} au plus, le ${shortDate(busiest.day)}.`;
  const scale = (count: number) => (count / max) * HEIGHT;
  return (
    <div className="usage">
      <svg
        role="img"
        aria-label={typeset(label)}
        viewBox={`0 0 ${days.length * (BAR_WIDTH + GAP)} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, calls, refused }, at) => (
          <g key={day} transform={`translate(${at * (BAR_WIDTH + GAP)} 0)`}>
            <rect className="usage-calls" width={BAR_WIDTH} y={HEIGHT - scale(calls)} height={scale(calls)} />
            <rect
              className="usage-refused"
              width={BAR_WIDTH}
              y={HEIGHT - scale(calls + refused)}
              height={scale(refused)}
            />
          </g>
        ))}
      </svg>
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
