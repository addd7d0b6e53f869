/** Why a file cannot be read, in half a sentence for whoever named it. */
export function unreadableReason(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && REASONS[code]) || `${code ?? error}`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "reading it is not allowed",
  EPERM: "reading it is not allowed",
  EISDIR: "it is a folder",
  EIO: "the disk reports a fault",
};
