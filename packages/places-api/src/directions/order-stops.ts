/**
 * Returns the order of the stops between the first and the last point with the least time:
 * indexes into the stops. Exact, by dynamic programming over sets of visited stops.
 *
 * @param seconds time from each point to each other: the first point, the stops, the last point
 * @see https://en.wikipedia.org/wiki/Held%E2%80%93Karp_algorithm
 */
export function orderStops(seconds: readonly (readonly number[])[]): number[] {
  const count = seconds.length - 2;
  if (count < 2) return Array.from({ length: count }, (_, i) => i);
  const get = (from: number, to: number) => seconds[from]?.[to] ?? Number.POSITIVE_INFINITY;
  const sets = 1 << count;
  // Least time to have visited a set of stops and to be at one of them, and the stop before it.
  const times = new Float64Array(sets * count).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array(sets * count).fill(-1);
  for (let stop = 0; stop < count; stop += 1) times[(1 << stop) * count + stop] = get(0, stop + 1);
  for (let set = 1; set < sets; set += 1) {
    for (let at = 0; at < count; at += 1) {
      const time = times[set * count + at] as number;
      if (time === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < count; next += 1) {
        if ((set & (1 << next)) !== 0) continue;
        const index = (set | (1 << next)) * count + next;
        const total = time + get(at + 1, next + 1);
        if (total >= (times[index] as number)) continue;
        times[index] = total;
        before[index] = at;
      }
    }
  }
  let set = sets - 1;
  let last = 0;
  for (let at = 1; at < count; at += 1) {
    const total = (stop: number) => (times[set * count + stop] as number) + get(stop + 1, count + 1);
    if (total(at) < total(last)) last = at;
  }
  const order: number[] = [];
  for (let at = last; at >= 0; ) {
    order.push(at);
    const previous = before[set * count + at] as number;
    set &= ~(1 << at);
    at = previous;
  }
  return order.reverse();
}
