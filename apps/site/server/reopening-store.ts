import { StoreError } from "@lieudit/database";

/** Pause between two attempts to open a store. */
const RETRY_MS = 1_000;
/** Calls that are still running on a damaged store end within this time. */
const CLOSE_AFTER_MS = 5_000;
/** SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_NOTADB: the file is damaged, or was removed or replaced. */
const DAMAGE: ReadonlySet<number> = new Set([11, 14, 26]);

/**
 * Returns a store that opens at its first call, and again after its file was damaged. Until it
 * opens, its methods throw. So a damaged database does not keep the rest of the site from
 * starting, and its pages come back once it is repaired.
 *
 * All methods of the store must be asynchronous, and throw {StoreError} UNAVAILABLE while it is
 * damaged.
 *
 * @param subject the content of the store in French, for messages
 */
export function createReopeningStore<Store extends { close(): Promise<void> }>(
  open: () => Promise<Store>,
  subject: string,
  nowMs: () => number = () => performance.now(),
): Store {
  let current: Promise<Store> | undefined;
  let failure: { error: unknown; at: number } | undefined;

  function getStore(): Promise<Store> {
    if (failure !== undefined && nowMs() - failure.at < RETRY_MS) return Promise.reject(failure.error);
    failure = undefined;
    current ??= open().catch((error: unknown) => {
      current = undefined;
      failure = { error, at: nowMs() };
      throw error;
    });
    return current;
  }

  function discard(opened: Promise<Store>, error: unknown): void {
    if (current !== opened) return;
    current = undefined;
    failure = { error, at: nowMs() };
    setTimeout(() => {
      opened.then((store) => store.close()).catch(() => {});
    }, CLOSE_AFTER_MS).unref();
  }

  async function call(name: string | symbol, parameters: unknown[]): Promise<unknown> {
    const opened = getStore();
    const store = await opened;
    try {
      // Every method of a store is asynchronous, as documented above.
      const method = Reflect.get(store, name) as (...all: unknown[]) => Promise<unknown>;
      return await method.apply(store, parameters);
    } catch (error) {
      if (!isDamage(error)) throw error;
      const reason =
        error instanceof StoreError
          ? error
          : new StoreError(
              "UNAVAILABLE",
              `La base des ${subject} est abîmée (${(error as Error).message}) ; restaurez-la d’une sauvegarde.`,
              { cause: error },
            );
      discard(opened, reason);
      throw reason;
    }
  }

  const close = async () => {
    await (await current?.catch(() => undefined))?.close();
  };
  // A proxy has the methods of the store before the store exists.
  return new Proxy({} as Store, {
    get(_target, name) {
      // A promise of the store must not take it for a promise.
      if (name === "then" || typeof name === "symbol") return undefined;
      return name === "close" ? close : (...parameters: unknown[]) => call(name, parameters);
    },
  });
}

function isDamage(error: unknown): boolean {
  const { errcode, cause } = error as { errcode?: number; cause?: { errcode?: number } };
  return DAMAGE.has((errcode ?? cause?.errcode ?? 0) & 0xff);
}
