export { type LiveRefresh, type LiveSettings, startLiveRefresh } from "./start-live-refresh.ts";
