export { toServiceFacts } from "./fuel-services.ts";
export type { FuelStation } from "./fuel-station.ts";
export { parseParisTime, toWireTime } from "./paris-time.ts";
export { getNewestTime, readFuel } from "./read-fuel.ts";
export { readIrveLive } from "./read-irve-live.ts";
export { toEvseRegisterId, toFuelRegisterId } from "./register-ids.ts";
