import { domainToASCII } from "node:url";

/** Says whether the page at `address` may use a key. */
export type ReferrerRule = (address: URL) => boolean;

/**
 * Reads a rule such as `https://www.exemple.fr/*`, `*.exemple.fr` or
 * `exemple.fr:8443/annonces/*`: a scheme (else http and https), a host whose
 * first label may be `*` for any subdomain, a port (else the scheme's own),
 * and a path that may end in `*` (else any path). Letters beyond ASCII in a
 * host are read as browsers send them: `hôtel.fr` is `xn--htel-vqa.fr`.
 *
 * @returns null when `pattern` is no such rule.
 */
export function referrerRule(pattern: string): ReferrerRule | null {
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

/** `URL.port` is empty for a scheme's own port, which a rule may spell out. */
function isOwnPort(protocol: string, port: string | undefined): boolean {
  return (protocol === "https:" && port === "443") || (protocol === "http:" && port === "80");
}

function matchesPath(pathname: string, path: string): boolean {
  return path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}
