import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashScripts } from "./hash-scripts.ts";

const nonce = "c2VjcmV0";

function hashed(page: string): { html: string; scriptHashes: string[] } {
  const { html, scriptHashes } = hashScripts(Buffer.from(page).toString("latin1"), nonce);
  return { html: Buffer.from(html, "latin1").toString(), scriptHashes };
}

test("hashes each of our scripts exactly as it is sent", () => {
  const { html, scriptHashes } = hashed(
    `<p>é</p><script nonce="${nonce}">one()</script><script type="module" nonce="${nonce}">two("é")</script>`,
  );
  expect(html).toBe('<p>é</p><script>one()</script><script type="module">two("é")</script>');
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
  expect(scriptHashes).toEqual([hash("one()"), hash('two("é")')]);
});

test("gives no hash to a script from untrusted data", () => {
  const { scriptHashes } = hashed(
    `<script>alert(1)</script><script nonce="guess">alert(2)</script><script nonce="${nonce}">ours()</script>`,
  );
  expect(scriptHashes).toHaveLength(1);
});

test("removes the nonce of a script with a source, without a hash", () => {
  const { html, scriptHashes } = hashed(
    `<link nonce="${nonce}"/><script src="/assets/a.js" nonce="${nonce}"></script>`,
  );
  expect(html).toBe('<link/><script src="/assets/a.js"></script>');
  expect(scriptHashes).toEqual([]);
});
