import type { Quota } from "../keys/count-calls.ts";

/** Properties of the connection of a call, from the host. A caller cannot forge them. */
export interface Connection {
  /** Set by `@hono/node-server`. */
  incoming?: { socket: { remoteAddress?: string | undefined } };
  /** Whether the call comes from `inProcessFetch`. */
  isInProcess?: boolean;
}

/** What the host and the middlewares of the API tell about a call. */
export interface PlacesApiEnv {
  Bindings: Connection;
  Variables: {
    requestId: string;
    /** What is left of the limit of the caller's key, if it has one. */
    quota: Quota | undefined;
  };
}
