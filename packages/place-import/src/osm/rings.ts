/** Ways joined end to end. */
export interface JoinedWays {
  /** Node ids; the last equals the first. */
  rings: number[][];
  /** Open lines: a way is missing, or the file was cut here. */
  open: number[][];
}

/**
 * Joins ways by shared nodes, whatever their order and direction. Rings that touch in a
 * node stay separate: a ring is closed as soon as possible.
 */
export function joinWays(ways: Iterable<ArrayLike<number>>): JoinedWays {
  const joined: JoinedWays = { rings: [], open: [] };
  const pieces: number[][] = [];
  for (const way of ways) {
    if (way.length < 2) continue;
    const piece = Array.from(way);
    if (piece[0] === piece.at(-1)) joined.rings.push(piece);
    else pieces.push(piece);
  }
  const byEnd = new Map<number, Set<number[]>>();
  for (const piece of pieces) forEnds(piece, (end) => addTo(byEnd, end, piece));
  for (const piece of pieces) {
    if (!byEnd.get(piece[0]!)?.has(piece)) continue;
    take(byEnd, piece);
    const chain = [...piece];
    extend(chain, byEnd);
    if (chain[0] !== chain.at(-1)) {
      // The first way may have been in the middle of its line.
      chain.reverse();
      extend(chain, byEnd);
    }
    (chain[0] === chain.at(-1) ? joined.rings : joined.open).push(chain);
  }
  return joined;
}

/** Few rings touch in one node, except in hostile data. */
const MAX_CANDIDATES = 16;

function extend(chain: number[], byEnd: Map<number, Set<number[]>>): void {
  while (chain[0] !== chain.at(-1)) {
    const end = chain.at(-1)!;
    const candidates = byEnd.get(end);
    if (candidates === undefined || candidates.size === 0) return;
    let next: number[] | undefined;
    let looked = 0;
    for (const candidate of candidates) {
      next ??= candidate;
      if (getOtherEnd(candidate, end) === chain[0]) next = candidate;
      looked += 1;
      if (looked === MAX_CANDIDATES) break;
    }
    take(byEnd, next!);
    const onward = next![0] === end ? next! : [...next!].reverse();
    for (let i = 1; i < onward.length; i += 1) chain.push(onward[i]!);
  }
}

function getOtherEnd(piece: number[], end: number): number {
  return piece[0] === end ? piece.at(-1)! : piece[0]!;
}

function forEnds(piece: number[], act: (end: number) => void): void {
  act(piece[0]!);
  act(piece.at(-1)!);
}

function addTo(byEnd: Map<number, Set<number[]>>, end: number, piece: number[]): void {
  const there = byEnd.get(end);
  if (there === undefined) byEnd.set(end, new Set([piece]));
  else there.add(piece);
}

function take(byEnd: Map<number, Set<number[]>>, piece: number[]): void {
  forEnds(piece, (end) => byEnd.get(end)?.delete(piece));
}
