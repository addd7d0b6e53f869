import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** A command was used wrongly. The message is meant for whoever typed it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * The values of a command's `options`, as `util.parseArgs` takes and gives them.
 *
 * @throws {UsageError} for an argument that the command does not know, with what `advice` says of the known ones.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  advice: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    // Node goes on with what an option's name alone never means.
    const [said = ""] = (cause as Error).message.split(/\n|\. To specify/);
    throw new UsageError(`${said.replace(/\.?$/, ";")} ${advice}`, { cause });
  }
}

/** @throws {UsageError} when `text` is no whole number from `least` on. */
export function parseWholeNumber(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`--${name} is "${text}", which is no whole number from ${least} on.`);
}

/**
 * The `known` names that were given, in their own order; all of them where none was.
 *
 * @param kind of what they are the names, as in `There is no page "x"`.
 * @throws {UsageError} when one of `given` is not known.
 */
export function selectNames<Name extends string>(
  given: readonly string[],
  known: readonly Name[],
  kind: string,
): Name[] {
  const unknown = given.find((name) => !(known as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no ${kind} "${unknown}"; there are ${known.join(", ")}.`);
  return known.filter((name) => given.length === 0 || given.includes(name));
}

/** What `read` makes of this process's arguments; wrong use ends it with exit code 2 and one sentence. */
export function readOptionsOrExit<Options>(read: (args: readonly string[]) => Options): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
