import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "../../browser/find-browser.ts";
import { readOptions, readOptionsOrExit } from "../../command-options.ts";
import { buildContender, CONTENDERS, openContender, PEERS, serveContender } from "./contender-page.ts";
import { formatKitReport, type KitMeasurement } from "./kit-report.ts";
import { BENCH_PLACE } from "./page/contender.ts";

/**
 * `npm run bench:kit`: compares our compact card with the place overview of
 * Google's Extended Component Library, in the same browser. See README.md.
 */
const { rounds, json: isJson } = readOptionsOrExit((args) =>
  readOptions(
    args,
    { rounds: { type: "number", default: 9 }, json: { type: "boolean" } },
    "npm run bench:kit",
  ),
);
const say = (line: string) => process.stderr.write(`${line}\n`);
installPeers();
const served = await Promise.all(
  CONTENDERS.map(async (contender) => serveContender(await buildContender(contender))),
);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  // Requests to other hosts, such as those for fonts, fail at once.
  args: [...BROWSER_FLAGS, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});
say(
  `Chromium ${browser.version()}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}, ` +
    `load ${loadavg()[0]?.toFixed(1)}, median of ${rounds}`,
);
const measurements: KitMeasurement[] = [];
try {
  for (const slowdown of [1, 4]) {
    for (const cards of [1, 50]) {
      for (let round = 0; round < rounds; round++) {
        // All kits run in each round, so that other work on the machine affects all alike.
        for (const [index, { name }] of CONTENDERS.entries()) {
          measurements.push({ contender: name, slowdown, cards, ...(await measure(index, slowdown, cards)) });
        }
      }
      say(`${cards} cards at ${slowdown}x: done`);
    }
  }
} finally {
  await browser.close();
  for (const { stop } of served) stop();
}
const report = formatKitReport(
  measurements,
  CONTENDERS.map(({ name }) => name),
);
process.stdout.write(isJson ? `${JSON.stringify({ rounds, measurements, ...report.bars })}\n` : report.text);
if (!report.bars.areMet) process.exitCode = 1;

/** Measures a fresh page, since visitors see the cards for the first time. */
async function measure(
  index: number,
  slowdown: number,
  cards: number,
): Promise<Pick<KitMeasurement, "ms" | "styles" | "layouts">> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // A fade-in would count as visible changes for a second.
    reducedMotion: "reduce",
  });
  try {
    const { page, passes } = await openContender(context, served[index]!.url, slowdown);
    const ms = await page.evaluate(([cards, quietMs]) => globalThis.bench.run(cards, quietMs), [
      cards,
      300 * slowdown,
    ] as const);
    const passCounts = await passes();
    const { text, pictures } = await page.evaluate(() => globalThis.bench.readContent());
    for (const words of [BENCH_PLACE.name, String(BENCH_PLACE.rating), BENCH_PLACE.type]) {
      if (!text.includes(words))
        throw new Error(`${CONTENDERS[index]?.name} does not show "${words}": ${text.slice(0, 300)}`);
    }
    if (!/[€$]/.test(text)) throw new Error(`${CONTENDERS[index]?.name} does not show the price level.`);
    if (pictures < cards) throw new Error(`${CONTENDERS[index]?.name} shows ${pictures} photos of ${cards}.`);
    return { ms, ...passCounts };
  } finally {
    await context.close();
  }
}

function installPeers(): void {
  if (existsSync(join(PEERS, "node_modules"))) return;
  say("Installing the widgets to compare with (tools/bench/peers-kit) …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--prefix", PEERS], {
    cwd: PEERS,
    stdio: ["ignore", 2, 2],
  });
}
