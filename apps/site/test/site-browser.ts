import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { RunOptions } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { type ConsentRecord, decideAll, writeConsentRecord } from "../app/privacy/consent/consent-record.ts";

/** The window of a phone and of a desk. */
export const WIDTHS = [375, 1280] as const;
export const SCHEMES = ["light", "dark"] as const;

export interface Window {
  width?: number;
  scheme?: "light" | "dark";
  javaScriptEnabled?: boolean;
  /** The choices that the visitor made before; null: none yet, so the banner asks. Default: all refused. */
  consent?: ConsentRecord | null;
  /** Whether pictures of listings are drawn, which takes long; a single point stands for each by default. */
  hasPictures?: boolean;
}

/** A page that notes what a browser complains about. */
export interface WatchedPage {
  page: Page;
  /** Errors in the console, uncaught errors and refusals of the policy so far. */
  complaints: string[];
  close: () => Promise<void>;
}

/** @param hasWebGl whether it draws maps, which makes other pages slower. */
export async function launchBrowser({ hasWebGl = false } = {}): Promise<Browser> {
  // By its path from the root of the repository, since the script belongs to no workspace.
  const script = join(import.meta.dirname, "../../../tools/browser/find-browser.ts");
  const { findBrowser, BROWSER_FLAGS, MAP_BROWSER_FLAGS } = (await import(script)) as {
    findBrowser: () => Promise<string>;
    BROWSER_FLAGS: readonly string[];
    MAP_BROWSER_FLAGS: readonly string[];
  };
  const args = [...(hasWebGl ? MAP_BROWSER_FLAGS : BROWSER_FLAGS)];
  return chromium.launch({ executablePath: await findBrowser(), args });
}

/** A visitor with no cache and no cookie but that of the choices, who can reach nothing but the site. */
export async function openPage(
  browser: Browser,
  siteUrl: string,
  {
    width = 1280,
    scheme = "light",
    javaScriptEnabled = true,
    consent = decideAll(false),
    hasPictures = false,
  }: Window = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    reducedMotion: "reduce",
    javaScriptEnabled,
    baseURL: siteUrl,
  });
  if (consent !== null) {
    await context.addCookies([{ name: "consentement", value: writeConsentRecord(consent), url: siteUrl }]);
  }
  if (!hasPictures) {
    await context.route("**/img/**", (route) => route.fulfill({ contentType: "image/gif", body: POINT }));
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith(siteUrl)) complaints.push(`asked a third party: ${request.url()}`);
  });
  if (javaScriptEnabled) awaitLife(page);
  return { page, complaints, close: () => context.close() };
}

/**
 * Lets a walk wait for the page's scripts too, unless it continues when the
 * answer begins: they start after the first paint, which a busy machine delays.
 */
function awaitLife(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const whenHydrated = () => page.waitForFunction(() => window.isHydrated !== false);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== "commit") await whenHydrated();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await whenHydrated();
    return answer;
  };
}

const POINT = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Fails on any violation, with what it is and where. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, {});
}

/** The same for what another colour scheme can change: a page with hundreds of parts takes long. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(page, { runOnly: ["color-contrast"] });
}

async function expectNoViolation(page: Page, options: RunOptions): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // To describe each part that is well takes longer than to look at it.
    .options({ ...options, resultTypes: ["violations"] })
    // Only frames of others need a second page, in which what was found is put together.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}
