import type { Reporter, TestModule } from "vitest/node";

/**
 * Lists each test that failed and then passed, with its first error. CI retries
 * a failed test once, since the machine may be busy. Such a test still has a
 * problem to fix.
 */
export default class FlakyTestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((each) => each.diagnostic()?.flaky === true)
        .flatMap((each) => [
          `  ${module.relativeModuleId} > ${each.fullName}`,
          ...(each.result().errors ?? []).map((error) => `    ${formatError(error)}`),
        ]),
    );
    if (lines.length === 0) return;
    console.log("\nPassed only on retry:");
    for (const line of lines) console.log(line);
  }
}

/** Formats an error with the lines of the project in its stack. */
function formatError({
  message,
  stack,
  stacks = [],
}: {
  message: string;
  stack?: string | undefined;
  stacks?: readonly { file: string; line: number }[] | undefined;
}): string {
  const at = stacks.map(({ file, line }) => `${file}:${line}`);
  const where = at.length > 0 ? at : (stack ?? "").split("\n").filter((line) => /\.test\.tsx?:/.test(line));
  return [message, ...where.map((line) => line.trim())].join("\n").replaceAll("\n", "\n      ");
}
