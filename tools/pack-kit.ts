import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { packKit } from "./pack-kit/pack-kit.ts";

/**
 * `npm run pack:kit -- <folder>`: the React kit as packages for apps outside this
 * repository, JavaScript with its types, for `npm install <folder>/lieudit-*.tgz`.
 */
const [folder, ...rest] = process.argv.slice(2);
if (folder === undefined || folder === "" || folder.startsWith("-") || rest.length > 0) {
  console.error("Say which folder the packages go to: npm run pack:kit -- ~/my-app");
  process.exit(2);
}
const target = resolve(process.env.INIT_CWD ?? ".", folder);
try {
  mkdirSync(target, { recursive: true });
} catch (error) {
  // As `mkdirSync` fails: the system's word for why.
  console.error(`${target} cannot be made (${(error as NodeJS.ErrnoException).code}); name another folder.`);
  process.exit(1);
}
for (const file of await packKit(target, console.log)) console.log(`${target}/${file}`);
