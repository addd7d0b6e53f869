import { StoreError } from "@lieudit/database";

/** One line in this time is enough for the operator. */
const LOG_EVERY_MS = 60_000;

/**
 * Wraps a store of listings or leads for pages. While its database is
 * unreachable, pages respond with status 503 and say when to come back.
 */
export function storeForPages<Store extends object>(
  store: Store,
  log: (line: string) => void,
  now: () => number = Date.now,
): Store {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const refuse = (error: unknown): never => {
    if (!(error instanceof StoreError) || error.code !== "UNAVAILABLE") throw error;
    if (now() - loggedAt >= LOG_EVERY_MS) {
      loggedAt = now();
      log(error.message);
    }
    throw new Response(null, { status: 503 });
  };
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return async (...call: unknown[]) => {
        try {
          return await member.apply(target, call);
        } catch (error) {
          return refuse(error);
        }
      };
    },
  });
}
