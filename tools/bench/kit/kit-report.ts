import { median } from "../measure/percentiles.ts";

export interface KitMeasurement {
  contender: string;
  /** How many times slower than it is the processor was made. */
  slowdown: number;
  cards: number;
  /** From insertion to the last visible change. */
  ms: number;
  /** How often styles were worked out, and how often the page was laid out, while it was timed. */
  styles: number;
  layouts: number;
}

export interface KitBars {
  /** The first contender's time as a share of the peer's, in its worst row. */
  largestShare: number;
  areMet: boolean;
}

/** Ours takes at most this share of the peer's time. */
const MAX_SHARE = 0.5;

/**
 * A Markdown table of medians, and the bar. The last of `contenders` is the
 * peer, the others are ours; the bar is for the first, which is the build that
 * other people's pages embed, as they do the peer.
 */
export function kitReport(
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
    const medianOf = (contender: string, figure: "ms" | "styles" | "layouts" = "ms") =>
      median(
        measurements
          .filter(
            (each) => each.contender === contender && each.cards === cards && each.slowdown === slowdown,
          )
          .map((each) => each[figure]),
      );
    const ours = contenders.slice(0, -1).map((contender) => medianOf(contender) / medianOf(peer));
    shares.push(ours[0] ?? Number.NaN);
    const times = contenders.map((contender) => `${medianOf(contender).toFixed(1)} ms`);
    return [
      `${cards} ${cards === 1 ? "card" : "cards"}, processor ${slowdown}x slower`,
      ...times,
      ours.map((share) => `${Math.round(share * 100)} %`).join(" / "),
      contenders
        .map((contender) => `${medianOf(contender, "styles")} + ${medianOf(contender, "layouts")}`)
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
