import { resolve } from "node:path";
import { packKit } from "./pack-kit/pack-kit.ts";

/**
 * `npm run pack:kit -- <folder>`: the React kit as packages for apps outside this
 * repository, JavaScript with its types, for `npm install <folder>/lieudit-*.tgz`.
 */
const [folder, ...rest] = process.argv.slice(2);
if (folder === undefined || rest.length > 0) {
  console.error("Say which folder the packages go to: npm run pack:kit -- ~/my-app");
  process.exitCode = 2;
} else {
  const target = resolve(process.env.INIT_CWD ?? ".", folder);
  for (const file of await packKit(target, console.log)) console.log(`${target}/${file}`);
}
