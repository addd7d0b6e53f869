import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { findAxeFaults } from "../../test/axe-faults.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { WidgetPage } from "../../test/widget-page.tsx";
import { type MenuItem, PopupMenu } from "./popup-menu.tsx";

failOnConsoleErrors();
beforeEach(() => {
  // The links lead nowhere, so that the test page stays where it is.
  document.addEventListener("click", keepPage);
});
afterEach(() => {
  document.removeEventListener("click", keepPage);
  document.documentElement.dir = "";
});

const ITEMS: readonly MenuItem[] = [
  { text: "Report photo", uri: "https://lieudit.example/signaler", isExternal: true },
  { text: "All photos", uri: "https://lieudit.example/photos" },
  { text: "The place", uri: "https://lieudit.example/lieu" },
];

test("the button opens the menu and closes it [S2-129] [S4-090] [S4-091]", async () => {
  await render(menu());
  expect(page.getByRole("menu").elements()).toHaveLength(0);
  await userEvent.click(button());
  await expect.element(page.getByRole("menu")).toBeVisible();
  await expect.element(button()).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(button());
  expect(page.getByRole("menu").elements()).toHaveLength(0);
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
});

test.each(["ltr", "rtl"] as const)(
  "at the edge where lines begin it opens into the page, %s",
  async (direction) => {
    await page.viewport(400, 600);
    document.documentElement.dir = direction;
    const { container } = await render(menu());
    (container.querySelector(".gmp-menu") as HTMLElement).style.float = "inline-start";
    await userEvent.click(button());
    const { left, right } = page.getByRole("menu").element().getBoundingClientRect();
    expect([left >= 0, right <= 400]).toEqual([true, true]);
  },
);

test("an item has its text and address, and an external one a new tab [S3-241] [S3-242] [S3-243]", async () => {
  await render(menu());
  await userEvent.click(button());
  const outside = page.getByRole("menuitem", { name: "Report photo" });
  await expect.element(outside).toHaveAttribute("href", "https://lieudit.example/signaler");
  await expect.element(outside).toHaveAttribute("target", "_blank");
  const inside = page.getByRole("menuitem", { name: "All photos" });
  await expect.element(inside).toHaveAttribute("href", "https://lieudit.example/photos");
  await expect.element(inside).not.toHaveAttribute("target");
});

test.each([
  ["S4-092", "S4-093", "Escape", "{Escape}"],
  ["S4-094", "S4-092", "Tab", "{Tab}"],
])("[%s] [%s] %s in the menu closes it and leads back to its button", async (_, __, ___, key) => {
  await render(menu());
  await userEvent.click(button());
  expect(focused()).toBe("Report photo");
  await userEvent.keyboard(key);
  expect(page.getByRole("menu").elements()).toHaveLength(0);
  await expect.element(button()).toHaveFocus();
});

test("Down, Up, Home and End move between the items [S4-095] [S4-096] [S4-097] [S4-098]", async () => {
  await render(menu());
  await userEvent.click(button());
  const walk = [];
  for (const key of ["{ArrowDown}", "{ArrowDown}", "{ArrowUp}", "{Home}", "{End}", "{ArrowDown}"]) {
    await userEvent.keyboard(key);
    walk.push(focused());
  }
  const [report, all, place] = ITEMS.map(({ text }) => text);
  expect(walk.slice(0, 2)).toEqual([all, place]);
  expect(walk[2]).toBe(all);
  expect(walk[3]).toBe(report);
  expect(walk.slice(4)).toEqual([place, report]);
});

test("Down and Up on the button open the menu at its first and its last item", async () => {
  await render(menu());
  (button().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("The place");
  await userEvent.keyboard("{Escape}{ArrowDown}");
  expect(focused()).toBe("Report photo");
});

test("the menu closes when the focus leaves it, by a click elsewhere too [S4-099]", async () => {
  await render(
    <>
      {menu()}
      <p>Elsewhere</p>
      <button type="button">Other</button>
    </>,
  );
  await userEvent.click(button());
  (page.getByRole("button", { name: "Other" }).element() as HTMLElement).focus();
  await vi.waitFor(() => expect(page.getByRole("menu").elements()).toHaveLength(0));
  await userEvent.click(button());
  await userEvent.click(page.getByText("Elsewhere"));
  expect(page.getByRole("menu").elements()).toHaveLength(0);
});

test("a page hears the focus leave, and the menu closes all the same", async () => {
  const onBlur = vi.fn();
  await render(
    <WidgetPage>
      <PopupMenu label="More actions" items={ITEMS} onBlur={onBlur} />
      <button type="button">Other</button>
    </WidgetPage>,
  );
  await userEvent.click(button());
  onBlur.mockClear();
  (page.getByRole("button", { name: "Other" }).element() as HTMLElement).focus();
  await vi.waitFor(() => expect(page.getByRole("menu").elements()).toHaveLength(0));
  expect(onBlur).toHaveBeenCalledOnce();
});

test("an item that is followed closes the menu", async () => {
  await render(menu());
  await userEvent.click(button());
  await userEvent.click(page.getByRole("menuitem", { name: "All photos" }));
  expect(page.getByRole("menu").elements()).toHaveLength(0);
  await expect.element(button()).toHaveFocus();
});

test("an item is 48 px high, and one with many words higher [S9-065]", async () => {
  await render(menu([...ITEMS, { text: "many words ".repeat(30), uri: "https://lieudit.example/long" }]));
  await userEvent.click(button());
  const heights = page
    .getByRole("menuitem")
    .elements()
    .map((item) => item.getBoundingClientRect().height);
  expect(heights.slice(0, 3)).toEqual([48, 48, 48]);
  expect(heights[3]).toBeGreaterThan(48);
});

test.each(["ltr", "rtl"] as const)("axe finds nothing in the open menu, %s", async (direction) => {
  document.documentElement.dir = direction;
  const { container } = await render(menu());
  await userEvent.click(button());
  expect(await findAxeFaults(container, "light")).toEqual([]);
  expect(await findAxeFaults(container, "dark")).toEqual([]);
});

test("items that lead nowhere safe are left out, and a menu without items is not there", async () => {
  const hostile = [
    { text: "Report photo", uri: "javascript:alert(1)" },
    { text: "", uri: "https://lieudit.example/" },
  ];
  const { container, rerender } = await render(menu(hostile));
  expect(container.querySelector("button")).toBeNull();
  await rerender(menu([...hostile, ...ITEMS]));
  await userEvent.click(button());
  expect(page.getByRole("menuitem").elements()).toHaveLength(ITEMS.length);
});

function menu(items: readonly MenuItem[] = ITEMS) {
  return (
    <WidgetPage>
      <div className="gmp-widget">
        <PopupMenu label="More actions" items={items} />
      </div>
    </WidgetPage>
  );
}

function button() {
  return page.getByRole("button", { name: "More actions" });
}

function focused(): string | null | undefined {
  return document.activeElement?.textContent;
}

function keepPage(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a") !== null) event.preventDefault();
}
