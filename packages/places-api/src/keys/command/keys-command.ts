import { parseArgs } from "node:util";
import { API_METHOD_NAMES } from "../../http/api-methods.ts";
import type { KeyUsage } from "../key-rows.ts";
import { type KeyRules, parseKeyRules } from "../key-rules.ts";
import type { KeyStore, StoredKey } from "../key-store.ts";

/** The command line is invalid. The message is for the user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const HELP = `Makes, lists and revokes keys of the places API.

  npm run keys -- create --name <name> [rules]   make a key; it is shown once
  npm run keys -- list [--days <number>]         list the keys and how often each was used
  npm run keys -- revoke <id>                    make a key invalid, at once and for good

Rules of a key; what is left out is not limited:

  --referrer <pattern>   pages that may use it, such as "https://*.exemple.fr/*"
  --ip <range>           addresses that may use it: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32
  --method <name>        calls that it is good for: ${API_METHOD_NAMES.slice(0, 4).join(", ")},
                         ${API_METHOD_NAMES.slice(4).join(", ")};
                         ReadMetrics and ExplainSearch (explain=true) must be named
  --source <name>        private list of places that it shows (npm run import -- --csv … --private)
  --per-minute <number>  calls in a minute
  --per-day <number>     calls on a day of UTC

--referrer, --ip, --method and --source may be given several times.

  --data-dir <folder>    where the keys are; default: DATA_DIR, else the folder "data".
                         With DATABASE_URL, the keys are in that database
  --help                 this text
`;

export type KeysCommand =
  | { do: "help" }
  | { do: "create"; name: string; rules: KeyRules }
  | { do: "list"; days: number }
  | { do: "revoke"; id: string };

const DEFAULT_DAYS = 7;

/** @throws {UsageError} */
export function parseKeysCommand(args: readonly string[]): { command: KeysCommand; dataDir?: string } {
  const { values, positionals } = parsed(args);
  const [verb, ...rest] = positionals;
  const where = values["data-dir"] === undefined ? {} : { dataDir: values["data-dir"] };
  if (values.help || verb === undefined || verb === "help") return { command: { do: "help" }, ...where };
  const options = Object.keys(values).filter((name) => name !== "data-dir");
  const refuse = (known: readonly string[]): void => {
    const odd = options.find((name) => !known.includes(name));
    if (odd !== undefined)
      throw new UsageError(`"keys ${verb}" has no option --${odd}; see npm run keys -- --help.`);
  };
  switch (verb) {
    case "create": {
      refuse(["name", "referrer", "ip", "method", "source", "per-minute", "per-day"]);
      const name = values.name?.trim() ?? "";
      if (name === "" || name.length > 100 || /[\p{Cc}\p{Cf}]/u.test(name) || rest.length > 0) {
        throw new UsageError('The key needs a name of at most 100 characters; write --name "Site de test".');
      }
      return { command: { do: "create", name, rules: toKeyRules(values) }, ...where };
    }
    case "list":
      refuse(["days"]);
      return { command: { do: "list", days: wholeNumber("days", values.days) ?? DEFAULT_DAYS }, ...where };
    case "revoke": {
      refuse([]);
      const [id] = rest;
      if (id === undefined || rest.length > 1) {
        throw new UsageError("Which key? Give its id, the first column of npm run keys -- list.");
      }
      return { command: { do: "revoke", id }, ...where };
    }
    default:
      throw new UsageError(`"${verb}" is not create, list or revoke; see npm run keys -- --help.`);
  }
}

/**
 * Runs a command.
 *
 * @returns the text for standard output and the exit code
 */
