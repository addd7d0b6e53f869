import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** Wrong use of a command; the message is shown to the user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Parses a command's options with `util.parseArgs`.
 *
 * @param advice names the known options; it ends the error message
 * @throws {UsageError} for an unknown argument
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  advice: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    // Drops the rest of the message, about positional arguments.
    const [problem = ""] = (cause as Error).message.split(/\n|\. To specify/);
    throw new UsageError(`${problem.replace(/\.?$/, ";")} ${advice}`, { cause });
  }
}

/** @throws {UsageError} when `text` is not a whole number of at least `min`. */
export function parseWholeNumber(name: string, text: string, min = 1): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isSafeInteger(number) && number >= min) return number;
  throw new UsageError(`--${name} is "${text}", which is not a whole number of at least ${min}.`);
}

/**
 * Returns the selected names in the order of `names`, or all names if none is selected.
 *
 * @param kind kind of the names, for the error message
 * @throws {UsageError} for an unknown name
 */
export function selectNames<Name extends string>(
  selected: readonly string[],
  names: readonly Name[],
  kind: string,
): Name[] {
  const unknown = selected.find((name) => !(names as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no ${kind} "${unknown}"; there are ${names.join(", ")}.`);
  return names.filter((name) => selected.length === 0 || selected.includes(name));
}

/** Parses the arguments of this process with `read`; wrong use prints the error and exits with code 2. */
export function readOptionsOrExit<Options>(read: (args: readonly string[]) => Options): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
