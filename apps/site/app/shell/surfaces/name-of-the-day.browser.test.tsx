import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { NameOfTheDay } from "./name-of-the-day.tsx";

const NOON = Date.parse("2026-11-20T11:00:00Z");

afterEach(() => {
  vi.restoreAllMocks();
});

test("today's entry of the list, asked for with GET, fills the text [S7-001] [S7-003] [S2-023]", async () => {
  const asked = vi
    .spyOn(window, "fetch")
    .mockImplementation(async () => Response.json({ "20/11": "Saint Edmond", "21/11": "Présentation" }));
  const screen = await render(<NameOfTheDay now={NOON} isClockFixed entry={null} />);
  await expect.element(screen.getByText("Saint Edmond")).toBeVisible();
  expect(screen.container.textContent).toBe("Vendredi 20 novembre 2026Saint Edmond");
  const [address, how] = asked.mock.calls[0] ?? [];
  expect([address, how?.method ?? "GET"]).toEqual(["/common-assets/ephemeride.json", "GET"]);
});

test("a page of yesterday, kept by a cache, tells the reader's day", async () => {
  vi.spyOn(window, "fetch").mockImplementation(async () =>
    Response.json(Object.fromEntries(Array.from({ length: 31 }, (_, at) => at + 1).flatMap(everyMonth))),
  );
  const screen = await render(<NameOfTheDay now={NOON} isClockFixed={false} entry="Saint Edmond" />);
  await expect.element(screen.getByText("Nom du jour")).toBeVisible();
});

test("without the list, what the server drew stays", async () => {
  const asked = vi.spyOn(window, "fetch").mockImplementation(async () => new Response(null, { status: 404 }));
  const screen = await render(<NameOfTheDay now={NOON} isClockFixed entry="Saint Edmond" />);
  await expect.poll(() => asked.mock.results.length).toBe(1);
  await expect.element(screen.getByText("Saint Edmond")).toBeVisible();
});

function everyMonth(day: number): [string, string][] {
  return Array.from({ length: 12 }, (_, at) => [
    `${String(day).padStart(2, "0")}/${String(at + 1).padStart(2, "0")}`,
    "Nom du jour",
  ]);
}
