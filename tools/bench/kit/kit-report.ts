import { median } from "../measure/percentiles.ts";

export interface KitMeasurement {
  contender: string;
  /** Factor by which the processor is slowed down. */
  slowdown: number;
  cards: number;
  /** Time from insertion to the last visible change. */
  ms: number;
  /** Number of style recalculations and of layouts in that time. */
  styles: number;
  layouts: number;
}

export interface KitBars {
  /** Largest share of the first contender's time in the peer's time, over all rows. */
  largestShare: number;
  areMet: boolean;
}

/** Maximum share of our time in the peer's time. */
const MAX_SHARE = 0.5;

/**
 * Formats a Markdown table of medians, and the bar. The last contender is the
 * peer, the others are ours. The bar applies to the first one, the build that
 * third-party pages embed.
 */
export function formatKitReport(
  measurements: readonly KitMeasurement[],
  contenders: readonly string[],
): { text: string; bars: KitBars } {
  const peer = contenders.at(-1) ?? "";
  const kinds = [...new Set(measurements.map(({ slowdown, cards }) => `${cards} ${slowdown}`))].map(
    (kind) => {
      const [cards = 0, slowdown = 0] = kind.split(" ").map(Number);
      return { cards, slowdown };
    },
  );
  const shares: number[] = [];
  const rows = kinds.map(({ cards, slowdown }) => {
    const computeMedian = (contender: string, figure: "ms" | "styles" | "layouts" = "ms") =>
      median(
        measurements
          .filter(
            (each) => each.contender === contender && each.cards === cards && each.slowdown === slowdown,
          )
          .map((each) => each[figure]),
      );
    const ours = contenders.slice(0, -1).map((contender) => computeMedian(contender) / computeMedian(peer));
    shares.push(ours[0] ?? Number.NaN);
    const times = contenders.map((contender) => `${computeMedian(contender).toFixed(1)} ms`);
    return [
      `${cards} ${cards === 1 ? "card" : "cards"}, processor ${slowdown}x slower`,
      ...times,
      ours.map((share) => `${Math.round(share * 100)} %`).join(" / "),
      contenders
        .map((contender) => `${computeMedian(contender, "styles")} + ${computeMedian(contender, "layouts")}`)
        .join(" / "),
    ];
  });
  const head = [
    "insertion to last visible change",
    ...contenders,
    "ours of theirs",
    "passes of style + layout",
  ];
  const table = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
  const largestShare = Math.max(...shares);
  const areMet = largestShare <= MAX_SHARE;
  const bar = `Bar ${areMet ? "met" : "NOT met"}: ${contenders[0]} takes at most ${Math.round(largestShare * 100)} % of its time (bar ${MAX_SHARE * 100} %).`;
  return { text: `${table}\n\n${bar}\n`, bars: { largestShare, areMet } };
}
