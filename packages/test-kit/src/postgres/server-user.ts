import { readFileSync } from "node:fs";

/** Whom the server's processes run as: ids for `spawn`, none when this user will do. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as root, so root starts it as `postgres`, or as
 * `nobody` where that user does not exist; anyone else runs it as themselves.
 */
export function serverUser(): ServerUser {
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
