import fs from "node:fs";
import promises, { type FileHandle } from "node:fs/promises";
import { ServerResponse } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** A write of a process to the disk. */
export type DiskAct =
  | { act: "create" | "write" | "sync" | "remove" | "make folder"; path: string }
  | { act: "rename"; path: string; to: string }
  /** A commit of SQLite; it is synced when `synchronous` is 2 or more. `texts` are the texts that its rows took. */
  | { act: "commit"; path: string; synchronous: number; texts: string[] };

/** A write to the disk, or the response to a client, of a process of the site. */
export type OrderEvent = { pid: number } & (DiskAct | { act: "respond"; status: number });

/**
 * Calls `before` before each write of this process, and `after` after it. If
 * `before` throws, the write fails with that error.
 */
export function watchWrites(before: (act: DiskAct) => void, after: (act: DiskAct) => void): void {
  watchFiles(before, after);
  watchDatabases(before, after);
}

type Watcher = (act: DiskAct) => void;
const WRITES = /[wax+]/;

function watchFiles(before: Watcher, after: Watcher): void {
  const { open, rename, mkdir, rm, writeFile } = promises;
  const watched = async <Result>(act: DiskAct, work: () => Promise<Result>): Promise<Result> => {
    before(act);
    const result = await work();
    after(act);
    return result;
  };
  promises.open = async (path, flags = "r", mode) => {
    const isNew = WRITES.test(String(flags));
    const opened = () => open(path, flags, mode);
    const handle = isNew ? await watched({ act: "create", path: String(path) }, opened) : await opened();
    watchHandle(handle, String(path), watched);
    return handle;
  };
  promises.rename = (path, to) =>
    watched({ act: "rename", path: String(path), to: String(to) }, () => rename(path, to));
  promises.rm = (path, options) => watched({ act: "remove", path: String(path) }, () => rm(path, options));
  promises.mkdir = (async (path: string, options: fs.MakeDirectoryOptions) => {
    const made = await mkdir(path, options);
    for (let folder = path; made !== undefined && folder.length >= made.length; folder = dirname(folder))
      await watched({ act: "make folder", path: folder }, async () => {});
    return made;
  }) as typeof mkdir;
  promises.writeFile = async (path, ...rest) => {
    await watched({ act: "write", path: String(path) }, () => writeFile(path, ...rest));
    const [, options] = rest;
    if (typeof options === "object" && options !== null && "flush" in options && options.flush === true)
      await watched({ act: "sync", path: String(path) }, async () => {});
  };
  const { openSync } = fs;
  fs.openSync = (path, flags = "r", mode) => {
    if (!WRITES.test(String(flags))) return openSync(path, flags, mode);
    const act = { act: "create", path: String(path) } as const;
    before(act);
    const file = openSync(path, flags, mode);
    after(act);
    return file;
  };
  // Applies the changes to named imports too.
  syncBuiltinESMExports();
}

function watchHandle(
  handle: FileHandle,
  path: string,
  watched: <Result>(act: DiskAct, work: () => Promise<Result>) => Promise<Result>,
): void {
  for (const [name, act] of [
    ["write", "write"],
    ["writeFile", "write"],
    ["sync", "sync"],
    ["datasync", "sync"],
  ] as const) {
    const own = handle[name].bind(handle) as (...call: unknown[]) => Promise<unknown>;
    Object.defineProperty(handle, name, {
      configurable: true,
      value: (...call: unknown[]) => watched({ act, path }, () => own(...call)),
    });
  }
}

function watchDatabases(before: Watcher, after: Watcher): void {
  const { prepare } = DatabaseSync.prototype;
  /** Texts of the open transaction of each database. */
  const texts = new WeakMap<DatabaseSync, string[]>();
  DatabaseSync.prototype.prepare = function (sql, ...rest) {
    const statement = prepare.call(this, sql, ...rest);
    const isWrite = /^\s*(?:insert|update|delete)\b/i.test(sql);
    if (!isWrite && sql !== "commit") return statement;
    const act = (parameters: unknown[]): DiskAct => {
      const written = [
        ...(texts.get(this) ?? []),
        ...parameters.filter((value) => typeof value === "string"),
      ];
      texts.set(this, sql !== "commit" && this.isTransaction ? written : []);
      // Outside a transaction each write is its own commit.
      if (sql !== "commit" && this.isTransaction) return { act: "write", path: this.location() ?? "" };
      const row = prepare.call(this, "pragma synchronous").get();
      return {
        act: "commit",
        path: this.location() ?? "",
        synchronous: Number(row?.synchronous),
        texts: written,
      };
    };
    for (const name of ["run", "all", "get"] as const) {
      const own = statement[name].bind(statement) as (...call: unknown[]) => unknown;
      Object.defineProperty(statement, name, {
        configurable: true,
        value: (...call: unknown[]) => {
          const done = act(call);
          before(done);
          const result = own(...call);
          after(done);
          return result;
        },
      });
    }
    return statement as StatementSync;
  };
}

/** Records the order of writes and responses of this process. Responses are recorded before they are sent. */
export function recordOrder(record: (event: OrderEvent) => void): void {
  const { pid } = process;
  watchWrites(
    () => {},
    (act) => record({ pid, ...act }),
  );
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, status: number, ...rest: never[]) {
    record({ pid, act: "respond", status });
    return writeHead.call(this, status, ...rest);
  } as typeof writeHead;
}
