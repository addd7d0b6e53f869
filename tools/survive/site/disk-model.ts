import { basename, dirname } from "node:path";
import type { OrderEvent } from "./write-order.ts";

/** What would be lost, or could be, if the power went away now. */
export type LossKind = "a file" | "a name" | "a commit" | "an answer without a commit";

/**
 * Follows what processes do to the disk, and finds where they rely on what
 * would not outlive a power cut: a row that names a file before file and name
 * are synced, a commit that is not, an answer before a commit.
 */
export class DiskModel {
  readonly losses: { kind: LossKind; text: string }[] = [];
  readonly #unsynced = new Set<string>();
  /** Names that their folder may forget. */
  readonly #unnamed = new Set<string>();
  #hasCommitted = false;

  /** @param worker the process that answers */
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
        // Workers write into quarantine, the first process everything else; each before its row.
        this.#expectSynced(event.pid === worker ? /\/quarantine(?:\/|$)/ : /\/(?:files|outbox)(?:\/|$)/);
        this.#hasCommitted ||= event.pid === worker;
        break;
      case "answer":
        if (!this.#hasCommitted && (event.status === 303 || event.status === 204))
          this.#lose("an answer without a commit", String(event.status));
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

/** As `pragma synchronous` tells it: what is committed is on the disk. */
const SYNCHRONOUS_FULL = 2;
