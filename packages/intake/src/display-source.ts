import { basename } from "node:path";
import { isUrl } from "./source-name.ts";

/** Returns the last part of a path or URL, for messages. */
export function toDisplayFile(file: string): string {
  return isUrl(file)
    ? (new URL(file).pathname.split("/").at(-1) ?? "") || new URL(file).host
    : basename(file);
}

/** Returns a source without user name, password, query string or local folder, safe to show to everyone. */
export function toDisplayOrigin(file: string): string {
  if (!isUrl(file)) return basename(file);
  const { protocol, host, pathname } = new URL(file);
  return `${protocol}//${host}${pathname}`;
}
