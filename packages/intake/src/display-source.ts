import { basename } from "node:path";
import { isUrl } from "./source-name.ts";

/** The last part of a path or URL, for messages. */
export function toDisplayFile(file: string): string {
  return isUrl(file)
    ? (new URL(file).pathname.split("/").at(-1) ?? "") || new URL(file).host
    : basename(file);
}

/** What may be shown to everybody: no user name, no password, no token in a query, no folder of this machine. */
export function toDisplayOrigin(file: string): string {
  if (!isUrl(file)) return basename(file);
  const { protocol, host, pathname } = new URL(file);
  return `${protocol}//${host}${pathname}`;
}
