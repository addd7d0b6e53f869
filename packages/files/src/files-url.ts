/** Object storage that `FILES_URL` names. */
export interface FilesLocation {
  /** `https://host:port` */
  endpoint: string;
  bucket: string;
  /** Start of all keys, with a slash at its end, or empty. */
  prefix: string;
  /** Default `us-east-1`, which servers without regions expect. */
  region: string | undefined;
  /** Undefined if the environment gives them, as for other programs of AWS. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const EXAMPLE = "s3://key:secret@s3.exemple.fr/bucket?region=eu-west-3";

/**
 * Parses `s3://key:secret@host:port/bucket/prefix?region=…&tls=off`.
 *
 * @returns undefined if the value is empty
 * @throws {RangeError} with a sentence that does not repeat the value, which may hold a secret
 */
export function parseFilesUrl(value: string | undefined): FilesLocation | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url?.protocol !== "s3:" || url.hostname === "" || url.hash !== "")
    throw new RangeError(`it is no address of object storage; give one such as ${EXAMPLE}.`);
  const [bucket = "", ...folders] = url.pathname.split("/").filter((part) => part !== "");
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new RangeError(`its path does not start with the name of a bucket; give one such as ${EXAMPLE}.`);
  if (!folders.every((folder) => /^[\w-][\w.-]*$/.test(folder)))
    throw new RangeError(
      "the path behind its bucket may only have letters, digits, dots, dashes and slashes.",
    );
  const unknown = [...url.searchParams.keys()].find((name) => name !== "region" && name !== "tls");
  const tls = url.searchParams.get("tls") ?? "on";
  if (unknown !== undefined || !/^(?:on|off)$/.test(tls))
    throw new RangeError("behind its question mark only region=… and tls=on or tls=off may stand.");
  if ((url.username === "") !== (url.password === ""))
    throw new RangeError(`it has a key or a secret alone; give both, such as ${EXAMPLE}, or neither.`);
  return {
    endpoint: `${tls === "on" ? "https" : "http"}://${url.host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    region: url.searchParams.get("region") ?? undefined,
    credentials: readCredentials(url),
  };
}

function readCredentials({ username, password }: URL): FilesLocation["credentials"] {
  if (username === "") return undefined;
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  } catch {
    throw new RangeError("its key or secret has a % that does not start two hexadecimal digits; write %25.");
  }
}
