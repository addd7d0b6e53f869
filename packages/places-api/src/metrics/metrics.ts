/** Labels of a sample, such as `{ method: "GetPlace" }`. */
export type Labels = Readonly<Record<string, string | number>>;

export interface Counter {
  add(labels?: Labels, by?: number): void;
}

export interface Gauge {
  set(value: number, labels?: Labels): void;
  add(by: number, labels?: Labels): void;
}

export interface Histogram {
  /** Value in the unit that ends the name of the family. */
  observe(value: number, labels?: Labels): void;
}

/** How the values of several processes are combined. */
type Together = "sum" | "lowest" | "highest";

/** The metrics of one process as plain data, for sending between processes. */
export type MetricsSnapshot = readonly FamilySnapshot[];

interface FamilySnapshot {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  together: Together;
  /** Values by suffix and labels: `_bucket{method="GetPlace",le="0.1"}`. */
  samples: Record<string, number>;
}

/** The metrics of one process. */
export interface Registry {
  counter(name: string, help: string): Counter;
  gauge(name: string, help: string, together?: Together): Gauge;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Registers a callback that sets gauges before each reading. */
  beforeReading(set: () => void | Promise<void>): void;
  snapshot(): Promise<MetricsSnapshot>;
}

/** Creates an empty registry. */
export function createRegistry(): Registry {
  const families: FamilySnapshot[] = [];
  const setters: (() => void | Promise<void>)[] = [];

  function family(
    name: string,
    help: string,
    type: FamilySnapshot["type"],
    together: Together,
  ): (sample: string, by: number, isSet?: boolean) => void {
    const samples: Record<string, number> = Object.create(null);
    families.push({ name, help, type, together, samples });
    return (sample, by, isSet = false) => {
      samples[sample] = isSet ? by : (samples[sample] ?? 0) + by;
    };
  }

  return {
    counter(name, help) {
      const count = family(name, help, "counter", "sum");
      return { add: (labels = {}, by = 1) => count(labelText(labels), by) };
    },
    gauge(name, help, together = "sum") {
      const put = family(name, help, "gauge", together);
      return {
        set: (value, labels = {}) => put(labelText(labels), value, true),
        add: (by, labels = {}) => put(labelText(labels), by),
      };
    },
    histogram(name, help, bounds) {
      const count = family(name, help, "histogram", "sum");
      /** Bucket samples by their other labels. Formatting the names takes longer than counting. */
      const bucketsOf = new Map<string, readonly (readonly [bound: number, sample: string])[]>();
      return {
        observe(value, labels = {}) {
          const text = labelText(labels);
          let buckets = bucketsOf.get(text);
          if (buckets === undefined) {
            buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound) => [
              bound,
              `_bucket${labelText({ ...labels, le: Number.isFinite(bound) ? bound : "+Inf" })}`,
            ]);
            bucketsOf.set(text, buckets);
          }
          for (const [bound, sample] of buckets) count(sample, value <= bound ? 1 : 0);
          count(`_sum${text}`, value);
          count(`_count${text}`, 1);
        },
      };
    },
    beforeReading: (set) => void setters.push(set),
    async snapshot() {
      for (const set of setters) await set();
      return families.map(({ samples, ...rest }) => ({ ...rest, samples: { ...samples } }));
    },
  };
}

/** Returns the counters of a process that has ended, without its gauges. */
export function withoutGauges(snapshot: MetricsSnapshot): MetricsSnapshot {
  return snapshot.filter(({ type }) => type !== "gauge");
}

/** Combines the metrics of several processes. */
export function mergeMetrics(snapshots: readonly MetricsSnapshot[]): MetricsSnapshot {
  const merged = new Map<string, FamilySnapshot>();
  for (const family of snapshots.flat()) {
    const known = merged.get(family.name);
    if (known === undefined) merged.set(family.name, { ...family, samples: { ...family.samples } });
    else {
      for (const [sample, value] of Object.entries(family.samples)) {
        known.samples[sample] = joined(known.together, known.samples[sample], value);
      }
    }
  }
  return [...merged.values()];
}

/**
 * Formats the metrics of all processes as text.
 *
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function formatMetrics(snapshots: readonly MetricsSnapshot[]): string {
  return mergeMetrics(snapshots)
    .map(({ name, help, type, samples }) => {
      const lines = Object.entries(samples).map(([sample, value]) => `${name}${sample} ${value}\n`);
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
    })
    .join("");
}

export const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

function joined(together: Together, one: number | undefined, other: number): number {
  if (one === undefined) return other;
  if (together === "sum") return one + other;
  return together === "lowest" ? Math.min(one, other) : Math.max(one, other);
}

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${String(value).replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`))}"`,
  );
  return parts.length === 0 ? "" : `{${parts.join(",")}}`;
}
