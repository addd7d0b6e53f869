import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Small files whose tests take long; started last, they would run alone at the end. */
const LONG_FILES = [
  "packages/place-import/src/import-places.test.ts",
  "apps/places-server/places-server.test.ts",
  "packages/place-index/src/sqlite/sqlite-place-index.test.ts",
  "packages/place-import/src/command/main.test.ts",
  "examples/examples.e2e.test.ts",
  "apps/site/test/process.e2e.test.ts",
  "apps/site/test/postgres.e2e.test.ts",
  "tools/survive/faults.survive.test.ts",
  "tools/survive/load.survive.test.ts",
];

/** Starts long test files first, so that no core is idle at the end. Other files follow by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG_FILES.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
