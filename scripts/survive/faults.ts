import { answersOutOfOrder } from "./answers-out-of-order.ts";
import type { Fault } from "./fault.ts";
import { failingFeed } from "./feeds/failing-feed.ts";
import { hostilePlaceData } from "./hostile-place-data.ts";
import { fiveTimesCapacity } from "./load/five-times-capacity.ts";
import { quotaOvershoot } from "./load/quota-overshoot.ts";
import { slowSockets } from "./load/slow-sockets.ts";
import { mountedAndUnmounted } from "./mounted-and-unmounted.ts";
import { failingRouter } from "./routing/failing-router.ts";

/** Every fault that `npm run survive` runs, in this order. */
export const FAULTS: readonly Fault[] = [
  answersOutOfOrder,
  hostilePlaceData,
  mountedAndUnmounted,
  fiveTimesCapacity,
  slowSockets,
  quotaOvershoot,
  failingFeed,
  failingRouter,
];
