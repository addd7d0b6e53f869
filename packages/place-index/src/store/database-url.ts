import { parseDatabaseHosts } from "@lieudit/database/hosts";

/**
 * Returns DATABASE_URL, or undefined if it is empty.
 *
 * @throws {RangeError} with a sentence that does not repeat the value, which may hold a password.
 */
export function parseDatabaseUrl(value: string | undefined): string | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  // A socket's folder stands in the place of the host, and may be given behind the question mark.
  const isUsable = parseDatabaseHosts(text).urls.every((each) => {
    const url = URL.parse(each);
    return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  });
  if (isUsable) return text;
  throw new RangeError(
    "it is no address of a PostgreSQL database; give one such as postgresql://user:password@localhost/lieudit.",
  );
}
