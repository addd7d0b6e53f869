/**
 * What `work` gives, when it does so in time.
 *
 * @throws {Error} after `timeoutMs`; with the work's own error when it fails before
 */
export function inTime<Result>(work: Promise<Result>, timeoutMs: number, failure: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${failure} within ${timeoutMs} ms.`)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
