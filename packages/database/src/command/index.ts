export { type CommandContext, type DataLocation, resolveDataLocation } from "./data-location.ts";
export { readArguments, UsageError } from "./read-arguments.ts";
