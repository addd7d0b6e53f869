import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { axeViolations } from "../../../test/axe-violations.ts";
import { DateField } from "./date-field.tsx";
import { DateRange } from "./date-range.tsx";
import "../../shell/design/tokens.css";
import "../../shell/design/base.css";
import "../../shell/ui/ui.css";

const field = (name = "Jour") => page.getByRole("textbox", { name });
const input = (name = "Jour") => field(name).element() as HTMLInputElement;
const picker = () => page.getByRole("dialog", { name: "Choisir une date" });
const day = (name: string) => page.getByRole("button", { name });
const sent = () => Object.fromEntries(new FormData(document.querySelector("form") as HTMLFormElement));

const OneDay = (props: Partial<Parameters<typeof DateField>[0]>) => (
  <form>
    <DateField label="Jour" name="jour" {...props} />
    <button type="button">Ailleurs</button>
    <button type="reset">Effacer</button>
  </form>
);

beforeEach(async () => {
  // Its file is there, so that what is waited for is the 300 ms alone.
  await import("./date-picker.tsx");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the picker shows 300 ms after the field got the focus [S1-010] [S2-020] [S4-027] [S9-013]", async () => {
  await render(<OneDay />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  input().focus();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(299);
  expect(picker().elements()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  // Each look at what comes late would let the held time pass.
  vi.useRealTimers();
  await expect.poll(() => picker().elements().length).toBe(1);
  expect(picker().element().querySelectorAll("table")).toHaveLength(1);
  expect(document.activeElement).toBe(input());
});

test("it is gone after blur, once the focus left the field and the picker [S4-028]", async () => {
  await render(<OneDay />);
  await field().click();
  await expect.element(picker()).toBeVisible();
  await userEvent.tab();
  expect(picker().element().contains(document.activeElement)).toBe(true);
  await expect.element(picker()).toBeVisible();
  (page.getByRole("button", { name: "Ailleurs" }).element() as HTMLElement).focus();
  await expect.poll(() => picker().elements().length).toBe(0);
});

test("a focus that goes on within the 300 ms shows nothing", async () => {
  await render(<OneDay />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  input().focus();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  (page.getByRole("button", { name: "Ailleurs" }).element() as HTMLElement).focus();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  expect(picker().elements()).toHaveLength(0);
});

test("a day that is picked is written as day/month/year and said to the form", async () => {
  const days = vi.fn();
  await render(<OneDay defaultValue="20/11/2026" onDay={days} />);
  await field().click();
  await day("vendredi 27 novembre 2026").click();
  await expect.element(field()).toHaveValue("27/11/2026");
  await expect.element(field()).toHaveFocus();
  expect(days).toHaveBeenLastCalledWith("2026-11-27");
  expect(sent()).toEqual({ jour: "27/11/2026" });
  await expect.poll(() => picker().elements().length).toBe(0);
});

test("the month is French, begins its weeks on Monday, and month and year can be chosen", async () => {
  await render(<OneDay defaultValue="20/11/2026" />);
  await field().click();
  await expect.element(page.getByRole("grid", { name: "novembre 2026" })).toBeVisible();
  const weekdays = [...document.querySelectorAll(".rdp-weekday")].map((cell) =>
    cell.getAttribute("aria-label"),
  );
  expect(weekdays[0]).toBe("lundi");
  expect(weekdays.at(-1)).toBe("dimanche");
  await page.getByRole("combobox", { name: "Année" }).selectOptions("2028");
  await page.getByRole("combobox", { name: "Mois" }).selectOptions("février");
  await day("mardi 29 février 2028").click();
  await expect.element(field()).toHaveValue("29/02/2028");
});

test("the keyboard goes into the month, moves in it, picks, and leaves it", async () => {
  await render(<OneDay defaultValue="12/03/2026" />);
  input().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(picker()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(day("jeudi 12 mars 2026, date choisie")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  await expect.element(day("vendredi 20 mars 2026")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => picker().elements().length).toBe(0);
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(picker()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{PageDown}{Enter}");
  await expect.element(field()).toHaveValue("12/04/2026");
});

test("a date that does not exist gives no date, and the field says what to do", async () => {
  const days = vi.fn();
  await render(<OneDay onDay={days} />);
  await field().fill("31/02/2026");
  expect(days).toHaveBeenLastCalledWith(null);
  expect(input().checkValidity()).toBe(false);
  await userEvent.click(page.getByRole("button", { name: "Ailleurs" }));
  await expect.element(page.getByText("Cette date n’existe pas", { exact: false })).toBeVisible();
  await expect.element(field()).toHaveAttribute("aria-invalid", "true");
  expect(sent()).toEqual({ jour: "31/02/2026" });
  await field().fill("28/02/2026");
  expect(input().checkValidity()).toBe(true);
  expect(document.querySelector(".field-error")).toBeNull();
});

test("days outside the limits cannot be picked, nor typed without a word", async () => {
  // The calendar names the day of today in other words.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T09:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  await render(<OneDay defaultValue="20/11/2026" min="2026-11-18" max="2026-11-27" />);
  await field().click();
  await expect.element(day("mardi 17 novembre 2026")).toBeDisabled();
  await expect.element(day("mercredi 18 novembre 2026")).toBeEnabled();
  await expect.element(day("samedi 28 novembre 2026")).toBeDisabled();
  await field().fill("28/11/2026");
  expect(input().validationMessage).toContain("choisissez le 27 novembre 2026 ou plus tôt");
});

test("a range ends after its start, across the change of clocks too, and its end alone is wrong", async () => {
  await render(
    <form>
      <DateRange
        legend="Période"
        start={{ label: "Du", name: "du", defaultValue: "28/03/2026" }}
        end={{ label: "Au", name: "au" }}
      />
    </form>,
  );
  await field("Au").fill("28/03/2026");
  expect(input("Au").validationMessage).toContain("choisissez le 29 mars 2026 ou plus tard");
  await field("Au").fill("29/03/2026");
  expect(input("Au").validationMessage).toBe("");
  await field("Du").fill("29/03/2026");
  await expect.poll(() => input("Au").validationMessage).toContain("choisissez le 30 mars 2026 ou plus tard");
  expect(input("Du").validationMessage).toBe("");
  await field("Au").fill("30/03/2026");
  expect(input("Au").validationMessage).toBe("");
  await field("Du").click();
  await expect.element(day("lundi 30 mars 2026")).toBeDisabled();
});

test("the server draws a text field that says its form, and what was typed before hydration counts", async () => {
  const days = vi.fn();
  const host = document.createElement("div");
  host.innerHTML = renderToString(<OneDay />);
  document.body.append(host);
  const native = host.querySelector("input") as HTMLInputElement;
  expect([native.type, native.inputMode]).toEqual(["text", "numeric"]);
  expect(host.textContent).toContain("jj/mm/aaaa");
  native.value = "07/03/2026";
  const root = hydrateRoot(host, <OneDay onDay={days} />);
  await expect.poll(() => days.mock.lastCall).toEqual(["2026-03-07"]);
  expect(native.value).toBe("07/03/2026");
  root.unmount();
  host.remove();
});

test("a phone has its own picker, and sends day/month/year too", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148",
  );
  await render(<OneDay defaultValue="07/03/2026" min="2026-03-01" />);
  const native = page.getByLabelText("Jour").element() as HTMLInputElement;
  await expect.poll(() => native.type).toBe("date");
  expect([native.value, native.min]).toEqual(["2026-03-07", "2026-03-01"]);
  expect(sent()).toEqual({ jour: "07/03/2026" });
  native.value = "2026-03-09";
  native.dispatchEvent(new Event("input", { bubbles: true }));
  expect(sent()).toEqual({ jour: "09/03/2026" });
  native.focus();
  expect(picker().elements()).toHaveLength(0);
});

test("a date typed short is sent as it was typed, and a reset empties the field", async () => {
  await render(<OneDay />);
  await field().fill("7/3/2026");
  expect(sent()).toEqual({ jour: "7/3/2026" });
  // By the page itself: on a busy machine the picker lies over the button before a pointer is there.
  (page.getByRole("button", { name: "Effacer" }).element() as HTMLElement).click();
  await expect.element(field()).toHaveValue("");
});

test("a checker of accessibility finds nothing, closed, open and wrong", async () => {
  const screen = await render(<OneDay defaultValue="31/02/2026" error="Cette date n’existe pas." />);
  expect(await axeViolations(screen.container)).toEqual([]);
  await field().click();
  await expect.element(picker()).toBeVisible();
  expect(await axeViolations(screen.container)).toEqual([]);
  const sizes = [...picker().element().querySelectorAll("button, select")].map((part) => {
    const { width, height } = part.getBoundingClientRect();
    return Math.min(width, height);
  });
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});
