import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createRecaptchaVerifier } from "./recaptcha-verdict.server.ts";

const NOW = Date.parse("2026-11-20T09:00:00Z");
const GOOD = {
  success: true,
  score: 0.7,
  action: "signalement_avis",
  hostname: "annonces.exemple.fr",
  challenge_ts: "2026-11-20T08:59:00Z",
};

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A service that answers so, and notes what it was asked. */
async function aService(answer: (body: URLSearchParams, response: ServerResponse) => void) {
  const asked: { path: string; body: URLSearchParams }[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let text = "";
    request.on("data", (piece: Buffer) => {
      text += piece.toString();
    });
    request.on("end", () => {
      const body = new URLSearchParams(text);
      asked.push({ path: request.url ?? "", body });
      answer(body, response);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ended.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = { url, secret: "s3cret", hostname: "annonces.exemple.fr", nowMs: () => NOW };
  const verify = createRecaptchaVerifier(site);
  const request = new Request("http://127.0.0.1/contact");
  return { asked, verdict: (token = "abc") => verify(request, token, "signalement-avis") };
}

const json =
  (value: unknown, status = 200) =>
  (_body: URLSearchParams, response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  };

test("a good token has the service's score; the service learns the token and nothing of its sender", async () => {
  const { asked, verdict } = await aService(json(GOOD));
  expect(await verdict()).toEqual({ score: 0.7 });
  expect(asked.map(({ path, body }) => [path, body.toString()])).toEqual([
    ["/recaptcha/api/siteverify", "secret=s3cret&response=abc"],
  ]);
});

test.each([
  ["made for another form", { ...GOOD, action: "contact" }, "foreign"],
  ["made for another site", { ...GOOD, hostname: "autre.exemple" }, "foreign"],
  ["of two minutes ago", { ...GOOD, challenge_ts: "2026-11-20T08:57:59Z" }, "old"],
  ["of tomorrow", { ...GOOD, challenge_ts: "2026-11-21T08:59:00Z" }, "old"],
  ["without an instant", { ...GOOD, challenge_ts: undefined }, "old"],
  ["that was used", { success: false, "error-codes": ["timeout-or-duplicate"] }, "used"],
  ["that is none", { success: false, "error-codes": ["invalid-input-response"] }, "foreign"],
])("a token %s is distinguished", async (_what, answer, expected) => {
  const { verdict } = await aService(json(answer));
  expect(await verdict()).toBe(expected);
});

test("no token, and one of a megabyte, are not even asked about", async () => {
  const { asked, verdict } = await aService(json(GOOD));
  expect([await verdict(""), await verdict("x".repeat(1_000_000))]).toEqual(["foreign", "foreign"]);
  expect(asked).toEqual([]);
});

describe("when nobody can say, it is said so, and the form goes on without a score", () => {
  test.each<[string, (body: URLSearchParams, response: ServerResponse) => void]>([
    ["a fault of the service", json({}, 500)],
    ["an answer of another shape", json([1])],
    ["a score beyond all bounds", json({ ...GOOD, score: 7 })],
    ["no score, as of another version", json({ ...GOOD, score: undefined })],
    ["a wrong secret", json({ success: false, "error-codes": ["invalid-input-secret"] })],
    ["no JSON", (_body, response) => response.end("<html>")],
    ["a way to another server", (_body, response) => response.writeHead(302, { location: "/x" }).end()],
    ["a broken line", (_body, response) => response.destroy()],
  ])("%s", async (_what, answer) => {
    const { verdict } = await aService(answer);
    await expect(verdict()).rejects.toThrow();
  });
});
