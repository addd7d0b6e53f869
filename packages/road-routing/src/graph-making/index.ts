export { RoadGraphError, readRoadGraph, writeRoadGraph } from "../graph/graph-file.ts";
export { EDGE_FLAGS, type RoadGraph, toModeBit } from "../graph/road-graph.ts";
export { TRAVEL_MODES, type TravelMode } from "../router.ts";
export { buildRoadGraph } from "./build-road-graph.ts";
export { GrowingArray } from "./growing-array.ts";
export { NO_POSITION, type RoadInput, type RoadUse, type TurnRule } from "./road-input.ts";
