import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServiceRouter } from "@lieudit/places-api";
import { createMcpServer } from "@lieudit/places-mcp/server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { openFolderClient } from "../../../packages/places-mcp/src/command/open-folder-client.ts";
import { callTool } from "../../../packages/places-mcp/test/connect-client.ts";
import { countTokens } from "../../../packages/places-mcp/test/count-tokens.ts";
import { readOptions, readOptionsOrExit } from "../../command-options.ts";
import { median, percentiles } from "../measure/percentiles.ts";
import { importDemo, readImportedPlaces } from "../places/import-demo.ts";
import { type AssistantQuestion, createQuestions } from "./questions.ts";
import { answerQuestion } from "./scripted-caller.ts";

/** Shares of right answers, median tokens and times that the run must reach: its exit code is 1 otherwise. */
const GOALS = { right: 0.95, tokens: 250, p95Ms: 20 } as const;

/** A Tuesday morning; the hours of the demo have no holidays around it. */
const NOW = new Date("2026-11-10T09:00:00Z");

/**
 * `npm run bench:assistant`: questions in French and English about the demo region, answered by rules
 * that call the tools for language models. Prints the share of right answers, the tokens of
 * results and the time of a call.
 */
const { demo } = readOptionsOrExit((args) =>
  readOptions(
    args,
    /** Data folder of an import of the demo, to skip making one. */
    { demo: { type: "string" } },
    "npm run bench:assistant",
  ),
);
const scratch = await mkdtemp(join(tmpdir(), "lieudit-assistant-"));
try {
  const dataDir = demo ?? importDemo(fileURLToPath(new URL("../../../", import.meta.url)), scratch);
  process.exitCode = (await measure(dataDir)) ? 0 : 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function measure(dataDir: string): Promise<boolean> {
  const questions = await readQuestions(join(dataDir, "places"));
  const folder = await openFolderClient(dataDir, { LIEUDIT_CLOCK: NOW.toISOString() });
  const server = createMcpServer({ client: folder.client, now: folder.now, view: null });
  const client = new Client({ name: "bench", version: "1.0.0" });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  const tokens: number[] = [];
  const times: number[] = [];
  const call = async (name: string, args: Record<string, unknown>) => {
    const start = performance.now();
    const { text } = await callTool(client, name, args);
    times.push(performance.now() - start);
    tokens.push(countTokens(text));
    return text;
  };
  const wrong: string[] = [];
  const byKind = new Map<string, { count: number; right: number }>();
  // Words and roads are read at the first calls.
  for (const { text } of questions) await answerQuestion(text, call, NOW);
  tokens.length = 0;
  times.length = 0;
  for (const { kind, text, expected, accepts } of questions) {
    const answer = await answerQuestion(text, call, NOW);
    const counts = byKind.get(kind) ?? { count: 0, right: 0 };
    byKind.set(kind, counts);
    counts.count += 1;
    if (accepts(answer)) counts.right += 1;
    else wrong.push(`${text}\n    answered: ${answer || "nothing"}\n    expected: ${expected}`);
  }
  await client.close();
  await folder.close();
  const right = questions.length - wrong.length;
  const share = right / questions.length;
  const { p50, p95 } = percentiles(times);
  const tokenMedian = median(tokens);
  console.log("| kind of question | right |\n|---|---|");
  for (const [kind, { count, right: ofKind }] of byKind) console.log(`| ${kind} | ${ofKind} of ${count} |`);
  console.log(`| **all** | **${right} of ${questions.length} (${(share * 100).toFixed(1)} %)** |\n`);
  console.log(
    `${times.length} calls: tokens of a result median ${tokenMedian}, largest ${Math.max(...tokens)}; ` +
      `ms p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}.`,
  );
  for (const line of wrong) console.log(`  ${line}`);
  return share >= GOALS.right && tokenMedian <= GOALS.tokens && p95 <= GOALS.p95Ms;
}

async function readQuestions(placesFolder: string): Promise<AssistantQuestion[]> {
  const router = createServiceRouter({ settings: { servers: {}, timeoutMs: 2_000 }, folder: placesFolder });
  const questions = await createQuestions(await readImportedPlaces(placesFolder), async (from, to) => {
    const [leg = null] = await router.times({ mode: "WALK", from: [from], to: [to] });
    return leg?.durationSeconds ?? null;
  });
  await router.close();
  return questions;
}
