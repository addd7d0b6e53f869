import type { CDPSession, Page } from "playwright-core";

/** Memory of a page after garbage collection. */
export interface MemorySample {
  /** Number of runs before the sample. */
  run: number;
  heapBytes: number;
  /** DOM nodes, detached ones included. */
  nodes: number;
  listeners: number;
}

/** Creates a function that samples the memory of `page`. */
export async function createMemorySampler(page: Page): Promise<(run: number) => Promise<MemorySample>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.enable");
  return async (run) => {
    // The second pass frees objects that the first pass finalised.
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

/** Growth of a value per run: the slope of the least-squares line through the samples. */
export function fitSlopePerRun<Sample extends { run: number }>(
  samples: readonly Sample[],
  getValue: (sample: Sample) => number,
): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanRun = mean(samples.map(({ run }) => run));
  const meanValue = mean(samples.map(getValue));
  const products = samples.map((sample) => (sample.run - meanRun) * (getValue(sample) - meanValue));
  const squares = samples.map(({ run }) => (run - meanRun) ** 2);
  return mean(products) / mean(squares);
}
