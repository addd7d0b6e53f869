import { cross, doMeet, type GridPoint, getDoubledArea, isSpike } from "./grid.ts";

/** A corner of a ring, by its position in the set. */
type Corner = number;

/**
 * Rings that lose corners, as linked lists. Three corners are the least that a ring has; then it is
 * dropped as a whole. The largest ring is never dropped for its size.
 */
export class RingSet {
  readonly #points: readonly GridPoint[];
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  readonly #ring: Int32Array;
  /** Corners left in each ring; 0 for a ring that was dropped. */
  readonly #sizes: number[] = [];
  readonly #largest: number;
  #live: Corner[];
  #cornerCount: number;
  #ringCount: number;

  /** @param rings each with three corners or more. */
  constructor(rings: readonly (readonly GridPoint[])[]) {
    this.#points = rings.flat();
    this.#xs = Float64Array.from(this.#points, ([x]) => x);
    this.#ys = Float64Array.from(this.#points, ([, y]) => y);
    this.#next = new Int32Array(this.#points.length);
    this.#previous = new Int32Array(this.#points.length);
    this.#ring = new Int32Array(this.#points.length);
    this.#live = [...this.#points.keys()];
    let first = 0;
    for (const [ring, { length }] of rings.entries()) {
      for (let i = 0; i < length; i += 1) {
        this.#next[first + i] = first + ((i + 1) % length);
        this.#previous[first + i] = first + ((i + length - 1) % length);
        this.#ring[first + i] = ring;
      }
      this.#sizes.push(length);
      first += length;
    }
    const areas = rings.map((points) => Math.abs(getDoubledArea(points)));
    this.#largest = areas.reduce((largest, area, ring) => (area > areas[largest]! ? ring : largest), 0);
    this.#cornerCount = this.#points.length;
    this.#ringCount = rings.length;
  }

  get ringCount(): number {
    return this.#ringCount;
  }

  get cornerCount(): number {
    return this.#cornerCount;
  }

  /** Removes flat corners, and then less flat ones, until no more than `maxCorners` are left. Rings may cross after it. */
  thin(maxCorners: number): void {
    for (let area = 1; this.cornerCount > maxCorners; area *= 2) {
      let isAfterRemoved = false;
      for (const corner of this.#live) {
        // Of two neighbours one stays, so that a long bow is not cut off bit by bit.
        isAfterRemoved = !isAfterRemoved && this.#getArea(corner) < area && this.#remove(corner);
      }
      this.#forgetRemoved();
    }
  }

