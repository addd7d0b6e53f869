import "./day-bars.css";

/** Counts of one day, from the bottom of its bar upwards. */
export interface DayBar {
  /** `2026-11-20`, in UTC. */
  day: string;
  /** `notable` counts have a colour of their own. */
  parts: readonly { count: number; isNotable?: boolean }[];
}

const BAR_WIDTH = 10;
const GAP = 2;
const HEIGHT = 80;
/** Bars of fewer days are not wider than these. */
const MIN_BARS = 14;

/** A bar for each day. The label says what matters; a table beside it has the numbers. */
export function DayBars({ label, bars }: { label: string; bars: readonly DayBar[] }) {
  const sum = (parts: DayBar["parts"]) => parts.reduce((total, { count }) => total + count, 0);
  const max = Math.max(1, ...bars.map(({ parts }) => sum(parts)));
  const scale = (count: number) => (count / max) * HEIGHT;
  return (
    <svg
      className="day-bars"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(bars.length, MIN_BARS) * (BAR_WIDTH + GAP)} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ day, parts }, at) =>
        parts.map(({ count, isNotable = false }, part) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a day keep their order
            key={`${day} ${part}`}
            data-notable={isNotable || undefined}
            x={at * (BAR_WIDTH + GAP)}
            width={BAR_WIDTH}
            y={HEIGHT - scale(sum(parts.slice(0, part + 1)))}
            height={scale(count)}
          />
        )),
      )}
    </svg>
  );
}
