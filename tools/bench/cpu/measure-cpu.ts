import { isPartialSearch } from "@lieudit/place-index";
import { openMeasuredIndex } from "@lieudit/place-index/measuring";
import { type CpuClass, createCpuClasses } from "./cpu-questions.ts";

/** The most expensive question of a class. */
export interface CpuResult {
  name: string;
  /** Mean CPU time of the thread, in ms. */
  cpuMs: number;
  /** Counted work, in units of about 10 microseconds. */
  workUnits: number;
  /** Whether some question of the class returned a partial result. */
  isPartial: boolean;
}

/** Linux counts the CPU time of a thread in steps of 1 to 4 ms, so each question runs until it adds up to this. */
const MIN_CPU_MS = 40;
const MAX_RUNS = 200;

/** Measures each class in this thread, after one run of each question that fills the caches. */
export async function measureCpuClasses(indexFile: string): Promise<CpuResult[]> {
  const measured = await openMeasuredIndex(indexFile);
  try {
    const results: CpuResult[] = [];
    for (const cpuClass of await createCpuClasses(measured)) results.push(await measureClass(cpuClass));
    return results;
  } finally {
    await measured.index.close();
  }

  async function measureClass({ name, questions }: CpuClass): Promise<CpuResult> {
    const result: CpuResult = { name, cpuMs: 0, workUnits: 0, isPartial: false };
    for (const ask of questions) {
      const before = measured.readWorkUnits();
      const { signal } = new AbortController();
      await ask(measured.index, signal);
      const workUnits = measured.readWorkUnits() - before;
      const cpuMs = await measureMeanCpu(() => ask(measured.index));
      result.isPartial ||= isPartialSearch(signal);
      result.workUnits = Math.max(result.workUnits, workUnits);
      result.cpuMs = Math.max(result.cpuMs, cpuMs);
    }
    return result;
  }
}

async function measureMeanCpu(work: () => Promise<unknown>): Promise<number> {
  const start = readThreadCpuMs();
  let runs = 0;
  let cpuMs = 0;
  while (cpuMs < MIN_CPU_MS && runs < MAX_RUNS) {
    await work();
    runs += 1;
    cpuMs = readThreadCpuMs() - start;
  }
  return cpuMs / runs;
}

/** CPU time of the calling thread so far, in ms. */
export function readThreadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Formats a Markdown table with one column for each number of places. */
export function formatCpuTable(bySize: ReadonlyMap<number, readonly CpuResult[]>): string {
  const sizes = [...bySize.keys()];
  const names =
    bySize
      .values()
      .next()
      .value?.map(({ name }) => name) ?? [];
  const cells = names.map((name, row) => [
    name,
    ...sizes.flatMap((size) => {
      const { cpuMs, workUnits, isPartial } = bySize.get(size)![row]!;
      return [`${cpuMs.toFixed(1)}${isPartial ? ", partial" : ""}`, String(Math.round(workUnits))];
    }),
  ]);
  const head = [
    "question",
    ...sizes.flatMap((size) => [`${size.toLocaleString("en")}: ms of CPU`, "units of work"]),
  ];
  return [head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
