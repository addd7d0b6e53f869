import { readFileSync } from "node:fs";

/** User of the server's processes: ids for `spawn`, empty for the current user. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL does not run as root. Root starts it as `postgres`, or as `nobody` if that user does
 * not exist; other users run it themselves.
 */
export function findServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const wanted of ["postgres", "nobody"]) {
    const [, , uid, gid] = users.find(([name]) => name === wanted) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    "PostgreSQL refuses to run as root, and this machine has neither a user postgres nor nobody; run the tests as another user.",
  );
}
