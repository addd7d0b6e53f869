const cpuMsBySignal = new WeakMap<AbortSignal, number>();

/** Counts the CPU time of a search that was called with `signal`, in milliseconds. */
export function addSearchTime(signal: AbortSignal, cpuMs: number): void {
  cpuMsBySignal.set(signal, getSearchTime(signal) + cpuMs);
}

/** Returns the CPU time in milliseconds that all searches took which were called with `signal`. */
export function getSearchTime(signal: AbortSignal): number {
  return cpuMsBySignal.get(signal) ?? 0;
}
