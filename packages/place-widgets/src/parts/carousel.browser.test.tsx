import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { findAxeFaults } from "../../test/axe-faults.ts";
import { waitForFrame } from "../../test/frame-drawn.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { WidgetPage } from "../../test/widget-page.tsx";
import { Carousel } from "./carousel.tsx";

failOnConsoleErrors();
beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.dir = "";
});

const COUNT = 7;

test("its cards are 200 px wide in a row that scrolls [S2-132] [S2-080]", async () => {
  await drawn(carousel());
  expect(row().scrollWidth).toBeGreaterThan(row().clientWidth);
  expect(cards().map((card) => card.getBoundingClientRect().width)).toEqual(Array(COUNT).fill(200));
});

test("cards are as high as the highest [S2-088]", async () => {
  await drawn(carousel());
  // The visible part of a card is what its box contains.
  const heights = cards().map((card) => (card.querySelector("p") as Element).getBoundingClientRect().height);
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeGreaterThan(100);
});

test("its buttons step through it and hide at its ends [S2-083] [S2-084] [S2-085] [S2-086]", async () => {
  await drawn(carousel());
  expect(shownButtons()).toEqual(["Next cards"]);
  await userEvent.click(page.getByRole("button", { name: "Next cards" }));
  await vi.waitFor(() => expect(shownButtons()).toEqual(["Previous cards", "Next cards"]));
  await settled(3);
  for (let step = 0; step < COUNT && shownButtons().includes("Next cards"); step++) {
    await scrolled(() => userEvent.click(page.getByRole("button", { name: "Next cards" })));
  }
  await vi.waitFor(() => expect(shownButtons()).toEqual(["Previous cards"]));
  for (let step = 0; step < COUNT && shownButtons().includes("Previous cards"); step++) {
    await scrolled(() => userEvent.click(page.getByRole("button", { name: "Previous cards" })));
  }
  await vi.waitFor(() => expect(shownButtons()).toEqual(["Next cards"]));
  expect(row().scrollLeft).toBe(0);
});

test("a button that hides at the end hands the focus to the other one", async () => {
  await drawn(carousel());
  while (shownButtons().includes("Next cards")) {
    await scrolled(() => userEvent.click(page.getByRole("button", { name: "Next cards" })));
  }
  expect(previousButton().matches(":focus")).toBe(true);
});

test("it announces the card that it comes to, and nothing before [S2-087]", async () => {
  await drawn(carousel());
  expect(announced()).toBe("");
  await userEvent.click(page.getByRole("button", { name: "Next cards" }));
  await settled(3);
  expect(page.getByRole("group", { name: "Card 3 of 7" }).elements()).toHaveLength(1);
  await scrolled(async () => row().scrollTo({ left: 0, behavior: "instant" }));
  await settled(1);
});

test("a browser that does not tell the end of a scroll announces the card all the same", async () => {
  const told = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "onscrollend");
  Reflect.deleteProperty(HTMLElement.prototype, "onscrollend");
  try {
    await drawn(carousel());
    await userEvent.click(page.getByRole("button", { name: "Next cards" }));
    await settled(3);
    expect("onscrollend" in row()).toBe(false);
  } finally {
    if (told !== undefined) Object.defineProperty(HTMLElement.prototype, "onscrollend", told);
  }
});

test("a row without anything to scroll has no buttons", async () => {
  await drawn(carousel({ count: 2 }));
  await vi.waitFor(() => expect(shownButtons()).toEqual([]));
});

test("a scroll updates the buttons after 10 ms [S4-100] [S9-052]", async () => {
  holdTimers();
  await drawn(carousel());
  await sizesSeen();
  vi.spyOn(row(), "scrollLeft", "get").mockReturnValue(300);
  row().dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(9);
  await waitForFrame();
  expect(previousButton().hidden).toBe(true);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(previousButton().hidden).toBe(false));
});

test("the buttons follow a change of size when it has rested for 10 ms [S9-051]", async () => {
  holdTimers();
  await drawn(carousel({ count: 3 }));
  await sizesSeen();
  expect(shownButtons()).toEqual(["Next cards"]);
  const box = row().closest<HTMLElement>("[data-test]");
  box?.style.setProperty("inline-size", "900px");
  await waitForFrame();
  vi.advanceTimersByTime(9);
  await waitForFrame();
  expect(shownButtons()).toEqual(["Next cards"]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(shownButtons()).toEqual([]));
});

