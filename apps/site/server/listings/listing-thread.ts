import { parentPort, workerData } from "node:worker_threads";
import { StoreError } from "@lieudit/database";
import { type ListingStore, openListingStore } from "@lieudit/listing-store";
import type {
  ListingCall,
  ListingCallError,
  ListingResult,
  ListingThreadSettings,
} from "./open-listing-thread.ts";

/* The thread of `openListingThread`: runs the methods of a listing store. */
const port = parentPort;
if (port === null) throw new Error("listing-thread.ts runs as a thread of a process that serves pages");

// From our own main thread.
const { fixedClock, ...location } = workerData as ListingThreadSettings;
const post = (result: ListingResult) => port.postMessage(result);

try {
  const store = await openListingStore({ ...location, now: () => fixedClock ?? new Date() });
  // The first load takes longer than a call may. Without a database, the first call gets the error.
  await store.count().catch(() => {});
  port.on("message", (call: ListingCall) => void run(store, call));
  post({ id: 0, value: null });
} catch (error) {
  post({ id: 0, error: toPlainError(error) });
}

async function run(store: ListingStore, { id, method, args }: ListingCall): Promise<void> {
  try {
    // `openListingThread` passes the arguments of the method of this name.
    const call = store[method] as (...args: unknown[]) => Promise<unknown>;
    post({ id, value: await call.apply(store, [...args]) });
  } catch (error) {
    post({ id, error: toPlainError(error) });
  }
  if (method === "close") port?.close();
}

/** Errors lose their name and code between threads. */
function toPlainError(error: unknown): ListingCallError {
  const { message, stack, errcode, cause } = error as Error & { errcode?: number };
  return {
    message,
    stack,
    code: error instanceof StoreError ? error.code : undefined,
    errcode: errcode ?? (cause as { errcode?: number } | undefined)?.errcode,
  };
}
