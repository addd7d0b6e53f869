export {
  type LiveAvailability,
  type LiveFuel,
  type LiveKind,
  type LiveRow,
  PRICED_FUELS,
} from "./live-facts.ts";
export { followLiveValues, type LiveValues } from "./live-values.ts";
export {
  createStationTable,
  getPlugKilowatts,
  type PointPlace,
  readStationTable,
  STATION_TABLE_FILE,
  type StationTable,
  writeStationTable,
} from "./station-table.ts";
export { withLive, withLiveValues } from "./with-live-values.ts";
export { LIVE_FILE, replaceLiveValues } from "./write-live-values.ts";
