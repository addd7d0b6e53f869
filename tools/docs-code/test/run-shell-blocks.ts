import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { type DocBlock, formatProblem } from "./doc-blocks.ts";
import { type LocalAddresses, withLocalAddresses } from "./local-addresses.ts";
import { ROOT } from "./work-folder.ts";

/** Programs that cannot run in a test, with the reason. Their lines are still parsed. */
const CANNOT_RUN: Readonly<Record<string, string>> = {
  chown: "needs the user of the service",
  runuser: "needs the user of the service",
  systemctl: "needs systemd",
  useradd: "changes the users of the machine",
};

/** Programs of the system that run as they are. */
const SYSTEM_PROGRAMS = ["cat", "cp", "mkdir", "mv", "rm"];
/** Programs that the functions below call. */
const OUR_PROGRAMS = ["env", "grep", "ln", "ls", "timeout"];

/** Commands that run completely, over the small data folder of the block. Of the others, the options are read. */
const RUNS = [
  "backup",
  "desk",
  "doctor",
  "explain",
  "fields",
  "geocode",
  "ids",
  "import",
  "keys",
  "leads",
  "listings",
  "mcp",
  "migrate",
];

/** The commands of `npx lieudit` with those of npm that start the same programs. */
const LIEUDIT_COMMANDS = { demo: "start", serve: "start" };

/** Longest time of a command, in seconds. A server must still run after the shorter time, and is then stopped. */
const MAX_SECONDS = 120;
const SERVER_SECONDS = 5;
/** Exit code of `timeout` for a program that it stopped. */
const WAS_STOPPED = 124;

/**
 * Runs the blocks of a page in order, with bash.
 *
 * @param files blocks of the page that have a file name
 * @param work a folder of the page's own
 * @param imported a folder that notes which imports ran, for all pages of a run
 */
