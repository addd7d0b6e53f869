import { describeScenarios } from "./describe-scenarios.ts";
import { fiveTimesCapacity } from "./load/five-times-capacity.ts";
import { halfLoad } from "./load/half-load.ts";
import { quotaOvershoot } from "./load/quota-overshoot.ts";
import { restartUnderLoad } from "./load/restart-under-load.ts";
import { slowSockets } from "./load/slow-sockets.ts";

/** The places service under load. */
describeScenarios([fiveTimesCapacity, slowSockets, quotaOvershoot, restartUnderLoad, halfLoad]);
