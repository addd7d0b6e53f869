import { expensiveCalls } from "./bounded-work/expensive-calls.ts";
import { describeScenarios } from "./describe-scenarios.ts";

/** Calls that cost as much as possible. */
describeScenarios([expensiveCalls]);