test("a step is 80% of the width when no card is fully visible [S9-053]", async () => {
  await drawn(carousel({ width: 180 }));
  const scrollBy = vi.spyOn(row(), "scrollBy");
  await userEvent.click(page.getByRole("button", { name: "Next cards" }));
  const inset = Number.parseFloat(getComputedStyle(row()).paddingInlineStart);
  const distance = (scrollBy.mock.calls[0]?.[0] as ScrollToOptions | undefined)?.left;
  expect(distance).toBeCloseTo(0.8 * (180 - 2 * inset));
});

test.each([
  ["ltr", "{ArrowRight}", "{ArrowLeft}"],
  ["rtl", "{ArrowLeft}", "{ArrowRight}"],
] as const)("the keys %s: %s goes on, %s goes back, End and Home jump", async (direction, on, back) => {
  document.documentElement.dir = direction;
  await drawn(carousel());
  row().focus();
  await scrolled(() => userEvent.keyboard(on));
  await settled(3);
  await scrolled(() => userEvent.keyboard(back));
  await settled(1);
  await scrolled(() => userEvent.keyboard("{End}"));
  await settled(COUNT);
  expect(Math.abs(row().scrollLeft)).toBeGreaterThan(0);
  expect(Math.sign(row().scrollLeft)).toBe(direction === "rtl" ? -1 : 1);
  await scrolled(() => userEvent.keyboard("{Home}"));
  await settled(1);
});

test.each(["ltr", "rtl"] as const)("axe finds nothing, %s", async (direction) => {
  document.documentElement.dir = direction;
  const { container } = await drawn(carousel());
  expect(await findAxeFaults(container, "light")).toEqual([]);
  expect(await findAxeFaults(container, "dark")).toEqual([]);
});

test("the server's HTML holds every card and scrolls without JavaScript", () => {
  const html = renderToString(carousel());
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = html;
  try {
    const list = host.querySelector("ul") as HTMLElement;
    expect(list.children).toHaveLength(COUNT);
    list.scrollLeft = 200;
    expect(list.scrollLeft).toBeGreaterThan(0);
    expect(host.querySelectorAll("button:not([hidden])")).toHaveLength(0);
  } finally {
    host.remove();
  }
});

test("one that leaves while it scrolls is silent", async () => {
  const { unmount, container } = await drawn(carousel());
  row().scrollBy({ left: 400, behavior: "smooth" });
  row().dispatchEvent(new Event("scroll"));
  await unmount();
  await waitForFrame();
  expect(container.innerHTML).toBe("");
});

/** Draws it and waits for its controls, which load on their own. */
async function drawn(element: ReactNode) {
  const result = await render(element);
  while (document.querySelector("[aria-live]") === null) await waitForFrame();
  return result;
}

function carousel({ count = COUNT, width = 480 }: { count?: number; width?: number } = {}) {
  const shown = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: <p>{"words ".repeat(index === 2 ? 60 : 1)}</p>,
  }));
  return (
    <WidgetPage>
      <div
        className="gmp-widget"
        data-test=""
        ref={(box) => box?.style.setProperty("inline-size", `${width}px`)}
      >
        <Carousel label="Results" cards={shown} />
      </div>
    </WidgetPage>
  );
}

function row(): HTMLElement {
  return page.getByRole("list").element() as HTMLElement;
}

function cards(): Element[] {
  return [...row().children];
}

function previousButton(): HTMLButtonElement {
  return document.querySelector("[data-step=previous]") as HTMLButtonElement;
}

function nextButton(): HTMLButtonElement {
  return document.querySelector("[data-step=next]") as HTMLButtonElement;
}

function shownButtons(): (string | null)[] {
  return page
    .getByRole("button")
    .elements()
    .map((button) => button.getAttribute("aria-label"));
}

function announced(): string | null | undefined {
  return document.querySelector("[aria-live]")?.textContent;
}

async function settled(card: number): Promise<void> {
  await vi.waitFor(() => expect(announced()).toBe(`Card ${card} of ${COUNT}`));
}

/** Waits for the end of the scroll that `act` begins. */
async function scrolled(act: () => Promise<void>): Promise<void> {
  const end = new Promise((resolve) => row().addEventListener("scrollend", resolve, { once: true }));
  await act();
  await end;
  const { scrollLeft, scrollWidth, clientWidth } = row();
  await vi.waitFor(() => {
    expect(previousButton().hidden).toBe(scrollLeft === 0);
    expect(nextButton().hidden).toBe(Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1);
  });
}

function holdTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** Lets the first look at the row's size pass, with timers held. */
async function sizesSeen(): Promise<void> {
  await waitForFrame();
  vi.advanceTimersByTime(10);
  await waitForFrame();
}
