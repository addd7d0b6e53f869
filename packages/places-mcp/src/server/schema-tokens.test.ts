import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { connectClient } from "../../test/connect-client.ts";
import { countTokens } from "../../test/count-tokens.ts";

const MAX_TOOLS = 8;
const MAX_SCHEMA_TOKENS = 3_000;
const PAGE = new URL("../../../../docs/language-models.md", import.meta.url);

test("the tools and their schemas stay small, and the documented figure is the measured one", async () => {
  const { client } = await connectClient({ places: [] });
  const { tools } = await client.listTools();
  const tokens = countTokens(JSON.stringify(tools));
  expect(tools.length).toBeLessThanOrEqual(MAX_TOOLS);
  expect(tokens).toBeLessThanOrEqual(MAX_SCHEMA_TOKENS);
  const [, documentedTools, documentedTokens] =
    /\| Lieudit \| (\d+) \| ([\d,]+) \|/.exec(readFileSync(PAGE, "utf8")) ?? [];
  expect([documentedTools, documentedTokens]).toEqual([String(tools.length), tokens.toLocaleString("en")]);
});

test("every tool only reads, and says so", async () => {
  const { client } = await connectClient({ places: [] });
  const { tools } = await client.listTools();
  expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual(tools.map(() => true));
});
