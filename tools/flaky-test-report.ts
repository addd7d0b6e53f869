import type { Reporter, TestModule } from "vitest/node";

/**
 * Names each test that failed and then passed, with what its first try said. In CI
 * a test gets a second try, since the machine may belong to somebody else for a
 * moment; that one needed it is a fault to be found all the same.
 */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((each) => each.diagnostic()?.flaky === true)
        .flatMap((each) => [
          `  ${module.relativeModuleId} > ${each.fullName}`,
          ...(each.result().errors ?? []).map((error) => `    ${whatFailed(error)}`),
        ]),
    );
    if (lines.length === 0) return;
    console.log("\nPassed only at the second try:");
    for (const line of lines) console.log(line);
  }
}

/** What a try that failed said, and where of the project's own it did. */
function whatFailed({
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