export async function runShellBlocks(
  blocks: readonly DocBlock[],
  files: readonly DocBlock[],
  work: string,
  imported: string,
  addresses: LocalAddresses,
): Promise<string[]> {
  const prelude = join(work, "..", "prelude.sh");
  await writeFile(prelude, writePrelude());
  const bin = await linkPrograms(join(work, "..", "bin"));
  for (const { attributes, code } of files) await writeFile(join(work, attributes.file ?? ""), `${code}\n`);
  const problems: string[] = [];
  for (const block of blocks) {
    const script = join(work, "..", `block-${block.line}.sh`);
    const failures = join(work, "..", `block-${block.line}.failures`);
    await writeFile(script, `${withSystemFolders(withLocalAddresses(block, addresses))}\n`);
    await writeFile(failures, "");
    const env = {
      ...process.env,
      BASH_ENV: prelude,
      CURL: findProgram("curl"),
      DATA_DIR: join(work, "data"),
      FAILURES: failures,
      HOME: work,
      IMPORTED: imported,
      IMPORT_ALLOW_PRIVATE_HOSTS: "1",
      IMPORT_PRIORITY: "0",
      NODE: process.execPath,
      // Nothing else can run, whatever a block calls.
      PATH: bin,
      ROOT,
      WORK: work,
      // The last part of the name of a review.
      signature: "A".repeat(86),
    };
    const { code, stderr } = await runBash(script, work, env);
    const failed = (await readFile(failures, "utf8")).split("\0").filter((each) => each !== "");
    for (const failure of failed) {
      const [, line = "0", message = ""] = /^(\d+):(.*)$/s.exec(failure) ?? [];
      problems.push(formatProblem(block, Number(line), message));
    }
    if (code !== 0 && failed.length === 0) {
      const [, line = "0", message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
      problems.push(formatProblem(block, Number(line), message.trim()));
    }
  }
  return problems;
}

/** Moves the folders of a server into the folder of the block. */
function withSystemFolders(code: string): string {
  return code.replaceAll(/(?<![\w.-])\/(srv|var\/lib)(?=\/)/g, "$HOME/$1");
}

/** Functions in place of the programs that blocks call. */
function writePrelude(): string {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return `
# No function below calls itself.
FUNCNEST=20
fail() { printf '%s:%s\\0' "$1" "$2" >>"$FAILURES"; }
trap 'code=$?; [ $code -eq 99 ] || fail "$LINENO" "$BASH_COMMAND ended with $code."' ERR

# call <line> <words...>: runs a program, and notes its last lines if it fails.
call() {
  local line=$1 output; shift
  output=$("$@" 2>&1 </dev/null) && { printf '%s\\n' "$output"; return; }
  fail "$line" "$(printf '%s' "$output" | "$NODE" -p 'require("node:fs").readFileSync(0, "utf8").trim().split("\\n").slice(-4).join(" ")')"
  return 99
}
# It may be stopped before it listens to signals, however it ends then.
serve() { "$@" || [ $? -eq ${WAS_STOPPED} ]; }
unknown() { fail "$1" "$2"; return 99; }
script() {
  local line=$1 name=$2; shift 2
  [ "$1" = -- ] && shift
  case "$name" in
${Object.entries(scripts)
  .map(([name, command]) => `    ${name}) ${writeScript(name, command)} ;;`)
  .join("\n")}
    *) unknown "$line" "package.json has no script $name." ;;
  esac
}
program() {
  local line=$1 mode=$2 file=$3; shift 3
  [ "$1 $2" != "watch $HOME/srv/depots" ] || mode=server
  [ -z "$DATABASE_URL" ] || mode=options
  case "$*" in
    # The key of a reader, and the import that the demo server begins with.
    "revoke "* | *"demo.osm "*) mode=options ;;
    *)
      # An import with the same options as another one would do the same again.
      case "$file" in */place-import/*) mkdir "$IMPORTED/$(signature "$@")" 2>/dev/null || mode=options ;; esac ;;
  esac
  case "$mode" in
    run) call "$line" env INIT_CWD="$PWD" timeout ${MAX_SECONDS} "$NODE" "$file" "$@" ;;
    server) call "$line" serve env INIT_CWD="$PWD" timeout ${SERVER_SECONDS} "$NODE" "$file" "$@" ;;
    options) call "$line" env INIT_CWD="$PWD" "$NODE" --import "$ROOT/tools/docs-code/test/stop-after-options.mjs" "$file" "$@" ;;
  esac
}
# The options without their values; a URL is read in another way than a file.
signature() {
  local word
  for word in "$@"; do
    case "$word" in
      --list | --remove | --rebuild | --hid*) printf '%s' "$word-$RANDOM$RANDOM" ;;
      --*) printf '%s' "$word" ;;
      http*) printf url ;;
    esac
  done
  printf -- -import
}
settings() {
  local line=$1; shift
  [ $# -eq 0 ] || unknown "$line" "the command takes no arguments."
  call "$line" "$NODE" "$ROOT/tools/setup/check-settings.ts"
}
tests() {
  local line=$1 word; shift
  for word in "$@"; do
    case "$word" in
      unit | widget | map | widget-preact | site | site-looks | docs | survive | --project | -t | "<name>") ;;
      *) ls -d "$ROOT/$word"* >/dev/null 2>&1 || unknown "$line" "there is no $word." ;;
    esac
  done
}
checks() {
  local line=$1 name; shift
  for name in "$@"; do
    grep -qE "^  \\"?$name\\"?: " "$ROOT/tools/check.ts" || unknown "$line" "there is no check $name."
  done
}
npm() {
  local line=\${BASH_LINENO[0]}
  case "$1" in
    ci | install) return ;;
    start | test) set -- run "$@" ;;
  esac
  [ "$1" = run ] || { unknown "$line" "npm $1 is not known here."; return; }
  [ "$2" = --silent ] && { shift 2; set -- run "$@"; }
  # A copied app has scripts of its own.
  [ -f package.json ] && [ ! -L package.json ] && { grep -q "\\"$2\\":" package.json || unknown "$line" "no script $2."; return; }
  if [ "$3" = -w ]; then
    grep -q "\\"$2\\":" "$4/package.json" || unknown "$line" "$4 has no script $2."
    return
  fi
  script "$line" "\${@:2}"
}
npx() {
  local line=\${BASH_LINENO[0]} program=$1 command=$2; shift
  case "$program" in
    node) node "$@" ;;
    lieudit)
      shift
      case "$command" in
        ${Object.keys(LIEUDIT_COMMANDS).join(" | ")}) command=start ;;
      esac
      script "$line" "$command" "$@" ;;
    # It copies the files of an address into an app.
    shadcn) call "$line" "$CURL" --silent --show-error --fail-with-body "\${@: -1}" ;;
    *) unknown "$line" "npx $program is not known here." ;;
  esac
}
node() { call "\${BASH_LINENO[0]}" "$NODE" "$@"; }
curl() { call "\${BASH_LINENO[0]}" "$CURL" --silent --show-error --fail-with-body "$@"; }
install() {
  local word
  for word in "$@"; do case "$word" in "$HOME"/*) mkdir -p "$word" ;; esac; done
}
git() {
  [ "$1" != clone ] || { rm -rf "\${@: -1}"; ln -s "$WORK" "\${@: -1}"; }
}
# The day of the samples.
date() { echo 2026-11-20; }
${Object.keys(CANNOT_RUN)
  .map((name) => `${name}() { :; }`)
  .join("\n")}
# The programs below start others without these functions.
unset BASH_ENV
`;
}

/** What `npm run <name>` does here. */
function writeScript(name: string, command: string): string {
  const [, file] = /^node tools\/run\.mjs (?:--\S+ )*(\S+)$/.exec(command) ?? [];
  if (name === "check") return 'checks "$line" "$@"';
  if (name === "test") return 'tests "$line" "$@"';
  if (file === undefined) return 'settings "$line" "$@"';
  return `program "$line" ${RUNS.includes(name) ? "run" : "options"} "$ROOT/${file}" "$@"`;
}

async function runBash(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; stderr: string }> {
  try {
    await promisify(execFile)(findProgram("bash"), [script], { cwd, env, timeout: MAX_SECONDS * 2_000 });
    return { code: 0, stderr: "" };
  } catch (error) {
    // As `execFile` fails: with what was printed.
    const { code, stderr } = error as Error & { code: number; stderr: string };
    return { code, stderr };
  }
}

/** Makes a folder with the programs that blocks may call. */
async function linkPrograms(bin: string): Promise<string> {
  await mkdir(bin, { recursive: true });
  for (const name of [...SYSTEM_PROGRAMS, ...OUR_PROGRAMS]) await symlink(findProgram(name), join(bin, name));
  return bin;
}

/** @throws {Error} when the machine does not have it. */
function findProgram(name: string): string {
  const folder = (process.env.PATH ?? "").split(delimiter).find((each) => existsSync(join(each, name)));
  if (folder === undefined) throw new Error(`The commands of the documentation need ${name}; install it.`);
  return join(folder, name);
}
