import type { Reporter, TestModule } from "vitest/node";

/**
 * Names each test that failed and then passed. In CI a test gets a second try,
 * since the machine may belong to somebody else for a moment; that one needed it
 * is a fault to be found all the same.
 */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((each) => each.diagnostic()?.flaky === true)
        .map((each) => `${module.relativeModuleId} > ${each.fullName}`),
    );
    if (names.length === 0) return;
    console.log(`\nPassed only at the second try, ${names.length}:`);
    for (const name of names) console.log(`  ${name}`);
  }
}
