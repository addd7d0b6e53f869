export { type BackgroundThread, startBackgroundThread } from "./background-thread.ts";
export { LOW_PRIORITY, lowerProcessPriority, lowerThreadPriority } from "./low-priority.ts";
