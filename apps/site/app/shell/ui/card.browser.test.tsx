import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Card, CardGrid } from "./card.tsx";
import "../design/tokens.css";
import "../design/base.css";
import "./ui.css";

const TITLES = ["Villa", "Studio", "Loft"];
const Row = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <div className="page">
        <CardGrid isRow>
          {TITLES.map((title) => (
            <Card key={title} to={`/${title}`} title={title} />
          ))}
        </CardGrid>
      </div>
    ),
  },
]);

const lefts = () =>
  TITLES.map(
    (name) => page.getByRole("link", { name }).element().closest("li")?.getBoundingClientRect().left ?? 0,
  );

afterEach(() => page.viewport(1280, 720));

test("a row of cards is pushed sideways on a phone, where the edge of the next one shows", async () => {
  await page.viewport(375, 700);
  await render(<Row />);
  const [first = 0, second = 0, third = 0] = lefts();
  expect(first).toBe(16);
  expect(second).toBeGreaterThan(250);
  expect(second).toBeLessThan(375);
  expect(third).toBeGreaterThan(375);
  // The row moves, not the page; the keyboard brings into view what it reaches.
  expect(document.documentElement.scrollWidth).toBe(375);
  (page.getByRole("link", { name: "Loft" }).element() as HTMLElement).focus();
  await expect.poll(() => lefts()[2]).toBeLessThan(200);
});

test("a wide window shows the same cards as a grid", async () => {
  await page.viewport(1280, 720);
  await render(<Row />);
  const row = document.querySelector(".card-row") as HTMLElement;
  expect(row.scrollWidth).toBe(row.clientWidth);
  expect(new Set(lefts()).size).toBe(3);
});
