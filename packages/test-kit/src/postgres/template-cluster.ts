import { execFile } from "node:child_process";
import { existsSync, lstatSync } from "node:fs";
import { chown, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ServerUser } from "./server-user.ts";

const run = promisify(execFile);

/** The superuser of every cluster made here; it has no password, and no one but its own user reaches the socket. */
export const SUPERUSER = "lieudit";

/**
 * Makes a fresh cluster in the folder `to`, which must not exist. `initdb`
 * takes seconds, a copy of what it made does not: the first call keeps one in
 * the system's folder for temporary files.
 */
export async function copyTemplateCluster(programs: string, to: string, user: ServerUser): Promise<void> {
  const template = await templateCluster(programs, user);
  await run("cp", ["-R", template, to], user);
}

async function templateCluster(programs: string, user: ServerUser): Promise<string> {
  const { stdout } = await run(join(programs, "postgres"), ["--version"]);
  const uid = user.uid ?? process.getuid?.() ?? 0;
  // Another version's cluster does not start, nor does another user's.
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
    // Whole at once: test files that start together each make one, and one of them stays.
    await rename(cluster, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
  }
  await rm(made, { recursive: true, force: true });
  return template;
}
