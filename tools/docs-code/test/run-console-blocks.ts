import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type DocBlock, formatProblem } from "./doc-blocks.ts";
import { ROOT } from "./work-folder.ts";

/**
 * Runs the command of each block (`$ npm run …`) on the demo, and compares what it prints. "…" omits lines,
 * and decimals may differ: they change with every place of the demo.
 */
export async function runConsoleBlocks(blocks: readonly DocBlock[], dataDir: string): Promise<string[]> {
  const problems: string[] = [];
  for (const block of blocks) {
    const [command = "", ...shown] = block.code.split("\n");
    const env = { ...process.env, DATA_DIR: dataDir };
    const { stdout } = await promisify(execFile)("bash", ["-c", command.replace(/^\$ /, "")], {
      cwd: ROOT,
      env,
    });
    const printed = stdout.split("\n").map(maskDecimals);
    let from = 0;
    for (const [index, line] of shown.entries()) {
      if (line === "…") continue;
      const at = printed.indexOf(maskDecimals(line), from);
      if (at < 0)
        problems.push(formatProblem(block, index + 2, `the command does not print "${line}" here.`));
      else from = at + 1;
    }
  }
  return problems;
}

function maskDecimals(line: string): string {
  return line.trimEnd().replaceAll(/\d+\.\d+/g, "#");
}
