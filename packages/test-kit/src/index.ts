export { aPlace } from "./a-place.ts";
export { aPlaceRecord } from "./a-place-record.ts";
export type { FakeFault } from "./fake-fault.ts";
export {
  createFakePlacesServer,
  type FakeCall,
  type FakePlacesServer,
  type FakePlacesServerOptions,
  type FakeReader,
  type HeldCall,
} from "./fake-places-server.ts";
export type { FakeWays } from "./fake-routing.ts";
