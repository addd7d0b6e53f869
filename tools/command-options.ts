import { existsSync } from "node:fs";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** Wrong use of a command; the message is shown to the user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The user asks for the options. */
class HelpRequest extends UsageError {}

/** An option of a command, by its name without `--`. */
interface Option {
  /** `number` is a whole number, `file` an existing file; a boolean is false without its option. */
  type: "boolean" | "string" | "number" | "file" | "url";
  default?: string | number;
  /** Smallest value of a number; 1 by default. */
  min?: number;
  /** Largest value of a number. */
  max?: number;
  /** Whether the option can be given several times. */
  multiple?: true;
  /** A name of a previous release, which no message names. */
  isFormer?: true;
}

type Values<Options> = { -readonly [Name in keyof Options]: Value<Options[Name]> };
type Value<Given> = Given extends { type: "boolean" }
  ? boolean
  : Given extends { multiple: true }
    ? string[]
    :
        | (Given extends { type: "number" } ? number : string)
        | (Given extends { default: unknown } ? never : undefined);

/**
 * Parses a command's options.
 *
 * @param command as it is typed, such as `npm run bench`
 * @throws {UsageError} for `--help`, an unknown argument, or a value that is not a number
 */
export function readOptions<const Options extends Readonly<Record<string, Option>>>(
  args: readonly string[],
  options: Options,
  command: string,
): Values<Options> {
  const texts = parseTexts(args, options, describeOptions(command, options));
  const values = Object.entries<Option>(options).map(([name, option]) => {
    const text = texts[name];
    if (option.type === "number" && typeof text === "string")
      return [name, parseWholeNumber(name, text, option)];
    if (typeof text === "string") checkText(name, text, option);
    return [name, text ?? option.default ?? (option.type === "boolean" ? false : option.multiple && [])];
  });
  return Object.fromEntries(values) as Values<Options>;
}

/** @throws {UsageError} which ends with `advice`. */
function parseTexts(args: readonly string[], options: Readonly<Record<string, Option>>, advice: string) {
  if (args.includes("--help")) throw new HelpRequest(advice);
  const known: ParseArgsOptionsConfig = Object.fromEntries(
    Object.entries(options).map(([name, { type, multiple = false }]) => [
      name,
      { type: type === "boolean" ? type : "string", multiple },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options: known }).values;
  } catch (cause) {
    // Drops the rest of the message, about positional arguments.
    const [problem = ""] = (cause as Error).message.split(/\n|\. To specify/);
    throw new UsageError(`${problem.replace(/\.?$/, ";")} ${advice}`, { cause });
  }
}

function describeOptions(command: string, options: Readonly<Record<string, Option>>): string {
  const names = Object.keys(options).filter((name) => !options[name]?.isFormer);
  return `${command} takes ${new Intl.ListFormat("en-GB").format(names.map((name) => `--${name}`))}.`;
}

/** @throws {UsageError} when `text` is not a whole number from `min` to `max`. */
function parseWholeNumber(name: string, text: string, { min = 1, max = Infinity }: Option): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isSafeInteger(number) && number >= min && number <= max) return number;
  const range = max === Infinity ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UsageError(`--${name} is "${text}", which is not a whole number ${range}.`);
}

/** @throws {UsageError} when `text` is empty, no file or no URL, as the option needs. */
function checkText(name: string, text: string, { type, default: empty }: Option): void {
  if (text === "" && empty !== "") throw new UsageError(`--${name} is empty.`);
  if (type === "file" && !existsSync(text))
    throw new UsageError(`--${name} is "${text}", which does not exist.`);
  if (type === "url" && !URL.canParse(text))
    throw new UsageError(`--${name} is "${text}", which is not a URL, such as http://localhost:3000.`);
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

/** Parses the arguments of this process with `read`; `--help` prints the options. Wrong use prints the error and exits with code 2. */
export function readOptionsOrExit<Options>(read: (args: readonly string[]) => Options): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    if (error instanceof HelpRequest) {
      process.stdout.write(`${error.message}\n`);
      return process.exit(0);
    }
    process.stderr.write(`${error.message}\n`);
    return process.exit(2);
  }
}
