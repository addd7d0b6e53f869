/** A corner of cells: row 0 and column 0 are the south-western one of the grid. */
export interface GridCorner {
  row: number;
  column: number;
}

/** Outlines are simplified by less than a cell. */
const TOLERANCE_CELLS = 0.75;

/**
 * Returns the outlines of the cells that are 1: rings around areas and around their holes.
 * The cells at the margin of the grid must be 0.
 *
 * @param minCells smaller holes are omitted.
 */
export function traceOutlines(cells: Uint8Array, columns: number, minCells: number): GridCorner[][] {
  const rows = cells.length / columns;
  const width = columns + 1;
  // Sides between a cell that is 1 and one that is 0, by their first corner; the cell is on their left.
  const sides = new Map<number, number[]>();
  const addSide = (from: number, to: number) => {
    const known = sides.get(from);
    if (known === undefined) sides.set(from, [to]);
    else known.push(to);
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = row * columns + column;
      if (cells[cell] !== 1) continue;
      const corner = row * width + column;
      if (cells[cell - columns] !== 1) addSide(corner, corner + 1);
      if (cells[cell + 1] !== 1) addSide(corner + 1, corner + width + 1);
      if (cells[cell + columns] !== 1) addSide(corner + width + 1, corner + width);
      if (cells[cell - 1] !== 1) addSide(corner + width, corner);
    }
  }
  const rings: GridCorner[][] = [];
  for (const start of sides.keys()) {
    while ((sides.get(start)?.length ?? 0) > 0) {
      const ring: GridCorner[] = [];
      for (let corner = start; ; ) {
        ring.push({ row: Math.floor(corner / width), column: corner % width });
        const next = sides.get(corner)?.pop();
        if (next === undefined || next === start) break;
        corner = next;
      }
      const area = measureArea(ring);
      // Rings around holes run clockwise.
      if (area > 0 || -area >= minCells) rings.push(simplify(ring));
    }
  }
  return rings;
}

/** Area in cells; negative for a clockwise ring. */
function measureArea(ring: readonly GridCorner[]): number {
  return (
    ring.reduce((sum, { row, column }, i) => {
      const next = ring[(i + 1) % ring.length] as GridCorner;
      return sum + column * next.row - next.column * row;
    }, 0) / 2
  );
}

/** Removes corners of a ring that are hardly off the line of the others, by Douglas and Peucker. */
function simplify(ring: readonly GridCorner[]): GridCorner[] {
  if (ring.length < 8) return [...ring];
  const isKept = new Uint8Array(ring.length + 1);
  const half = ring.length >>> 1;
  const closed = [...ring, ring[0] as GridCorner];
  for (const i of [0, half, ring.length]) isKept[i] = 1;
  const stack: [from: number, to: number][] = [
    [0, half],
    [half, ring.length],
  ];
  for (let part = stack.pop(); part !== undefined; part = stack.pop()) {
    const [from, to] = part;
    const a = closed[from] as GridCorner;
    const b = closed[to] as GridCorner;
    const length = Math.hypot(b.row - a.row, b.column - a.column);
    let farthest = -1;
    let distance = TOLERANCE_CELLS;
    for (let i = from + 1; i < to; i += 1) {
      const { row, column } = closed[i] as GridCorner;
      const cross = Math.abs((b.column - a.column) * (row - a.row) - (b.row - a.row) * (column - a.column));
      const away = length === 0 ? Math.hypot(row - a.row, column - a.column) : cross / length;
      if (away <= distance) continue;
      farthest = i;
      distance = away;
    }
    if (farthest < 0) continue;
    isKept[farthest] = 1;
    stack.push([from, farthest], [farthest, to]);
  }
  return ring.filter((_, i) => isKept[i] === 1);
}
