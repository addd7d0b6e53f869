import { type ParseArgsConfig, parseArgs } from "node:util";

/** An invalid command line; the French message says what to write instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Parses a command line with `parseArgs`, whose error messages are English:
 * this function rejects the same input in French.
 *
 * @throws {UsageError}
 */
export function readArguments<const T extends Options>(args: readonly string[], options: T) {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
    if (type === undefined)
      throw new UsageError(`« ${rawName.slice(0, 40)} » n’est pas une option ; --help les dit.`);
    if (type === "boolean" && value !== undefined)
      throw new UsageError(`${rawName} ne prend pas de valeur ; --help dit les options.`);
    // A value that looks like an option means that the value was forgotten.
    if (type === "string" && (value === undefined || (inlineValue === false && /^-./.test(value))))
      throw new UsageError(`Donnez une valeur à ${rawName} ; --help dit les options.`);
  }
  return parseArgs({ args: [...args], options, allowPositionals: true });
}
