import { cpus, loadavg } from "node:os";
import { readOptions, readOptionsOrExit, selectNames } from "./command-options.ts";
import { startDemoSite } from "./demo-site.ts";
import { openAuditor } from "./lighthouse/auditor.ts";
import { CATEGORIES, computeMedian, findAuditProblems, type PageAudit } from "./lighthouse/page-audit.ts";

/**
 * `npm run lighthouse`: runs Lighthouse on each kind of page of the demo site,
 * on a simulated phone, and prints the median of five runs. It is not part of
 * CI, since scores depend on the machine, whose `benchmarkIndex` is printed.
 * The tests of the site audit the documentation for everything but speed.
 */
const PAGES = [
  "home",
  "vehicles",
  "estates",
  "vehicle",
  "estate",
  "agency",
  "article",
  "place",
  "docs",
] as const;
type Page = (typeof PAGES)[number];

const { rounds, port, pages, ...values } = readOptionsOrExit((args) => {
  const options = readOptions(
    args,
    {
      rounds: { type: "number", default: 5 },
      pages: { type: "string", default: "" },
      port: { type: "number", default: 4_300, max: 65_534 },
      url: { type: "url" },
      json: { type: "boolean" },
    },
    "npm run lighthouse",
  );
  const names = options.pages.split(",").filter((name) => name !== "");
  return { ...options, pages: selectNames(names, PAGES, "page") };
});
const own = values.url === undefined ? await startDemoSite({ port }) : null;
const siteUrl = own?.url ?? values.url ?? "";
const auditor = await openAuditor(port + 1);
const say = (line: string) => process.stderr.write(`${line}\n`);
say(`${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}, load ${loadavg()[0]?.toFixed(1)}`);
const audited: { page: string; audits: PageAudit[] }[] = [];
try {
  for (const page of pages) {
    const path = await findPath(page, siteUrl);
    await warm(siteUrl + path);
    const audits: PageAudit[] = [];
    for (let round = 0; round < rounds; round++) audits.push(await auditor.audit(siteUrl + path));
    audited.push({ page, audits });
    say(line(page, audits));
  }
} finally {
  await auditor.close();
  await own?.stop();
}
if (values.json) process.stdout.write(`${JSON.stringify(audited)}\n`);
const problems = audited.flatMap(({ page, audits }) => findAuditProblems(page, audits));
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;

/** Finds a path for a kind of page: the first listing, agency or place of its list. */
async function findPath(page: Page, url: string): Promise<string> {
  const first = async (path: string, link: RegExp) => {
    const html = await (await fetch(url + path)).text();
    const target = link.exec(html)?.[1];
    if (target === undefined) throw new Error(`${url}${path} has no link like ${link.source}.`);
    return target;
  };
  switch (page) {
    case "home":
      return "/";
    case "vehicles":
      return "/vehicules";
    case "estates":
      return "/immobilier/vente";
    case "vehicle":
      return first("/vehicules", /href="(\/vehicule\/[^"/]+)"/);
    case "estate":
      return first("/immobilier/vente", /href="(\/bien\/[^"/]+)"/);
    case "agency":
      return first("/agences", /href="(\/agence\/[^"/]+)"/);
    case "article":
      return first("/actualites", /href="(\/actualites\/[^"/]+)"/);
    case "place":
      return first("/lieux", /href="(\/lieu\/[^"/]+)"/);
    case "docs":
      return "/docs/recipes";
  }
}

/** Pictures of the demo are resized at the first request, and their best format is made later. */
async function warm(url: string): Promise<void> {
  for (let visit = 0; visit < 2; visit++) {
    const html = await (await fetch(url)).text();
    const pictures = [...html.matchAll(/\/img\/[A-Za-z0-9-]+\/\d+\.(?:avif|webp)/g)].map(
      ([address]) => address,
    );
    for (const address of new Set(pictures.slice(0, 60)))
      await (await fetch(siteUrl + address)).arrayBuffer();
  }
}

function line(page: string, audits: readonly PageAudit[]): string {
  const median = (read: (audit: PageAudit) => number) => computeMedian(audits.map(read));
  const scores = CATEGORIES.map((category) => median(({ scores }) => scores[category])).join(" / ");
  return (
    `${page.padEnd(9)} ${scores}, ` +
    `largest paint ${(median((audit) => audit.largestContentfulPaintMs) / 1000).toFixed(2)} s, ` +
    `blocked ${median((audit) => audit.totalBlockingTimeMs).toFixed(0)} ms, ` +
    `shift ${median((audit) => audit.cumulativeLayoutShift).toFixed(3)}, ` +
    `picture ${(median((audit) => audit.firstPictureBytes) / 1024).toFixed(0)} KB, ` +
    `benchmarkIndex ${median((audit) => audit.benchmarkIndex).toFixed(0)}`
  );
}
