export { createLiveRefresher } from "./live-refresher.ts";
export { dropOrphanedLive, type LiveReport, type RefreshOptions, refreshLive } from "./refresh-live.ts";