  /**
   * Removes corners at which lines meet that must not. Where that does not help, the smaller half of
   * the rings that meet is dropped.
   */
  separate(): void {
    for (let round = 1; ; round += 1) {
      const meeting = this.#findMeeting();
      if (meeting.length === 0) return;
      const before = this.#cornerCount;
      if (round <= MAX_SEPARATING_ROUNDS) for (const corner of meeting) this.#removeMeeting(corner);
      if (this.#cornerCount === before) {
        const rings = new Set(meeting.map((corner) => this.#ring[corner]!));
        this.#dropSmallest(rings, Math.ceil(rings.size / 2));
      }
      this.#forgetRemoved();
    }
  }

  /**
   * Removes the flattest corners one by one while `isTooLarge` and no new line would meet another one.
   * Corners that change nothing are always removed.
   *
   * @see https://bost.ocks.org/mike/simplify/ M. Visvalingam, J. D. Whyatt: Line generalisation by
   * repeated elimination of points (1993)
   */
  simplify(isTooLarge: () => boolean): void {
    for (;;) {
      const before = this.#cornerCount;
      this.#removeFlattest(isTooLarge);
      this.#forgetRemoved();
      if (!isTooLarge() || (this.#cornerCount === before && this.#ringCount <= 1)) return;
      // The rings hem each other in.
      if (this.#cornerCount === before) this.#dropSmallest(new Set(this.#ring), 1);
    }
  }

  /** Returns the rings that are left, by their number. */
  list(): Map<number, GridPoint[]> {
    const rings = new Map<number, GridPoint[]>();
    for (const corner of this.#live) {
      const ring = this.#ring[corner]!;
      if (!rings.has(ring)) rings.set(ring, []);
      rings.get(ring)!.push(this.#points[corner]!);
    }
    return rings;
  }

  #removeFlattest(isTooLarge: () => boolean): void {
    // Infinity: it has to stay, as far as is known.
    const areas = new Float64Array(this.#points.length);
    for (const corner of this.#live) areas[corner] = this.#getArea(corner);
    for (;;) {
      let flattest = -1;
      let least = Number.POSITIVE_INFINITY;
      for (const corner of this.#live) {
        if (areas[corner]! >= least) continue;
        flattest = corner;
        least = areas[corner]!;
      }
      if (flattest < 0 || (least > 0 && !isTooLarge())) return;
      areas[flattest] = Number.POSITIVE_INFINITY;
      const isLast = this.#sizes[this.#ring[flattest]!]! <= 3;
      // A corner that has to stay is looked at again when a neighbour goes.
      if (!isLast && !this.#canRemove(flattest)) continue;
      const neighbours = [this.#previous[flattest]!, this.#next[flattest]!];
      if (!this.#remove(flattest)) continue;
      for (const corner of neighbours) {
        // A corner beside a removed one counts as at least as important.
        areas[corner] = isLast ? Number.POSITIVE_INFINITY : Math.max(least, this.#getArea(corner));
      }
      if (this.#live.length > 1.5 * this.#cornerCount) this.#forgetRemoved();
    }
  }

  /** Removes a corner whose lines still meet others, if its ring can be without it. */
  #removeMeeting(corner: Corner): void {
    if (!this.#isLive(corner) || this.#sizes[this.#ring[corner]!]! <= 3) return;
    if (!this.#isFree(corner) && this.#canRemove(corner)) this.#remove(corner);
  }

  #isLive(corner: Corner): boolean {
    return this.#next[this.#previous[corner]!] === corner && this.#sizes[this.#ring[corner]!]! > 0;
  }

  #forgetRemoved(): void {
    this.#live = this.#live.filter((corner) => this.#isLive(corner));
  }

  /** Removes a corner, or all of a ring that has only three. Returns whether it did. */
  #remove(corner: Corner): boolean {
    if (!this.#isLive(corner)) return false;
    const ring = this.#ring[corner]!;
    if (this.#sizes[ring] === 3) {
      if (ring === this.#largest) return false;
      this.#drop(ring);
      return true;
    }
    this.#next[this.#previous[corner]!] = this.#next[corner]!;
    this.#previous[this.#next[corner]!] = this.#previous[corner]!;
    this.#sizes[ring]! -= 1;
    this.#cornerCount -= 1;
    return true;
  }

  #drop(ring: number): void {
    this.#cornerCount -= this.#sizes[ring]!;
    this.#ringCount -= 1;
    this.#sizes[ring] = 0;
  }

  #dropSmallest(rings: ReadonlySet<number>, count: number): void {
    const areas = [...this.list()]
      .filter(([ring]) => rings.has(ring))
      .map(([ring, points]) => ({ ring, area: Math.abs(getDoubledArea(points)) }));
    for (const { ring } of areas.sort((a, b) => a.area - b.area).slice(0, count)) this.#drop(ring);
    this.#forgetRemoved();
  }

  /** Twice the area that goes or comes with a corner. */
  #getArea(corner: Corner): number {
    return Math.abs(
      cross(
        this.#points[this.#previous[corner]!]!,
        this.#points[corner]!,
        this.#points[this.#next[corner]!]!,
      ),
    );
  }

  /** Whether the line that replaces a corner would meet no other line. */
  #canRemove(corner: Corner): boolean {
    return this.#isLineFree(this.#previous[corner]!, this.#next[corner]!, corner);
  }

  /** Whether the two lines at a corner meet no others. */
  #isFree(corner: Corner): boolean {
    return this.#isLineFree(this.#previous[corner]!, corner) && this.#isLineFree(corner, this.#next[corner]!);
  }

  /** Whether a line between two corners of a ring would meet another line; those at `without` are ignored. */
  #isLineFree(from: Corner, to: Corner, without: Corner = -1): boolean {
    const [start, end] = [this.#points[from]!, this.#points[to]!];
    const before = this.#previous[from]!;
    const after = this.#next[to]!;
    if (isSpike(this.#points[before]!, start, end) || isSpike(start, end, this.#points[after]!)) return false;
    const [xs, ys] = [this.#xs, this.#ys];
    const [west, east] = start[0] < end[0] ? [start[0], end[0]] : [end[0], start[0]];
    const [south, north] = start[1] < end[1] ? [start[1], end[1]] : [end[1], start[1]];
    for (const corner of this.#live) {
      const next = this.#next[corner]!;
      // Most lines are elsewhere.
      if ((xs[corner]! < west && xs[next]! < west) || (xs[corner]! > east && xs[next]! > east)) continue;
      if ((ys[corner]! < south && ys[next]! < south) || (ys[corner]! > north && ys[next]! > north)) continue;
      if (corner === from || corner === to || corner === without || corner === before) continue;
      if (!this.#isLive(corner)) continue;
      if (doMeet(start, end, this.#points[corner]!, this.#points[next]!)) return false;
    }
    return true;
  }

  /** Finds the corners of all lines that meet, the flattest first. */
  #findMeeting(): Corner[] {
    const meeting = new Set<Corner>();
    for (const corner of this.#live) {
      const next = this.#next[corner]!;
      if (!this.#isLineFree(corner, next)) meeting.add(corner).add(next);
    }
    return [...meeting].sort((a, b) => this.#getArea(a) - this.#getArea(b));
  }
}

/** Rounds after which rings that still meet are dropped; data of people needs one or two. */
const MAX_SEPARATING_ROUNDS = 20;
