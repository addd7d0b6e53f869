/** Addresses that the documentation gives to the reader's server. */
const WRITTEN_ORIGIN = /https?:\/\/(?:localhost:3000|(?:lieux|places)\.example)(?:\.org)?\b/g;

/** A block of the documentation that its readers may run. */
export interface TrySource {
  code: string;
  /** `html` is a page; anything else is a module, perhaps with types and JSX. */
  language: string;
  /** A call of what the block only declares. */
  call?: string | undefined;
}

/**
 * Returns the code of an example with the address of this server and without a key, since the page calls
 * the server for it. HTML gets the script that its elements need.
 */
export function writeTryCode({ code, language, call }: TrySource, origin: string): string {
  const local = code.trimEnd().replaceAll(WRITTEN_ORIGIN, origin);
  if (language !== "html") {
    const keyless = local.replaceAll(/, key: "[^"]*"/g, "");
    return call === undefined ? keyless : `${keyless}\n\nconsole.log(${call});`;
  }
  if (local.includes("<script")) return local;
  const script = `${origin}/maps/api/js?libraries=places,maps,marker&loading=async`;
  return `<script async src="${script}"></script>\n\n${local}`;
}
