/** Returns why a file cannot be read, as half a sentence for the operator. */
export function describeReadError(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && REASONS[code]) || `${code ?? error}`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "the file does not exist",
  EACCES: "reading it is not allowed",
  EPERM: "reading it is not allowed",
  EISDIR: "it is a folder",
  EIO: "the disk reports an error",
};
