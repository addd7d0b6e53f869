export { createLiveRefresher } from "./refresh/live-refresher.ts";
export {
  dropOrphanedLive,
  type LiveReport,
  type RefreshOptions,
  refreshLive,
} from "./refresh/refresh-live.ts";
export { type LiveRefresh, type LiveSettings, startLiveRefresh } from "./start-live-refresh.ts";
