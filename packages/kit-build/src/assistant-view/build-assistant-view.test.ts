import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { buildAssistantView, MAX_VIEW_BYTES } from "./build-assistant-view.ts";

let page: string;
beforeAll(async () => {
  page = await buildAssistantView();
});

test("is one file within its budget", () => {
  expect(gzipSync(page).length).toBeLessThanOrEqual(MAX_VIEW_BYTES);
  expect(page).not.toMatch(/<(?:link|img|iframe)\b|\bsrc="|@import|\bimport\(/);
});

test("has a policy that allows its own script and styles, and no request", () => {
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  for (const [tag, directive] of [
    ["script", "script-src"],
    ["style", "style-src"],
  ]) {
    const content = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page)?.[1] ?? "";
    const digest = createHash("sha256").update(content).digest("base64");
    expect(content.length).toBeGreaterThan(1_000);
    expect(policy).toContain(`${directive} 'sha256-${digest}'`);
  }
});
