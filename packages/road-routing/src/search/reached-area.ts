import { EARTH_RADIUS_METRES } from "@lieudit/place-model";
import { getHead, getTail, type RoadGraph, toEdge, UNITS_PER_DEGREE } from "../graph/road-graph.ts";
import type { ReachedArea } from "../router.ts";
import { RADIANS_PER_UNIT } from "./metres.ts";
import { traceOutlines } from "./trace-outlines.ts";

/** Cells along the longer side of an area. */
const MAX_CELLS = 400;
const MIN_CELL_METRES = 10;
/** Half the width of the blocks of houses between streets that belong to the area. */
const BLOCK_METRES = 70;
/** How far houses are from the street that leads to them. */
const HOUSE_METRES = 15;
/** Smaller holes are filled. */
const MIN_HOLE_METRES = 400;

/** The parts of roads that are within a time, as they are found, and the area that they cover. */
export class ReachedParts {
  readonly #graph: RoadGraph;
  readonly #arcs: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #isWhole: Uint8Array;
  #south = Number.POSITIVE_INFINITY;
  #north = Number.NEGATIVE_INFINITY;
  #west = Number.POSITIVE_INFINITY;
  #east = Number.NEGATIVE_INFINITY;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#isWhole = new Uint8Array(graph.edgeFrom.length);
  }

  /** Adds an arc from share `start` to share `end` of its length. */
  add(arc: number, start: number, end: number): void {
    const edge = toEdge(arc);
    if (this.#isWhole[edge] === 1) return;
    if (start <= 0 && end >= 1) this.#isWhole[edge] = 1;
    this.#arcs.push(arc);
    this.#starts.push(start);
    this.#ends.push(end);
    const { nodeLatitudes, nodeLongitudes } = this.#graph;
    // A bend outside the box of the nodes is cut off; it is within the margin of the grid, or small.
    for (const node of [getTail(this.#graph, arc), getHead(this.#graph, arc)]) {
      const latitude = nodeLatitudes[node] as number;
      const longitude = nodeLongitudes[node] as number;
      if (latitude < this.#south) this.#south = latitude;
      if (latitude > this.#north) this.#north = latitude;
      if (longitude < this.#west) this.#west = longitude;
      if (longitude > this.#east) this.#east = longitude;
    }
  }

  toArea(): ReachedArea {
    if (this.#arcs.length === 0) return { rings: [] };
    const metresPerUnit = EARTH_RADIUS_METRES * RADIANS_PER_UNIT;
    const cosine = Math.max(0.01, Math.cos(((this.#south + this.#north) / 2) * RADIANS_PER_UNIT));
    const height = (this.#north - this.#south) * metresPerUnit;
    const width = (this.#east - this.#west) * metresPerUnit * cosine;
    const cellMetres = Math.max(MIN_CELL_METRES, Math.max(height, width) / MAX_CELLS);
    const margin = Math.ceil((2 * BLOCK_METRES) / cellMetres) + 2;
    const rowUnits = cellMetres / metresPerUnit;
    const columnUnits = rowUnits / cosine;
    const south = this.#south - margin * rowUnits;
    const west = this.#west - margin * columnUnits;
    const columns = Math.ceil(width / cellMetres) + 2 * margin;
    const rows = Math.ceil(height / cellMetres) + 2 * margin;
    const cells = new Uint8Array(rows * columns);
    const mark = (row: number, column: number) => {
      if (row >= 0 && column >= 0 && row < rows && column < columns) cells[row * columns + column] = 1;
    };
    const { nodeLatitudes, nodeLongitudes, edgeLengths } = this.#graph;
    for (let i = 0; i < this.#arcs.length; i += 1) {
      const arc = this.#arcs[i] as number;
      const [start, end] = [this.#starts[i] as number, this.#ends[i] as number];
      if (start <= 0 && end >= 1 && (edgeLengths[toEdge(arc)] as number) <= 10 * cellMetres) {
        // The streets before and after mark its other cell.
        const node = getHead(this.#graph, arc);
        const row = Math.floor(((nodeLatitudes[node] as number) - south) / rowUnits);
        mark(row, Math.floor(((nodeLongitudes[node] as number) - west) / columnUnits));
      } else this.#walk(arc, start, end, { south, west, rowUnits, columnUnits }, mark);
    }
    // Closes the gaps between streets, and leaves the strip of houses along the outer ones.
    const toCells = (metres: number) => Math.round(metres / cellMetres);
    const grown = spread(cells, columns, toCells(BLOCK_METRES), 1);
    const area = spread(grown, columns, Math.max(0, toCells(BLOCK_METRES) - toCells(HOUSE_METRES)), 0);
    const rings = traceOutlines(area, columns, (MIN_HOLE_METRES / cellMetres) ** 2);
    return {
      rings: rings.map((ring) =>
        ring.map(({ row, column }) => ({
          latitude: (south + row * rowUnits) / UNITS_PER_DEGREE,
          longitude: (west + column * columnUnits) / UNITS_PER_DEGREE,
        })),
      ),
    };
  }

  /** Calls back for the cells along a part of an arc. */
  #walk(
    arc: number,
    start: number,
    end: number,
    grid: { south: number; west: number; rowUnits: number; columnUnits: number },
    visit: (row: number, column: number) => void,
  ): void {
    const graph = this.#graph;
    const edge = toEdge(arc);
    const first = graph.edgeShapes[edge] as number;
    const count = (graph.edgeShapes[edge + 1] as number) - first;
    const isForth = (arc & 1) === 0;
    const length = (graph.edgeLengths[edge] as number) / 10;
    const metresPerRow = grid.rowUnits * EARTH_RADIUS_METRES * RADIANS_PER_UNIT;
    const toRow = (latitude: number) => (latitude - grid.south) / grid.rowUnits;
    const toColumn = (longitude: number) => (longitude - grid.west) / grid.columnUnits;
    let row = toRow(graph.nodeLatitudes[getTail(graph, arc)] as number);
    let column = toColumn(graph.nodeLongitudes[getTail(graph, arc)] as number);
    let done = 0;
    for (let i = 0; i <= count; i += 1) {
      const shape = first + (isForth ? i : count - 1 - i);
      const isLast = i === count;
      const nextRow = toRow(
        (isLast ? graph.nodeLatitudes[getHead(graph, arc)] : graph.shapeLatitudes[shape]) as number,
      );
      const nextColumn = toColumn(
        (isLast ? graph.nodeLongitudes[getHead(graph, arc)] : graph.shapeLongitudes[shape]) as number,
      );
      const cellsLong = Math.hypot(nextRow - row, nextColumn - column);
      const share = length === 0 ? 1 : (cellsLong * metresPerRow) / length;
      const from = Math.max(0, (start - done) / share);
      const to = Math.min(1, (end - done) / share);
      const steps = Math.max(1, Math.ceil(2 * cellsLong * (to - from)));
      for (let step = 0; from <= to && step <= steps; step += 1) {
        const part = from + ((to - from) * step) / steps;
        visit(Math.floor(row + part * (nextRow - row)), Math.floor(column + part * (nextColumn - column)));
      }
      done += share;
      row = nextRow;
      column = nextColumn;
    }
  }
}

/** Spreads the cells of a value over `distance` cells in each direction. */
function spread(cells: Uint8Array, columns: number, distance: number, value: 0 | 1): Uint8Array {
  if (distance === 0) return cells;
  return spreadAlong(
    spreadAlong(cells, 1, columns, distance, value),
    columns,
    cells.length / columns,
    distance,
    value,
  );
}

/** Spreads along lines of `count` cells that are `step` apart. */
function spreadAlong(
  cells: Uint8Array,
  step: number,
  count: number,
  distance: number,
  value: 0 | 1,
): Uint8Array {
  const result = new Uint8Array(cells.length).fill(1 - value);
  const lines = cells.length / count;
  for (let line = 0; line < lines; line += 1) {
    const first = step === 1 ? line * count : line;
    let last = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count + distance; i += 1) {
      if (i < count && cells[first + i * step] === value) last = i;
      // Cell `i - distance` is near one at `last` before, or at most `distance` behind, it.
      const cell = i - distance;
      if (cell >= 0 && cell - last <= distance) result[first + cell * step] = value;
    }
  }
  return result;
}
