import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type BotJudge, createBotJudge } from "./bot-judge.server.ts";
import { readSigns, writeSigns } from "./bot-signs.ts";
import { readToken, writeToken } from "./bot-token.ts";
import { openUsedTokens } from "./used-tokens.server.ts";

const SECRET = Buffer.from("s".repeat(32));
const START = Date.UTC(2026, 10, 20, 9);
const BY_A_BROWSER = new Request("http://127.0.0.1/contact", {
  headers: { "accept-language": "fr", "user-agent": "Mozilla/5.0" },
});

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bot-check-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const judgeAt = (instant = { ms: START }, secret = SECRET) =>
  createBotJudge(secret, openUsedTokens(folder, undefined), { nowMs: () => instant.ms });

const getToken = async (judge: BotJudge, action = "contact") => {
  const challenge = await judge.challenge(judge.siteKey, action);
  if (challenge === null) throw new Error("No challenge came.");
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error("The challenge has no solution.");
  return writeToken({ challenge, solution });
};

const send = (judge: BotJudge, token: string, action = "contact") =>
  judge.judge(BY_A_BROWSER, {
    fields: new Map([
      ["verification", token],
      ["signes", writeSigns({ pointers: 3, keys: 80 })],
    ]),
    action,
    trap: "",
    filledInMs: null,
  });

describe("a token", () => {
  test("made for this site and form, by its work, scores 1 [S1-029]", async () => {
    const judge = judgeAt();
    expect(await send(judge, await getToken(judge))).toBe(1);
  });

  test("is good once, in whichever process", async () => {
    const token = await getToken(judgeAt());
    const scores = await Promise.all([1, 2, 3].map(() => send(judgeAt(), token)));
    expect(scores.toSorted()).toEqual([0.2, 0.2, 1]);
  });

  test("is good for two minutes", async () => {
    const instant = { ms: START };
    const judge = judgeAt(instant);
    const [early, late] = [await getToken(judge), await getToken(judge)];
    instant.ms = START + 120_000;
    expect(await send(judge, early)).toBe(1);
    instant.ms += 1;
    expect(await send(judge, late)).toBe(0.4);
  });

  test("of another form, or of another site, is foreign", async () => {
    const judge = judgeAt();
    expect(await send(judge, await getToken(judge, "visite"))).toBe(0.2);
    const other = judgeAt({ ms: START }, Buffer.from("t".repeat(32)));
    expect(await send(judge, await getToken(other))).toBe(0.2);
  });

  test("with less work than was asked, or a changed challenge, is foreign", async () => {
    const judge = judgeAt();
    const token = readToken(await getToken(judge));
    if (token === null) throw new Error("The token cannot be read.");
    const { challenge, solution } = token;
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "0" } };
    const later = {
      ...challenge,
      parameters: {
        ...challenge.parameters,
        data: { ...challenge.parameters.data, issuedAtMs: START + 1e9 },
      },
    };
    const forged = [
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge: easier, solution },
      { challenge: later, solution },
    ];
    expect(await Promise.all(forged.map((tokens) => send(judge, writeToken(tokens))))).toEqual([
      0.2, 0.2, 0.2,
    ]);
  });

  test("that is anything else is foreign, and breaks nothing", async () => {
    const judge = judgeAt();
    const real = await getToken(judge);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ minLength: 1 }),
          fc.json().map((text) => Buffer.from(text).toString("base64")),
          fc.nat(real.length - 1).map((at) => `${real.slice(0, at)}A${real.slice(at + 1)}x`),
        ),
        async (text) => {
          expect(await send(judge, text)).toBeLessThan(0.5);
        },
      ),
      { numRuns: 400, seed: 8 },
    );
  });

  test("that is missing leaves the sender half the score, and a full trap nothing", async () => {
    const judge = judgeAt();
    expect(await send(judge, "")).toBe(0.5);
    const fields = new Map([["verification", await getToken(judge)]]);
    expect(await judge.judge(BY_A_BROWSER, { fields, action: "contact", trap: "x", filledInMs: null })).toBe(
      0,
    );
  });
});

test("a token of reCAPTCHA is judged by its verifier where there is one, and by nobody's word else", async () => {
  const asked: string[] = [];
  const judge = createBotJudge(SECRET, openUsedTokens(folder, undefined), {
    recaptcha: async (_request, token, action) => {
      asked.push(`${token} ${action}`);
      if (token === "down") throw new Error("The network is down.");
      return { score: 0.9 };
    },
  });
  expect(await send(judge, "recaptcha:abc")).toBe(0.9);
  expect(await send(judge, "recaptcha:down")).toBe(0.5);
  expect(asked).toEqual(["abc contact", "down contact"]);
  expect(await send(judge, await getToken(judge))).toBeGreaterThanOrEqual(0.4);
  expect(await send(judgeAt(), "recaptcha:abc")).toBe(0.2);
});

test("a challenge needs only the site key, which is public and stays the same [S9-023]", async () => {
  const judge = judgeAt();
  expect(judge.siteKey).toMatch(/^[\w-]{20}$/);
  expect(judgeAt().siteKey).toBe(judge.siteKey);
  expect(await judge.challenge("another-key", "contact")).toBeNull();
  expect(await judge.challenge(judge.siteKey, "Contact <b>")).toBeNull();
});

test("a folder that cannot be written keeps nobody from sending", async () => {
  const file = join(folder, "no-folder");
  writeFileSync(file, "");
  const judge = createBotJudge(SECRET, openUsedTokens(file, undefined), { nowMs: () => START });
  expect(await send(judge, await getToken(judge))).toBe(0.5);
});

test.each(["", "1", "1-2-3", "-1-2", "a-b", "1e3-2", "9999999-1"])("%j are no signs", (text) => {
  expect(readSigns(text)).toBeNull();
});
