import { bakery, closedCafe } from "@lieudit/place-widgets/gallery/sample-places";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { startAssistantView } from "./assistant-view.tsx";

interface Sent {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
}

afterEach(() => document.querySelector("iframe")?.remove());

/** Starts the view in a frame, with this page as its host. */
function setUp() {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const view = frame.contentWindow;
  if (view === null) throw new Error("The frame has no window.");
  const sent: Sent[] = [];
  const listen = ({ source, data }: MessageEvent) => {
    // The test runner sends messages too.
    if (source === window && data?.jsonrpc === "2.0") sent.push(data);
  };
  window.addEventListener("message", listen);
  onTestFinished(() => window.removeEventListener("message", listen));
  startAssistantView(view);
  const tell = (message: object) => dispatch(view, { jsonrpc: "2.0", ...message });
  const initialize = (hostContext: object) => tell({ id: 1, result: { hostContext } });
  const showPlaces = (places: readonly unknown[]) =>
    tell({
      method: "ui/notifications/tool-result",
      params: { structuredContent: { untrusted: { places } } },
    });
  return { view, sent, tell, initialize, showPlaces, getText: () => view.document.body.textContent ?? "" };
}

/** Delivers a message as the host's, in the order of the calls. */
function dispatch(view: Window, data: object, source: Window = window): void {
  view.dispatchEvent(new MessageEvent("message", { data, source }));
}

test("introduces itself, and reports that it is ready", async () => {
  const { sent, initialize } = setUp();
  await expect.poll(() => sent[0]).toMatchObject({ id: 1, method: "ui/initialize" });
  initialize({ theme: "dark" });
  await expect.poll(() => sent.map(({ method }) => method)).toContain("ui/notifications/initialized");
});

test("shows several places as cards, one place with its details, in the host's language and theme", async () => {
  const { view, initialize, showPlaces, getText } = setUp();
  initialize({ theme: "dark", locale: "fr-FR" });
  showPlaces([bakery, closedCafe]);
  await expect.poll(() => view.document.querySelectorAll("li .gmp-compact").length).toBe(2);
  expect(getText()).toContain("Le Fournil des Roches");
  expect(view.document.documentElement.lang).toBe("fr");
  expect(view.document.documentElement.style.colorScheme).toBe("dark");
  showPlaces([bakery]);
  await expect.poll(() => view.document.querySelectorAll(".gmp-compact").length).toBe(0);
  await expect.poll(getText).toContain("Le Fournil des Roches");
});

test("opens links through the host", async () => {
  const { view, sent, showPlaces } = setUp();
  showPlaces([bakery]);
  await expect.poll(() => view.document.querySelector<HTMLAnchorElement>("a[href^='http']")).not.toBeNull();
  view.document.querySelector<HTMLAnchorElement>("a[href^='http']")?.click();
  await expect.poll(() => sent.find(({ method }) => method === "ui/open-link")?.params?.url).toMatch(/^http/);
});

test("omits values of the wrong type and unsafe addresses, and shows markup as text", async () => {
  const { view, showPlaces, getText } = setUp();
  const name = "<img src=x onerror=alert(1)>";
  showPlaces([
    { ...bakery, displayName: { text: name }, websiteUri: "javascript:alert(1)", rating: "5", reviews: 7 },
  ]);
  await expect.poll(getText).toContain(name);
  expect(view.document.querySelector("main img")).toBeNull();
  expect(view.document.querySelector("a[href^='javascript']")).toBeNull();
});

test("ignores messages of other windows", async () => {
  const { view, sent, getText } = setUp();
  const places = [{ ...bakery, displayName: { text: "Intrus" } }];
  const params = { structuredContent: { untrusted: { places } } };
  dispatch(view, { jsonrpc: "2.0", method: "ui/notifications/tool-result", params }, view);
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(getText()).not.toContain("Intrus");
});
