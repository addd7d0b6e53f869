/**
 * Ends a program that has read its options, before it does anything: `node --import` of this file.
 * A program with wrong options ends by itself, with its own message.
 */
import childProcess from "node:child_process";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import util from "node:util";

const { parseArgs } = util;
let hasOptions = false;
util.parseArgs = (config) => {
  const parsed = parseArgs(config);
  hasOptions = true;
  // A program checks values at once, and works after its first wait.
  queueMicrotask(() => process.exit(0));
  return parsed;
};

const WORK = [
  [childProcess, ["exec", "execFile", "execFileSync", "execSync", "fork", "spawn", "spawnSync"]],
  [fs, ["mkdirSync", "mkdtempSync", "rmSync", "writeFileSync"]],
];
for (const [module, names] of WORK) {
  for (const name of names) {
    module[name] = () => {
      if (hasOptions) process.exit(0);
      console.error(`${process.argv[1]} calls ${name} before it reads its options.`);
      process.exit(1);
    };
  }
}
syncBuiltinESMExports();
