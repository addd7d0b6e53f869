/** Creates a session token: a UUID of version 4, 36 URL-safe characters. */
export function createSessionToken(): string {
  const { randomUUID } = crypto as Partial<Crypto>;
  return randomUUID === undefined ? uuidOfBlob() : crypto.randomUUID();
}

/** A page on plain http has no `randomUUID`, but the URL of a blob ends in a UUID. */
function uuidOfBlob(): string {
  const url = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(url);
  return url.slice(-36);
}
