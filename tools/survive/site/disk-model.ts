import { basename, dirname } from "node:path";
import type { OrderEvent } from "./watch-writes.ts";

/** Data that a power failure could lose. */
export type LossKind = "a file" | "a name" | "a commit" | "a response without a commit";

/**
 * Models the disk and finds writes that a power failure could lose. Examples
 * are a row that names an unsynced file, an unsynced commit, or a response
 * before the commit.
 */
export class DiskModel {
  readonly losses: { kind: LossKind; text: string }[] = [];
  readonly #unsynced = new Set<string>();
  /** Names in folders that are not synced. */
  readonly #unnamed = new Set<string>();
  #hasCommitted = false;

  /** @param worker the process that sends responses */
  follow(event: OrderEvent, worker: number): void {
    switch (event.act) {
      case "create":
        this.#unsynced.add(event.path);
        this.#unnamed.add(event.path);
        break;
      case "write":
        if (!event.path.endsWith(".sqlite")) this.#unsynced.add(event.path);
        break;
      case "make folder":
        this.#unnamed.add(event.path);
        break;
      case "rename":
        if (this.#unsynced.delete(event.path)) this.#unsynced.add(event.to);
        this.#unnamed.delete(event.path);
        this.#unnamed.add(event.to);
        break;
      case "remove":
        this.#unsynced.delete(event.path);
        this.#unnamed.delete(event.path);
        break;
      case "sync":
        this.#unsynced.delete(event.path);
        for (const path of this.#unnamed) if (dirname(path) === event.path) this.#unnamed.delete(path);
        break;
      case "commit":
        if (!event.path.endsWith("leads.sqlite")) break;
        if (event.synchronous < SYNCHRONOUS_FULL)
          this.#lose("a commit", `synchronous is ${event.synchronous}`);
        // Workers write to quarantine, the primary process writes everything else, each before its row.
        this.#expectSynced(event.pid === worker ? /\/quarantine(?:\/|$)/ : /\/(?:files|outbox)(?:\/|$)/);
        this.#hasCommitted ||= event.pid === worker;
        break;
      case "respond":
        if (!this.#hasCommitted && (event.status === 303 || event.status === 204))
          this.#lose("a response without a commit", String(event.status));
        this.#hasCommitted = false;
    }
  }

  #expectSynced(where: RegExp): void {
    for (const path of this.#unsynced) if (where.test(path)) this.#lose("a file", basename(path));
    for (const path of this.#unnamed) if (where.test(path)) this.#lose("a name", basename(path));
  }

  #lose(kind: LossKind, text: string): void {
    this.losses.push({ kind, text });
  }
}

/** Value of `pragma synchronous` at which commits are synced. */
const SYNCHRONOUS_FULL = 2;
