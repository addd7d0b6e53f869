/** Addresses that the documentation gives to the reader's server. */
const WRITTEN_ORIGIN = /https?:\/\/(?:localhost:3000|(?:lieux|places)\.example)(?:\.org)?\b/g;

/** Returns the code of an example with the address of this server, and with the script that its elements need. */
export function writeTryCode(code: string, origin: string): string {
  const local = code.trimEnd().replaceAll(WRITTEN_ORIGIN, origin);
  if (local.includes("<script")) return local;
  const script = `${origin}/maps/api/js?libraries=places,maps,marker&loading=async`;
  return `<script async src="${script}"></script>\n\n${local}`;
}
