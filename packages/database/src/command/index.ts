export { type CommandContext, type DataLocation, resolveDataLocation } from "./data-location.ts";
export { readArguments, UsageError } from "./read-arguments.ts";
export { COMMAND_TIMEOUTS, runCommand } from "./run-command.ts";
export { toTerminalText } from "./terminal-text.ts";
