import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { publishedPaths } from "../../check-docs.ts";
import { type DocBlock, formatProblem } from "./doc-blocks.ts";
import { type LocalAddresses, withLocalAddresses } from "./local-addresses.ts";

/**
 * Runs a block as a program of its own; it must end without an error and print no warning. A comment
 * after a statement is the value of the statement.
 *
 * @param folder where the block resolves packages
 * @param work the working folder of the block
 */
export async function runNodeBlock(
  block: DocBlock,
  folder: string,
  work: string,
  addresses: LocalAddresses,
): Promise<string[]> {
  const name = `node-${block.page.replaceAll(/\W/g, "-")}-${block.line}.${block.language}`;
  const file = join(folder, name);
  const code = withLocalAddresses(block, addresses).replaceAll(
    "allowPrivateHosts: false",
    "allowPrivateHosts: true",
  );
  await writeFile(file, `${withChecks(code)}\n${block.attributes.run ?? ""}\nexport {};\n`);
  const program = join(import.meta.dirname, "block-process.mjs");
  const { PLACES_KEY: _, ...env } = process.env;
  const options = {
    cwd: work,
    timeout: 60_000,
    env: {
      ...env,
      DATA_DIR: "data",
      PUBLISHED_PATHS: JSON.stringify(publishedPaths()),
      NODE_ENV: "production",
    },
  };
  const { stderr } = await promisify(execFile)(process.execPath, [program, file], options).catch(
    // As `execFile` fails: with what was printed.
    (error: Error & { stderr: string }) => ({ stderr: error.stderr || error.message }),
  );
  if (stderr.trim() === "") return [];
  const line = Number(new RegExp(`${name.replaceAll(".", "\\.")}:(\\d+)`).exec(stderr)?.[1] ?? 0);
  return [formatProblem(block, line, findMessage(stderr))];
}

/** Compares the value of each statement with the comment behind it, if that is a value. */
export function withChecks(code: string): string {
  return code.replaceAll(
    /^([\w(].*?);[ \t]*\/\/ (["[{\d].*)$/gm,
    (line, expression: string, value: string) =>
      /^(?:const|let|import|export|return)\b/.test(expression) || !isValue(value)
        ? line
        : `(await import("node:assert/strict")).deepEqual(${expression}, ${value});`,
  );
}

function isValue(text: string): boolean {
  try {
    // Only parsed, never called.
    new Function(`return (${text});`);
    return true;
  } catch {
    return false;
  }
}

/** The line of an error that says what went wrong. */
function findMessage(stderr: string): string {
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  return lines.find((line) => /^\w*(?:Error|Warning)\b|^\(node:/.test(line)) ?? lines[0] ?? "";
}
