/** A check; returns one sentence for each problem. */
export type Check = () => readonly string[] | Promise<readonly string[]>;

/**
 * Runs a check and prints one line, and below it a line for each problem.
 *
 * @returns the problems, none when it passed; a failed one sets the exit code.
 */
export async function runCheck(name: string, check: Check): Promise<readonly string[]> {
  const startedAt = performance.now();
  const problems = await runSafely(check);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (problems.length === 0) {
    console.log(`ok      ${name} (${seconds} s)`);
    return problems;
  }
  console.log(`FAILED  ${name} (${seconds} s)`);
  for (const problem of problems) console.log(`        ${problem.replaceAll("\n", "\n        ")}`);
  process.exitCode = 1;
  return problems;
}

async function runSafely(check: Check): Promise<readonly string[]> {
  try {
    return await check();
  } catch (error) {
    // A check that throws has failed.
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
