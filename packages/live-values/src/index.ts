export { toServiceFacts } from "./feeds/fuel-services.ts";
export type { FuelStation } from "./feeds/fuel-station.ts";
export { parseParisTime, toWireTime } from "./feeds/paris-time.ts";
export { getNewestTime, readFuel } from "./feeds/read-fuel.ts";
export { readIrveLive } from "./feeds/read-irve-live.ts";
export { toEvseRegisterId, toFuelRegisterId } from "./feeds/register-ids.ts";
export { createLiveRefresher } from "./refresh/live-refresher.ts";
export {
  dropOrphanedLive,
  type LiveReport,
  type RefreshOptions,
  refreshLive,
} from "./refresh/refresh-live.ts";
export { type LiveRefresh, type LiveSettings, startLiveRefresh } from "./start-live-refresh.ts";
