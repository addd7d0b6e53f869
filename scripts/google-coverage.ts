import { runCheck } from "./checks/check.ts";
import { coverageReport } from "./google-coverage/coverage-report.ts";
import { measureCoverage } from "./google-coverage/measure-coverage.ts";

/**
 * `npm run coverage:google`: the share of the names and members of
 * `google.maps.places`, as `@types/google.maps` declares them, that work in the
 * built script: a value that came over the wire is read through each, or its
 * effect is seen. `-- --kit <folder>` takes a kit that is built already;
 * `-- --said` prints what the page's console says.
 */
if (import.meta.main) {
  const given = process.argv.indexOf("--kit");
  await runCheck("coverage:google", async () => {
    const measured = await measureCoverage({ kitFolder: given < 0 ? undefined : process.argv[given + 1] });
    const { lines, problems } = coverageReport(measured);
    for (const line of lines) console.log(line);
    if (process.argv.includes("--said")) for (const line of measured.said) console.log(`page     ${line}`);
    return problems;
  });
}
