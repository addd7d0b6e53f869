import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type ExplainQuery, runWithSources } from "@lieudit/place-index";
import { followPlaceIndex } from "@lieudit/place-index/store";
import type { LatLng } from "@lieudit/place-model";
import { readOptionsOrExit, UsageError } from "./command-options.ts";
import { formatExplanation } from "./explain/format-explanation.ts";

const USAGE = `Explains the results of a search: how the text was read, the candidates with each part of their
score, and what decided the order.

  npm run explain -- "boul pres gare" --near 43.73,7.42

  --near <lat,lng>      where the reader is
  --autocomplete        explains the suggestions for the text instead of the text search
  --language <code>     the reader's language; default: fr
  --source <name>       also searches the places of a private list; may be given several times
  --data-dir <folder>   where the places are; default: DATA_DIR, else the folder "data"
  --json                prints the explanation as JSON
  --help                prints this text
`;

/** How far around the reader places count as near, in metres: as on the pages of the site. */
const BIAS_METRES = 5_000;

const { values, text } = readOptionsOrExit(readArguments);
if (values.help) process.stdout.write(USAGE);
else await explain();

async function explain(): Promise<void> {
  const dataDir = values["data-dir"] ?? process.env.DATA_DIR?.trim();
  const root = process.env.INIT_CWD ?? process.cwd();
  const folder = join(resolve(root, dataDir || join(import.meta.dirname, "../data")), "places");
  const index = await followPlaceIndex(folder);
  try {
    const explanation = await runWithSources(values.source, () => index.explainSearch(toQuery()));
    process.stdout.write(
      values.json ? `${JSON.stringify(explanation, null, 2)}\n` : formatExplanation(explanation),
    );
  } finally {
    await index.close();
  }
}

function toQuery(): ExplainQuery {
  const { near, language } = values;
  const bias =
    near === undefined ? {} : { bias: { circle: { center: parsePoint(near), radius: BIAS_METRES } } };
  const query = { language, limit: 20, ...bias };
  return values.autocomplete
    ? { method: "autocomplete", query: { ...query, input: text, limit: 5 } }
    : { method: "searchText", query: { ...query, text, now: new Date() } };
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        near: { type: "string" },
        autocomplete: { type: "boolean", default: false },
        language: { type: "string", default: "fr" },
        source: { type: "string", multiple: true, default: [] },
        "data-dir": { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
    const text = positionals.join(" ");
    if (text.trim() === "" && !values.help) throw new UsageError("There is no text to explain.");
    if (values.near !== undefined) parsePoint(values.near);
    return { values, text };
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${error.message}\n\n${USAGE}`);
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

/** @throws {UsageError} when `point` is not a latitude and a longitude. */
function parsePoint(point: string): LatLng {
  const [latitude = Number.NaN, longitude = Number.NaN, ...rest] = point.split(",").map(Number);
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && rest.length === 0;
  if (!isPoint) throw new UsageError(`--near is "${point}"; write it as latitude,longitude.`);
  return { latitude, longitude };
}
