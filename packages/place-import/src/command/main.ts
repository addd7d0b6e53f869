import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { listSources, removeSource } from "../remove-source.ts";
import { ImportError, type ImportErrorCode } from "../source/import-error.ts";
import { type Command, HELP, parseCommandLine } from "./command-line.ts";
import { importInThread } from "./import-thread.ts";
import { ProgressLines } from "./progress-lines.ts";
import { printable, reportText, sourcesText } from "./report-text.ts";

const EXIT_CODES: Partial<Record<ImportErrorCode, number>> = { USAGE: 2, BUSY: 3, ABORTED: 130 };

const progress = new ProgressLines(process.stderr);
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    progress.clear();
    process.stderr.write("Stopping; the places of before stay. Once more stops at once.\n");
    stop.abort(new Error(`stopped by ${signal}`));
    process.once(signal, () => process.exit(130));
  });
}

try {
  await run(
    parseCommandLine({
      args: process.argv.slice(2),
      env: process.env,
      // npm runs scripts in the folder of package.json; this is where it was called.
      workingFolder: process.env.INIT_CWD ?? process.cwd(),
      defaultDataDir: resolve(fileURLToPath(import.meta.url), "../../../../../data"),
    }),
  );
} catch (error) {
  progress.clear();
  if (error instanceof ImportError) {
    process.stderr.write(`${printable(error.message)}\n`);
    process.exitCode = EXIT_CODES[error.code] ?? 1;
  } else {
    // A fault of this program: whoever reports it needs the stack.
    process.stderr.write(
      `The import failed in a way that it should not; the places of before stay.\n${(error as Error).stack}\n`,
    );
    process.exitCode = 1;
  }
}

async function run(command: Command): Promise<void> {
  switch (command.do) {
    case "help":
      process.stdout.write(HELP);
      return;
    case "list":
      process.stdout.write(sourcesText(await listSources(command.dataDir)));
      return;
    case "remove": {
      const { dataDir, name } = command;
      const onProgress = (share: number) => progress.show({ phase: "index", share, subject: "what is left" });
      const left = await removeSource({ dataDir, name, signal: stop.signal, onProgress });
      progress.clear();
      process.stdout.write(`Removed ${name}.\n${sourcesText(left)}`);
      return;
    }
    case "import": {
      const report = await importInThread(command, {
        signal: stop.signal,
        onProgress: (step) => progress.show(step),
      });
      progress.clear();
      process.stdout.write(reportText(report));
      return;
    }
  }
}
