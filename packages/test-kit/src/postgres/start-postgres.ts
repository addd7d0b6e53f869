import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, fstatSync, openSync, readFileSync } from "node:fs";
import { chown, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { findPostgres } from "./find-postgres.ts";
import { findServerUser, type ServerUser } from "./server-user.ts";
import { copyTemplateCluster, SUPERUSER } from "./template-cluster.ts";

const run = promisify(execFile);

/** Maximum path of a socket folder: 104 to 108 bytes, less the name of the socket. */
const MAX_SOCKET_FOLDER_LENGTH = 85;
const START_TIMEOUT_MS = 30_000;

/** A PostgreSQL server of one test file, with its own database. */
export interface PostgresServer {
  /** `postgresql://…` of the first database, for `pg`, `psql` and `DATABASE_URL`. */
  readonly url: string;
  /** Creates another empty database and returns its URL. */
  newDatabase(): Promise<string>;
  /** Stops the server: connections are closed, data stays. */
  stop(): Promise<void>;
  /** Starts the server, after `stop()` if it runs. */
  restart(): Promise<void>;
  /** Kills every process of the server. */
  kill(): Promise<void>;
  /** Pauses the server's processes: connections stay open without responses. */
  freeze(): Promise<void>;
  /** Resumes paused processes. */
  thaw(): Promise<void>;
  /** Stops the server and deletes its files. Also happens when the process that started it ends. */
  remove(): Promise<void>;
}

export interface PostgresOptions {
  /** Whether to sync each commit to disk. Default false: commits survive `kill()`, but not a power cut. */
  fsync?: boolean;
  /** Settings of `postgresql.conf`, such as `{ max_connections: "20" }`. */
  settings?: Readonly<Record<string, string>>;
  /** The server that this one follows as a standby, until it is promoted. */
  standbyOf?: PostgresServer;
}

/**
 * Starts a PostgreSQL server in a temporary folder. It listens on a socket in that folder only, so
 * servers never conflict.
 *
 * Start at most one in a test file, and its standby. Call `remove()` when the tests end.
 *
 * @throws {Error} with its log if it is not installed or does not start.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) {
    throw new Error("No PostgreSQL server is installed; check isPostgresInstalled() first.");
  }
  const user = findServerUser();
  const folder = await mkdtemp(join(getSocketParent(), "lieudit-pg-"));
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? -1);
  const watchdog = startWatchdog(folder, user);
  try {
    const data = join(folder, "data");
    if (options.standbyOf === undefined) await copyTemplateCluster(programs, data, user);
    else await copyRunningCluster(programs, options.standbyOf, data, user);
    const server = new Server(programs, folder, user, watchdog, getServerArguments(folder, options));
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
    // Orphaned backends end by themselves after a while, and block the next start until then.
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
        // The last process of a killed server releases its memory after a while.
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
      // Ctrl-C ends the tests, and their end stops the server cleanly.
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

  /** @param from previous length of the log. */
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

  /** The state that `pg_ctl` reads: line eight of the server's PID file. */
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
    // The parent first, so that it cannot start another child.
    process.kill(postmaster, signal);
    for (const child of await listChildren(postmaster)) {
      try {
        process.kill(child, signal);
      } catch {
        // It has ended by itself.
      }
    }
  }

  #urlOf(database: string): string {
    return `postgresql://${SUPERUSER}@${encodeURIComponent(this.#folder)}/${database}`;
  }
}

/** Copies the data of a running server into the folder `to`, with the settings of a standby. */
async function copyRunningCluster(
  programs: string,
  { url }: PostgresServer,
  to: string,
  user: ServerUser,
): Promise<void> {
  const options = ["--write-recovery-conf", "--checkpoint=fast", "--no-sync", "--no-password"];
  await run(join(programs, "pg_basebackup"), ["--dbname", url, "--pgdata", to, ...options], {
    ...user,
    cwd: dirname(to),
  });
}

/** On Linux no other program is needed. */
async function listChildren(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(async () => {
    const { stdout } = await run("pgrep", ["-P", String(pid)]).catch(() => ({ stdout: "" }));
    return stdout;
  });
  return listed
    .split(/\s+/)
    .filter((child) => child !== "")
    .map(Number);
}

function getServerArguments(folder: string, { fsync = false, settings = {} }: PostgresOptions): string[] {
  const sync = fsync ? "on" : "off";
  const all = {
    listen_addresses: "",
    unix_socket_directories: folder,
    fsync: sync,
    full_page_writes: sync,
    shared_buffers: "32MB",
    // New databases are then copied as files, without the log.
    max_wal_size: "1GB",
    ...settings,
  };
  return [
    ...["-D", join(folder, "data")],
    ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

/** Creates a folder with a path short enough for sockets. */
function getSocketParent(): string {
  return tmpdir().length <= MAX_SOCKET_FOLDER_LENGTH - "/lieudit-pg-123456".length ? tmpdir() : "/tmp";
}

/** Waits until its parent process ends or closes its input. Then stops the server and deletes the folder. */
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
  // The pipe must not keep the tests running.
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
