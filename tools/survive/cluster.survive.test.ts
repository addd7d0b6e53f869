import { failOver } from "./cluster/fail-over.ts";
import { leaseHeldTwice } from "./cluster/lease-held-twice.ts";
import { describeScenarios } from "./describe-scenarios.ts";

/** Several servers over several databases. */
describeScenarios([failOver, leaseHeldTwice]);
