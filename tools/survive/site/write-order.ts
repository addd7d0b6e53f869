import { ServerResponse } from "node:http";
import { type DiskAct, watchWrites } from "./watch-writes.ts";

/** What a process of the site did, in its order: to the disk, or an answer to a caller. */
export type OrderEvent = { pid: number } & (DiskAct | { act: "answer"; status: number });

/** Has `tell` called for everything that reached the disk, and for every answer before it leaves. */
export function recordOrder(tell: (event: OrderEvent) => void): void {
  const { pid } = process;
  watchWrites(
    () => {},
    (act) => tell({ pid, ...act }),
  );
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, status: number, ...rest: never[]) {
    tell({ pid, act: "answer", status });
    return writeHead.call(this, status, ...rest);
  } as typeof writeHead;
}
