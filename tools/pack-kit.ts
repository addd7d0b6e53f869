import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { addToApp, PACKAGE_MANAGERS, type PackageManager } from "./pack-kit/add-to-app.ts";
import { packKit } from "./pack-kit/pack-kit.ts";
import { PUBLISHED_PACKAGES } from "./pack-kit/packages.ts";

const HELP = `Say which folder the packages go to: npm run pack:kit -- ~/my-app [--for ${PACKAGE_MANAGERS.join("|")} [--with place-map,lieudit,…]]`;

/**
 * `npm run pack:kit -- <folder>`: the packages as files for apps outside this repository, JavaScript
 * with its types. `--for pnpm` adds those of React and of tests to the `package.json` of the folder, so
 * that its package manager installs them; `--with` adds others.
 */
const { folder, manager, further } = readArguments();
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
  addToApp(target, packed, manager, further);
  console.log(`Added to ${target}/package.json; now run: ${manager} install`);
}

function readArguments(): { folder: string; manager: PackageManager | null; further: string[] } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { for: { type: "string" }, with: { type: "string" } },
    });
    const [folder = "", ...rest] = positionals;
    const manager = PACKAGE_MANAGERS.find((each) => each === values.for) ?? null;
    const wanted = values.with?.split(",") ?? [];
    const further = PUBLISHED_PACKAGES.map(({ name }) => name).filter((name) =>
      wanted.some((each) => name === each || name === `@lieudit/${each}`),
    );
    const isKnown =
      manager !== null
        ? further.length === wanted.length
        : values.for === undefined && values.with === undefined;
    if (folder !== "" && rest.length === 0 && isKnown) return { folder, manager, further };
  } catch {
    // An unknown option: the line below says what there is.
  }
  console.error(HELP);
  return process.exit(2);
}
