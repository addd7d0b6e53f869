import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { axeViolations } from "../../../test/axe-violations.ts";
import { SelectField } from "./select-field.tsx";
import "../design/tokens.css";
import "../design/base.css";
import "../ui/ui.css";

const OPTIONS = [
  { value: "", label: "Toutes" },
  { value: "diesel", label: "Diesel" },
  { value: "electrique", label: "Électrique" },
  { value: "essence", label: "Essence" },
];

const Energy = (props: Partial<Parameters<typeof SelectField>[0]>) => (
  <form aria-label="Recherche">
    <button type="button">Avant</button>
    <SelectField label="Énergie" name="energie" options={OPTIONS} defaultValue="diesel" {...props} />
    <button type="reset">Effacer</button>
  </form>
);

const button = () => page.getByRole("combobox", { name: "Énergie" });
const list = () => page.getByRole("listbox", { name: "Énergie" });
const select = () => document.querySelector("select") as HTMLSelectElement;
const inFront = () => document.querySelector("[data-active]")?.textContent;
const sent = () => new FormData(document.querySelector("form") as HTMLFormElement).get("energie");

afterEach(() => vi.restoreAllMocks());

test("a select is drawn as a styled dropdown, with the site's own look [S1-009] [S2-019]", async () => {
  await render(<Energy />);
  await expect.element(button()).toHaveTextContent("Diesel");
  expect(getComputedStyle(select()).opacity).toBe("0");
  expect(select().tabIndex).toBe(-1);
  await button().click();
  expect(getComputedStyle(list().element()).zIndex).toBe("1000");
  // What is seen where the field stands is the site's own button, and its list lies over the page.
  const above = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  expect(button().element().contains(above(select()))).toBe(true);
  const cover = document.createElement("div");
  cover.style.cssText = "position: fixed; inset: 0; z-index: 999";
  document.body.append(cover);
  expect(list().element().contains(above(list().element()))).toBe(true);
  cover.remove();
});

test("it opens on a click, and closes on another, or on one outside [S4-029] [S4-030]", async () => {
  await render(<Energy />);
  await button().click();
  await expect.element(list()).toBeVisible();
  await expect.element(button()).toHaveAttribute("aria-expanded", "true");
  await button().click();
  expect(list().elements()).toHaveLength(0);
  await button().click();
  await page.getByRole("button", { name: "Avant" }).click();
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
  expect(list().elements()).toHaveLength(0);
});

test("the chosen option updates the field beneath, which says so [S4-031]", async () => {
  const changes = vi.fn();
  const values = vi.fn();
  await render(<Energy onValue={values} />);
  document.addEventListener("change", changes, { once: true });
  await button().click();
  await page.getByRole("option", { name: "Essence" }).click();
  expect(select().value).toBe("essence");
  expect(sent()).toBe("essence");
  expect(changes).toHaveBeenCalledOnce();
  expect(values).toHaveBeenCalledExactlyOnceWith("essence");
  await expect.element(button()).toHaveTextContent("Essence");
  await expect.element(button()).toHaveFocus();
});

test("Down and Up move, and Enter selects [S4-032] [S4-033] [S4-035]", async () => {
  await render(<Energy />);
  button().element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(inFront).toBe("Diesel");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(inFront).toBe("Essence");
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(inFront).toBe("Électrique");
  await expect
    .element(button())
    .toHaveAttribute("aria-activedescendant", page.getByRole("option", { name: "Électrique" }).element().id);
  expect(sent()).toBe("diesel");
  await userEvent.keyboard("{Enter}");
  expect(sent()).toBe("electrique");
  expect(list().elements()).toHaveLength(0);
});

test("Space toggles the list, and selects nothing [S4-034]", async () => {
  await render(<Energy />);
  button().element().focus();
  await userEvent.keyboard(" ");
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard("{ArrowDown} ");
  expect(list().elements()).toHaveLength(0);
  expect(sent()).toBe("diesel");
});

test("Escape closes the list, and selects nothing [S4-036]", async () => {
  await render(<Energy />);
  button().element().focus();
  await userEvent.keyboard(" {ArrowDown}{Escape}");
  expect(list().elements()).toHaveLength(0);
  expect(sent()).toBe("diesel");
  await expect.element(button()).toHaveFocus();
});

test("Home, End and letters find an option", async () => {
  await render(<Energy />);
  button().element().focus();
  await userEvent.keyboard(" {End}");
  await expect.poll(inFront).toBe("Essence");
  await userEvent.keyboard("{Home}");
  await expect.poll(inFront).toBe("Toutes");
  await userEvent.keyboard("e");
  await expect.poll(inFront).toBe("Électrique");
});

test("a click on the label leads to it, a reset brings its first choice back", async () => {
  await render(<Energy />);
  await page.getByText("Énergie", { exact: true }).click();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard(" {ArrowDown}{Enter}");
  await expect.element(button()).toHaveTextContent("Électrique");
  await page.getByRole("button", { name: "Effacer" }).click();
  await expect.element(button()).toHaveTextContent("Diesel");
});

test("a choice that must be made and was not has the focus and says it is wrong", async () => {
  await render(<Energy required defaultValue="" />);
  expect((document.querySelector("form") as HTMLFormElement).reportValidity()).toBe(false);
  await expect.element(button()).toHaveFocus();
  await expect.element(button()).toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard(" {ArrowDown}{Enter}");
  await expect.element(button()).not.toHaveAttribute("aria-invalid");
});

test("the server draws the native select, and what was chosen in it before hydration stays", async () => {
  const host = document.createElement("div");
  host.innerHTML = renderToString(<Energy />);
  document.body.append(host);
  expect(host.querySelector("button[role]")).toBeNull();
  const native = host.querySelector("select") as HTMLSelectElement;
  expect([native.tabIndex, native.value]).toEqual([0, "diesel"]);
  native.value = "essence";
  native.focus();
  const root = hydrateRoot(host, <Energy />);
  await expect.element(button()).toHaveTextContent("Essence");
  await expect.element(button()).toHaveFocus();
  root.unmount();
  host.remove();
});

test("a phone keeps its own picker", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 15) Mobile Safari");
  await render(<Energy />);
  await expect.element(page.getByRole("combobox", { name: "Énergie" })).toHaveValue("diesel");
  expect(document.querySelector("button[role=combobox]")).toBeNull();
});

test("near the lower edge the list opens upwards", async () => {
  const screen = await render(<Energy />);
  const place = screen.container;
  place.style.cssText = `position: fixed; inset: auto 0 0`;
  await button().click();
  const { bottom } = list().element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(button().element().getBoundingClientRect().top);
});

test("a checker of accessibility finds nothing, closed, open and wrong", async () => {
  const screen = await render(<Energy error="Choisissez une énergie." hint="Une seule" />);
  expect(await axeViolations(screen.container)).toEqual([]);
  await button().click();
  await expect.element(list()).toBeVisible();
  expect(await axeViolations(screen.container)).toEqual([]);
});
