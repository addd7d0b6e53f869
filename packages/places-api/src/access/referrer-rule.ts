import { domainToASCII } from "node:url";

/** Whether the page at `address` may use a key. */
export type ReferrerRule = (address: URL) => boolean;

/**
 * Parses a rule such as `https://www.exemple.fr/*`, `*.exemple.fr` or
 * `exemple.fr:8443/annonces/*`.
 *
 * - The scheme defaults to http and https.
 * - The first label of the host may be `*` for any subdomain. Other scripts are read as browsers
 *   send them: `hôtel.fr` is `xn--htel-vqa.fr`.
 * - The port defaults to that of the scheme.
 * - The path may end in `*`. Without a path, any path is allowed.
 *
 * @returns null if `pattern` is malformed.
 */
export function parseReferrerRule(pattern: string): ReferrerRule | null {
  const parts =
    /^(?:(https?):\/\/)?(\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?(\/[^*?#]*\*?)?$/i.exec(
      withAsciiHost(pattern),
    );
  if (parts === null) return null;
  const [, scheme, wildcard, host = "", port, path = "/*"] = parts;
  const hostName = host.toLowerCase();
  return (address) => {
    if (!/^https?:$/.test(address.protocol)) return false;
    if (scheme !== undefined && address.protocol !== `${scheme.toLowerCase()}:`) return false;
    if ((port ?? "") !== address.port && !isOwnPort(address.protocol, port)) return false;
    const isHost = wildcard ? address.hostname.endsWith(`.${hostName}`) : address.hostname === hostName;
    return isHost && matchesPath(address.pathname, path);
  };
}

function withAsciiHost(pattern: string): string {
  return pattern.replace(/^((?:https?:\/\/)?(?:\*\.)?)([^/:]+)/i, (whole, start: string, host: string) =>
    /[^ -~]/.test(host) ? start + domainToASCII(host) : whole,
  );
}

/** `URL.port` is empty for the default port of the scheme, which a rule may name. */
function isOwnPort(protocol: string, port: string | undefined): boolean {
  return (protocol === "https:" && port === "443") || (protocol === "http:" && port === "80");
}

function matchesPath(pathname: string, path: string): boolean {
  return path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}
