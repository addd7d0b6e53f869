import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, fstatSync, openSync, readFileSync } from "node:fs";
import { chown, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { findPostgres } from "./find-postgres.ts";
import { type ServerUser, serverUser } from "./server-user.ts";
import { copyTemplateCluster, SUPERUSER } from "./template-cluster.ts";

const run = promisify(execFile);

/** A system's limit for the path of a socket, 104 to 108 bytes, less the name of PostgreSQL's. */
const MAX_SOCKET_FOLDER_LENGTH = 85;
const START_TIMEOUT_MS = 30_000;

/** A real PostgreSQL server of one test file, with a database of its own. */
export interface PostgresServer {
  /** `postgresql://…` of the first database, for `pg`, `psql` and `DATABASE_URL`. */
  readonly url: string;
  /** The URL of another, new and empty database. */
  newDatabase(): Promise<string>;
  /** Ends the server as an administrator does: connections are cut, the data stay. */
  stop(): Promise<void>;
  /** Starts the server, after `stop()` if it runs. */
  restart(): Promise<void>;
  /** Ends every process of the server at once, with no chance to write anything. */
  kill(): Promise<void>;
  /** Keeps the server's processes from running: connections stay, nothing answers. */
  freeze(): Promise<void>;
  /** Lets frozen processes run on. */
  thaw(): Promise<void>;
  /** Ends the server and deletes all that it wrote. Also done when the process that started it is gone. */
  remove(): Promise<void>;
}

export interface PostgresOptions {
  /** Sync each commit to disk. Default false: what is committed survives `kill()`, not a power cut of the machine. */
  fsync?: boolean;
  /** Settings of `postgresql.conf`, such as `{ max_connections: "20" }`. */
  settings?: Readonly<Record<string, string>>;
}

/**
 * Starts a PostgreSQL server in a temporary folder. It listens on a socket in
 * that folder and on no port, so servers never meet each other.
 *
 * Start one in a test file at most, and call `remove()` when its tests end.
 *
 * @throws {Error} when none is installed (`postgresIsInstalled()` tells), or it does not start; with its log.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) {
    throw new Error("No PostgreSQL server is installed; ask postgresIsInstalled() first.");
  }
  const user = serverUser();
  const folder = await mkdtemp(join(socketParent(), "lieudit-pg-"));
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? -1);
  const watchdog = startWatchdog(folder, user);
  try {
    await copyTemplateCluster(programs, join(folder, "data"), user);
    const server = new Server(programs, folder, user, watchdog, serverArguments(folder, options));
    await server.restart();
    return server;
  } catch (error) {
    await endWatchdog(watchdog);
    throw error;
  }
}

class Server implements PostgresServer {
  readonly url: string;
  readonly #programs: string;
  readonly #folder: string;
  readonly #user: ServerUser;
  readonly #watchdog: ChildProcess;
  readonly #arguments: string[];
  #process: ChildProcess | undefined;
  #databases = 0;

  constructor(programs: string, folder: string, user: ServerUser, watchdog: ChildProcess, args: string[]) {
    this.#programs = programs;
    this.#folder = folder;
    this.#user = user;
    this.#watchdog = watchdog;
    this.#arguments = args;
    this.url = this.#urlOf("postgres");
  }

  async newDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `test_${this.#databases}`;
    const at = ["--host", this.#folder, "--username", SUPERUSER, "--no-password"];
    await run(join(this.#programs, "createdb"), [...at, "--template", "template0", name]);
    return this.#urlOf(name);
  }

  async stop(): Promise<void> {
    await this.#end(async (postmaster) => {
      process.kill(postmaster, "SIGINT");
      await this.#signalAll(postmaster, "SIGCONT");
    });
  }

  async kill(): Promise<void> {
    // A backend whose parent is gone ends by itself, but not at once, and holds up the next start until then.
    await this.#end((postmaster) => this.#signalAll(postmaster, "SIGKILL"));
  }

  async freeze(): Promise<void> {
    await this.#signalAll(this.#postmaster(), "SIGSTOP");
  }

  async thaw(): Promise<void> {
    await this.#signalAll(this.#postmaster(), "SIGCONT");
  }

  async restart(): Promise<void> {
    if (this.#process !== undefined) await this.stop();
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      try {
        return await this.#start();
      } catch (error) {
        // A killed server's memory is let go of by its last process, and that is not at once.
        const isHeld = /pre-existing shared memory block/.test(String(error)) && Date.now() < deadline;
        if (!isHeld) throw error;
        await delay(100);
      }
    }
  }

  async #start(): Promise<void> {
    const log = openSync(join(this.#folder, "log"), "a");
    const from = fstatSync(log).size;
    const started = spawn(join(this.#programs, "postgres"), this.#arguments, {
      ...this.#user,
      cwd: this.#folder,
      // Ctrl-C in a terminal ends the tests; their end ends the server, in order.
      detached: true,
      stdio: ["ignore", log, log],
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    });
    closeSync(log);
    started.unref();
    this.#process = started;
    await this.#untilReady(started, from);
  }

  async remove(): Promise<void> {
    await this.kill();
    await endWatchdog(this.#watchdog);
  }

  /** @param from how long the log was before. */
  async #untilReady(started: ChildProcess, from: number): Promise<void> {
    const failure = new AbortController();
    started.once("error", (error) => failure.abort(error));
    started.once("exit", (code) => failure.abort(new Error(`It ended with exit code ${code}.`)));
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.#isReady())) {
      if (Date.now() > deadline) failure.abort(new Error(`It was not ready after ${START_TIMEOUT_MS} ms.`));
      if (failure.signal.aborted) {
        this.#process = undefined;
        const log = readFileSync(join(this.#folder, "log"), "utf8").slice(from).slice(-2000);
        throw new Error(`PostgreSQL did not start. ${failure.signal.reason.message}\n${log}`);
      }
      await delay(10);
    }
  }

  /** As `pg_ctl` knows it: the eighth line of the file that the server keeps while it runs. */
  async #isReady(): Promise<boolean> {
    try {
      const lines = (await readFile(join(this.#folder, "data/postmaster.pid"), "utf8")).split("\n");
      return lines[0] === String(this.#process?.pid) && lines[7]?.trim() === "ready";
    } catch {
      return false;
    }
  }

  async #end(signal: (postmaster: number) => Promise<void>): Promise<void> {
    const { exitCode, signalCode } = this.#process ?? {};
    const ended =
      this.#process !== undefined && exitCode === null && signalCode === null
        ? once(this.#process, "exit")
        : undefined;
    if (ended !== undefined) {
      this.#process?.ref();
      await signal(this.#postmaster());
      await ended;
    }
    this.#process = undefined;
  }

  #postmaster(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error("The PostgreSQL server is not running; restart() starts it.");
    return pid;
  }

  async #signalAll(postmaster: number, signal: NodeJS.Signals): Promise<void> {
    // The parent first: it must not start another child in between.
    process.kill(postmaster, signal);
    for (const child of await childrenOf(postmaster)) {
      try {
        process.kill(child, signal);
      } catch {
        // It ended by itself in the meantime.
      }
    }
  }

  #urlOf(database: string): string {
    return `postgresql://${SUPERUSER}@${encodeURIComponent(this.#folder)}/${database}`;
  }
}

/** Linux tells it without another program. */
async function childrenOf(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(async () => {
    const { stdout } = await run("pgrep", ["-P", String(pid)]).catch(() => ({ stdout: "" }));
    return stdout;
  });
  return listed
    .split(/\s+/)
    .filter((child) => child !== "")
    .map(Number);
}

function serverArguments(folder: string, { fsync = false, settings = {} }: PostgresOptions): string[] {
  const sync = fsync ? "on" : "off";
  const all = {
    listen_addresses: "",
    unix_socket_directories: folder,
    fsync: sync,
    full_page_writes: sync,
    shared_buffers: "32MB",
    // A new database then is a copy of files, not of pages through the log.
    max_wal_size: "1GB",
    ...settings,
  };
  return [
    ...["-D", join(folder, "data")],
    ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

/** A folder whose sockets have names short enough for the system. */
function socketParent(): string {
  return tmpdir().length <= MAX_SOCKET_FOLDER_LENGTH - "/lieudit-pg-123456".length ? tmpdir() : "/tmp";
}

/**
 * Waits for the process that started it to end, in whatever way, or to close
 * its input; then ends the server and deletes the folder.
 */
function startWatchdog(folder: string, user: ServerUser): ChildProcess {
  const script = `
    cat > /dev/null
    lock="$0/data/postmaster.pid"
    if [ -f "$lock" ]; then
      server=$(head -n 1 "$lock")
      kill -QUIT "$server" && kill -CONT "$server" &&
        while [ -f "$lock" ]; do sleep 0.1; done
    fi
    rm -rf "$0"`;
  const watchdog = spawn("/bin/sh", ["-c", script, folder], {
    ...user,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watchdog.unref();
  // The pipe alone must not keep the tests from ending.
  (watchdog.stdin as { unref?: () => void } | null)?.unref?.();
  return watchdog;
}

async function endWatchdog(watchdog: ChildProcess): Promise<void> {
  if (watchdog.exitCode !== null || watchdog.signalCode !== null) return;
  const ended = once(watchdog, "exit");
  watchdog.ref();
  watchdog.stdin?.end();
  await ended;
}
