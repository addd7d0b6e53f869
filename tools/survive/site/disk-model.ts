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
  /** All files that were made or renamed. */
  readonly #files = new Set<string>();
  #hasCommitted = false;

  /** @param worker the process that sends responses */
  follow(event: OrderEvent, worker: number): void {
    switch (event.act) {
      case "create":
        this.#unsynced.add(event.path);
        this.#unnamed.add(event.path);
        this.#files.add(event.path);
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
        this.#files.add(event.to);
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
        // Workers write to quarantine, and one form is sent at a time.
        if (event.pid === worker) this.#expectSynced((path) => /\/quarantine(?:\/|$)/.test(path));
        // The primary process works on photos and emails at the same time, so a commit is for the files its rows name.
        else this.#expectSynced((path) => OUTPUT.test(path) && this.#isNamed(path, event.texts));
        this.#hasCommitted ||= event.pid === worker;
        break;
      case "respond":
        if (!this.#hasCommitted && (event.status === 303 || event.status === 204))
          this.#lose("a response without a commit", String(event.status));
        this.#hasCommitted = false;
    }
  }

  #expectSynced(isExpected: (path: string) => boolean): void {
    for (const path of this.#unsynced) if (isExpected(path)) this.#lose("a file", basename(path));
    for (const path of this.#unnamed) if (isExpected(path)) this.#lose("a name", basename(path));
  }

  /** Whether a row with these texts names the file, or a file in the folder. */
  #isNamed(path: string, texts: readonly string[]): boolean {
    const names = texts.filter((text) => text.length >= MIN_NAME_LENGTH);
    return [...this.#files].some(
      (file) =>
        (file === path || file.startsWith(`${path}/`)) &&
        names.some((name) => basename(file).includes(basename(name))),
    );
  }

  #lose(kind: LossKind, text: string): void {
    this.losses.push({ kind, text });
  }
}

/** Value of `pragma synchronous` at which commits are synced. */
const SYNCHRONOUS_FULL = 2;

/** Where the primary process writes. */
const OUTPUT = /\/(?:files|outbox)(?:\/|$)/;
/** Ids of leads and files have at least this many characters; shorter texts are states. */
const MIN_NAME_LENGTH = 10;
