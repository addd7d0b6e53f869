import type { CDPSession, Page } from "playwright-core";

/** What the page holds after all garbage is gone. */
export interface MemorySample {
  /** Runs until then. */
  run: number;
  heapBytes: number;
  /** Nodes of the DOM, those that are in no document included. */
  nodes: number;
  listeners: number;
}

/** Samples what `page` holds. */
export async function memorySampler(page: Page): Promise<(run: number) => Promise<MemorySample>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.enable");
  return async (run) => {
    // What a first pass finalises, a second one frees.
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      run,
      heapBytes: value("JSHeapUsedSize"),
      nodes: value("Nodes"),
      listeners: value("JSEventListeners"),
    };
  };
}

/** What `of` gains in each run: the slope of the line that fits the samples best. */
export function slopePerRun<Sample extends { run: number }>(
  samples: readonly Sample[],
  of: (sample: Sample) => number,
): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanRun = mean(samples.map(({ run }) => run));
  const meanValue = mean(samples.map(of));
  const products = samples.map((sample) => (sample.run - meanRun) * (of(sample) - meanValue));
  const squares = samples.map(({ run }) => (run - meanRun) ** 2);
  return mean(products) / mean(squares);
}
