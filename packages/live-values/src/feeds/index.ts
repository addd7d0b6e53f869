export { serviceFacts } from "./fuel-services.ts";
export type { FuelStation } from "./fuel-station.ts";
export { parisTime, wireTime } from "./paris-time.ts";
export { newestTime, readFuel } from "./read-fuel.ts";
export { readIrveLive } from "./read-irve-live.ts";
export { evseRegisterId, fuelRegisterId } from "./register-ids.ts";
