/** Properties of the connection of a call, from the host. A caller cannot forge them. */
export interface Connection {
  /** Set by `@hono/node-server`. */
  incoming?: { socket: { remoteAddress?: string | undefined } };
  /** Whether the call comes from `inProcessFetch`. */
  isInProcess?: boolean;
}