export async function runKeysCommand(
  command: KeysCommand,
  keys: KeyStore,
  now: Date,
): Promise<{ text: string; exitCode: number }> {
  switch (command.do) {
    case "help":
      return { text: HELP, exitCode: 0 };
    case "create": {
      const { key, stored } = await keys.create(command.name, command.rules);
      return {
        text: `${key}\n\nThis is the key ${stored.id} (${stored.name}): ${rulesText(stored)}.\nKeep it now: it is kept as a digest and cannot be shown again.\n`,
        exitCode: 0,
      };
    }
    case "list": {
      const since = new Date(now.getTime() - (command.days - 1) * 86_400_000).toISOString().slice(0, 10);
      return { text: listText(await keys.list(), await keys.usage(since)), exitCode: 0 };
    }
    case "revoke":
      return (await keys.revoke(command.id))
        ? { text: `The key ${command.id} is revoked; servers refuse it from now on.\n`, exitCode: 0 }
        : {
            text: `No valid key has the id ${command.id}; see npm run keys -- list.\n`,
            exitCode: 1,
          };
  }
}

function listText(keys: readonly StoredKey[], usage: readonly KeyUsage[]): string {
  if (keys.length === 0 && usage.length === 0) {
    return 'There are no keys; make one with npm run keys -- create --name "Site de test".\n';
  }
  const known = new Set(keys.map(({ id }) => id));
  const rows = keys.map((key) => {
    const state = key.revokedAt === undefined ? "" : `, revoked ${localDay(key.revokedAt)}`;
    return (
      `${key.id}  ${key.name}\n              made ${localDay(key.createdAt)}${state}; ${rulesText(key)}\n` +
      usageText(usage.filter(({ id }) => id === key.id))
    );
  });
  // Keys of API_KEYS are counted too, but have no names here.
  const others = [...new Set(usage.map(({ id }) => id))].filter((id) => !known.has(id));
  return [
    ...rows,
    ...others.map((id) => `${id}  of API_KEYS\n${usageText(usage.filter((day) => day.id === id))}`),
  ].join("");
}

/** Returns the local day as ISO 8601, which Sweden's format is. Quotas use days of UTC. */
function localDay(instant: string): string {
  return new Date(instant).toLocaleDateString("sv-SE");
}

function usageText(days: readonly KeyUsage[]): string {
  return days
    .map(({ day, calls, refused }) => {
      const over = refused === 0 ? "" : `, ${refused} over quota`;
      return `              ${day} UTC: ${calls} ${calls === 1 ? "call" : "calls"}${over}\n`;
    })
    .join("");
}

function rulesText({ referrers, ips, methods, sources, perMinute, perDay }: KeyRules): string {
  const parts = [
    referrers.length === 0 ? [] : `pages ${referrers.join(" ")}`,
    ips.length === 0 ? [] : `addresses ${ips.join(" ")}`,
    methods === undefined ? [] : `calls ${methods.join(" ")}`,
    perMinute === undefined ? [] : `${perMinute} a minute`,
    perDay === undefined ? [] : `${perDay} a day`,
  ].flat();
  const limits = parts.length === 0 ? "no limits" : parts.join(", ");
  return sources === undefined ? limits : `${limits}; shows ${sources.join(" ")}`;
}

type Values = ReturnType<typeof parsed>["values"];

function toKeyRules(values: Values): KeyRules {
  try {
    return parseKeyRules({
      referrers: values.referrer ?? [],
      ips: values.ip ?? [],
      methods: values.method ?? [],
      sources: values.source ?? [],
      perMinute: wholeNumber("per-minute", values["per-minute"]),
      perDay: wholeNumber("per-day", values["per-day"]),
    });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // Node's message continues with advice that does not apply.
    const [reason = ""] = (error as Error).message.split(/\n|\. To specify/);
    throw new UsageError(`${reason.replace(/\.?$/, ";")} see npm run keys -- --help.`);
  }
}

function wholeNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`--${name} is "${value}", which is not a whole number above 0.`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: "string" },
        referrer: { type: "string", multiple: true },
        ip: { type: "string", multiple: true },
        method: { type: "string", multiple: true },
        source: { type: "string", multiple: true },
        "per-minute": { type: "string" },
        "per-day": { type: "string" },
        days: { type: "string" },
        "data-dir": { type: "string" },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    // Node's message continues with advice that does not apply.
    const [reason = ""] = (error as Error).message.split(/\n|\. To specify/);
    throw new UsageError(`${reason.replace(/\.?$/, ";")} see npm run keys -- --help.`);
  }
}
