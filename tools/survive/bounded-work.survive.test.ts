import { expensiveCalls } from "./bounded-work/expensive-calls.ts";
import { expensiveLists } from "./bounded-work/expensive-lists.ts";
import { describeScenarios } from "./describe-scenarios.ts";

/** Calls of the places service, and lists of the site, that cost as much as possible. */
describeScenarios([expensiveCalls, expensiveLists]);
