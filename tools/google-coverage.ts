import { runCheck } from "./checks/check.ts";
import { readOptions, readOptionsOrExit } from "./command-options.ts";
import { coverageReport } from "./google-coverage/coverage-report.ts";
import { measureCoverage } from "./google-coverage/measure-coverage.ts";

/**
 * `npm run coverage:google` reports the share of names and members of
 * `google.maps.places` that work in the built script, compared with
 * `@types/google.maps`. Each member reads a value from the wire, or has a visible
 * effect. `-- --kit <folder>` uses an existing build;
 * `-- --show-console` prints the page's console.
 */
if (import.meta.main) {
  const {
    kit,
    said,
    "show-console": showConsole,
  } = readOptionsOrExit((args) =>
    readOptions(
      args,
      {
        kit: { type: "string" },
        "show-console": { type: "boolean" },
        // The name of --show-console in the previous release.
        said: { type: "boolean", isFormer: true },
      },
      "npm run coverage:google",
    ),
  );
  await runCheck("coverage:google", async () => {
    const measured = await measureCoverage({ kitFolder: kit });
    const { lines, problems } = coverageReport(measured);
    for (const line of lines) console.log(line);
    if (said || showConsole) for (const line of measured.said) console.log(`page     ${line}`);
    return problems;
  });
}
