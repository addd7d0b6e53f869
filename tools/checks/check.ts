/** One check: resolves to a sentence for each fault, none when all is well. */
export type Check = () => readonly string[] | Promise<readonly string[]>;

/**
 * Runs one check and prints one line, with a line for each fault below it.
 *
 * @returns whether it passed; a failed one sets the exit code.
 */
export async function runCheck(name: string, check: Check): Promise<boolean> {
  const startedAt = performance.now();
  const problems = await faultsOf(check);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (problems.length === 0) {
    console.log(`ok      ${name} (${seconds} s)`);
    return true;
  }
  console.log(`FAILED  ${name} (${seconds} s)`);
  for (const problem of problems) console.log(`        ${problem.replaceAll("\n", "\n        ")}`);
  process.exitCode = 1;
  return false;
}

async function faultsOf(check: Check): Promise<readonly string[]> {
  try {
    return await check();
  } catch (error) {
    // A check that cannot run has not passed.
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
