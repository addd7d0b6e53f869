export { type DatabaseHosts, HostConnector, parseDatabaseHosts } from "./database-hosts.ts";
export { describeHosts, type HostState } from "./describe-hosts.ts";
