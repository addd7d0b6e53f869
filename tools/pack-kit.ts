import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { addToApp, PACKAGE_MANAGERS, type PackageManager } from "./pack-kit/add-to-app.ts";
import { packKit } from "./pack-kit/pack-kit.ts";

const HELP = `Say which folder the packages go to: npm run pack:kit -- ~/my-app [--for ${PACKAGE_MANAGERS.join("|")}]`;

/**
 * `npm run pack:kit -- <folder>`: the packages as files for apps outside this repository, JavaScript
 * with its types. `--for pnpm` adds them to the `package.json` of the folder, so that its package
 * manager installs them.
 */
const { folder, manager } = readArguments();
const target = resolve(process.env.INIT_CWD ?? ".", folder);
try {
  mkdirSync(target, { recursive: true });
} catch (error) {
  // As `mkdirSync` fails: the system's word for why.
  console.error(`${target} cannot be made (${(error as NodeJS.ErrnoException).code}); name another folder.`);
  process.exit(1);
}
const packed = await packKit(target, console.log);
for (const { file } of packed) console.log(`${target}/${file}`);
if (manager !== null) {
  addToApp(target, packed, manager);
  console.log(`Added to ${target}/package.json; now run: ${manager} install`);
}

function readArguments(): { folder: string; manager: PackageManager | null } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { for: { type: "string" } },
    });
    const [folder = "", ...rest] = positionals;
    const manager = PACKAGE_MANAGERS.find((each) => each === values.for) ?? null;
    const isKnown = values.for === undefined || manager !== null;
    if (folder !== "" && rest.length === 0 && isKnown) return { folder, manager };
  } catch {
    // An unknown option: the line below says what there is.
  }
  console.error(HELP);
  return process.exit(2);
}
