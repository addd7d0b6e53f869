export { aPlace } from "./a-place.ts";
export { aPlaceRecord } from "./a-place-record.ts";
export type { FakeCall } from "./fake-server/fake-call.ts";
export type { FakeFault } from "./fake-server/fake-fault.ts";
export {
  createFakePlacesServer,
  type FakePlacesServer,
  type HeldCall,
} from "./fake-server/fake-places-server.ts";
export type { FakeWays } from "./fake-server/fake-routing.ts";
export type { FakePlacesServerOptions, FakeReader } from "./fake-server/server-options.ts";
