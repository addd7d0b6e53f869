import { runInNewContext } from "node:vm";
import { createElement, lazy, Suspense } from "react";
import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { drawPage } from "./draw-page.tsx";

const NONCE = "c2VjcmV0";

function Broken(): never {
  throw new Error("no such card");
}

function aPage(body: React.ReactNode): React.ReactNode {
  return createElement("html", null, createElement("head"), createElement("body", null, body));
}

/** What the router knows of a page whose loaders answered `chunks`; the drawing reads nothing else of it. */
function known(chunks: readonly string[], didRenderScripts = true): EntryContext {
  const encoder = new TextEncoder();
  return {
    renderMeta: { didRenderScripts },
    serverHandoffStream: new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
        controller.close();
      },
    }),
  } as Partial<EntryContext> as EntryContext;
}

/** The whole page. */
async function drawn(context: EntryContext, pageOf: () => React.ReactNode): Promise<string> {
  return (await drawPage(context, pageOf, NONCE, { requestId: "7b1c", texts: [] })).join("");
}

test("what the loaders answered stands in two scripts before the end of the page", async () => {
  const html = await drawn(known(['["a', ' é"]\n']), () => aPage("Bonjour"));
  expect(html).toBe(
    "<!DOCTYPE html><html><head></head><body>Bonjour" +
      `<script nonce="${NONCE}">window.__reactRouterContext.streamController.enqueue("[\\"a é\\"]\\n");</script>` +
      `<script nonce="${NONCE}">window.__reactRouterContext.streamController.close();</script></body></html>`,
  );
});

test("an answer cannot end the script that holds it, and reads the same in it", async () => {
  const hostile = "</script><script>alert(1)</script><!--\u2028&amp;";
  const html = await drawn(known([hostile]), () => aPage(null));
  expect(html.match(/<script/g)).toHaveLength(2);
  const literal = /enqueue\((".*")\);/.exec(html)?.[1] ?? "";
  expect(JSON.parse(literal)).toBe(hostile);
});

test("packed texts stand in the script as they are, and what the browser reads is what they were", async () => {
  const texts = ['{"titre":"</script><b>\u2028 \\"208\\""}', "[1,2]"];
  const context = known(['["7b1c/1","and","7b1c/0"," é\\""]\n']);
  const page = await drawPage(context, () => aPage(null), NONCE, { requestId: "7b1c", texts });
  const html = page.join("");
  expect(html.match(/<\/script/g)).toHaveLength(2);
  const expression = /enqueue\((.*)\);<\/script><script/.exec(html)?.[1] ?? "";
  expect(expression).toContain("JSON.stringify([1,2])");
  expect(JSON.parse(runInNewContext(expression))).toEqual([texts[1], "and", texts[0], ' é"']);
});

test("a letter that two chunks share is whole", async () => {
  const [first, second] = [new Uint8Array([0xc3]), new Uint8Array([0xa9])];
  const context = {
    renderMeta: { didRenderScripts: true },
    serverHandoffStream: new ReadableStream({
      start(controller) {
        controller.enqueue(first);
        controller.enqueue(second);
        controller.close();
      },
    }),
  } as Partial<EntryContext> as EntryContext;
  expect(await drawn(context, () => aPage(null))).toContain('enqueue("é")');
});

test("a page without scripts gets none", async () => {
  expect(await drawn(known(["[]"], false), () => aPage("Erreur"))).toBe(
    "<!DOCTYPE html><html><head></head><body>Erreur</body></html>",
  );
});

test("a part whose code is not there yet is waited for, and drawn at once the next time", async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => React.ReactNode }>();
  const Part = lazy(() => promise);
  const page = () => aPage(createElement(Suspense, { fallback: "…" }, createElement(Part)));
  const waiting = drawn(known(["[]"]), page);
  setTimeout(() => resolve({ default: () => "la carte" }), 20);
  for (const html of [await waiting, await drawn(known(["[]"]), page)]) {
    expect(html.startsWith("<!DOCTYPE html><html>")).toBe(true);
    expect(html).toContain("la carte");
    expect(html).not.toContain("…");
  }
});

test("what a component throws is thrown", async () => {
  await expect(drawn(known(["[]"]), () => aPage(createElement(Broken)))).rejects.toThrow("no such card");
});
