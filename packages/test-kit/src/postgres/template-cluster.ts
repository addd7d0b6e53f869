import { execFile } from "node:child_process";
import { existsSync, lstatSync } from "node:fs";
import { chown, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ServerUser } from "./server-user.ts";

const run = promisify(execFile);

/** The superuser of every cluster. It has no password; only its own user can reach the socket. */
export const SUPERUSER = "lieudit";

/**
 * Creates a cluster in the folder `to`, which must not exist. It copies a template from the
 * system's temporary folder, because `initdb` takes seconds.
 */
export async function copyTemplateCluster(programs: string, to: string, user: ServerUser): Promise<void> {
  const template = await templateCluster(programs, user);
  await run("cp", ["-R", template, to], user);
}

async function templateCluster(programs: string, user: ServerUser): Promise<string> {
  const { stdout } = await run(join(programs, "postgres"), ["--version"]);
  const uid = user.uid ?? process.getuid?.() ?? 0;
  // A cluster starts only with its own version and user.
  const name = `lieudit-${stdout.trim().replaceAll(/[^A-Za-z0-9.]+/g, "-")}-${uid}`;
  const template = join(tmpdir(), name);
  if (existsSync(template)) {
    if (lstatSync(template).uid === uid) return template;
    throw new Error(`${template} belongs to somebody else; remove it, then run the tests again.`);
  }
  const made = await mkdtemp(`${template}-`);
  await chown(made, uid, user.gid ?? -1);
  const cluster = join(made, "cluster");
  await run(
    join(programs, "initdb"),
    [
      ...["--pgdata", cluster, "--username", SUPERUSER, "--auth", "trust"],
      ...["--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"],
    ],
    { ...user, cwd: made },
  );
  try {
    // Moved into place at once: several test files may create it at the same time.
    await rename(cluster, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
  }
  await rm(made, { recursive: true, force: true });
  return template;
}
