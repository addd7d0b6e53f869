/** A new session token: a UUID of version 4, whose 36 characters are URL-safe. */
export function createSessionToken(): string {
  const { randomUUID } = crypto as Partial<Crypto>;
  return randomUUID === undefined ? uuidOfBlob() : crypto.randomUUID();
}

/** Where a page comes over plain http there is no `randomUUID`, but the address of a blob ends in one. */
function uuidOfBlob(): string {
  const url = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(url);
  return url.slice(-36);
}
