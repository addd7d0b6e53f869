/** Why the server cannot listen, and what to do about it, in a sentence. */
export function describeListenError(
  error: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is used by another program, so Lieudit cannot listen on it; stop that program, or choose another port: PORT=${otherPort(port)} npm start.`;
    case "EACCES":
      return `Port ${port} may not be used by this user, because the system reserves it; choose one above 1023: PORT=3000 npm start.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is ${host}, which is no address of this machine; give 127.0.0.1 for this machine alone, or 0.0.0.0 for every network.`;
    default:
      return `Lieudit cannot listen on ${host}, port ${port}: ${error.message}.`;
  }
}

function otherPort(port: number): number {
  return port < 65_535 ? port + 1 : 3000;
}
