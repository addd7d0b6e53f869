import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sampleClient } from "../../gallery/sample-client.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../../test/widget-page.tsx";
import { PlaceAutocomplete, type PlaceAutocompleteProps } from "./place-autocomplete.tsx";

failOnConsoleErrors();
beforeEach(async () => {
  await page.viewport(900, 700);
});

let remove = () => {};
afterEach(() => remove());

test("a press on its list keeps the list, one elsewhere on the page closes it", async () => {
  const { list } = await open();
  list().dispatchEvent(press());
  await expect.element(input()).toHaveAttribute("aria-expanded", "true");
  document.body.dispatchEvent(press());
  await expect.element(input()).toHaveAttribute("aria-expanded", "false");
});

test("the clear button leaves the input in hand", async () => {
  const { shadow } = await open();
  await userEvent.click(page.getByRole("button", { name: "Clear" }));
  await expect.element(input()).toHaveValue("");
  expect(shadow.activeElement).toBe(input().element());
});

test("the page outside may style its parts", async () => {
  const { shadow } = await open();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => getParts(shadow)).toContain("prediction-item-selected");
  expect(getParts(shadow)).toEqual([
    "focus-ring",
    "input",
    "prediction-item",
    "prediction-item-icon",
    "prediction-item-main-text",
    "prediction-item-match",
    "prediction-item-secondary-text",
    "prediction-item-selected",
    "prediction-list",
  ]);
});

test.each([900, 375])("at %i px Enter that chooses nothing is told, for no form hears it", async (width) => {
  await page.viewport(width, 700);
  const onEnter = vi.fn();
  const { shadow } = await open({ onEnter });
  await userEvent.keyboard("{Enter}");
  expect(onEnter).toHaveBeenCalledTimes(1);
  expect(shadow.querySelector("dialog")?.open).toBe(false);
});

test("its description is read with the input", async () => {
  const { shadow } = await open({ description: "A town or a shop" });
  const id = input().element().getAttribute("aria-describedby") ?? "";
  expect(shadow.getElementById(id)?.textContent).toBe("A town or a shop");
});

test("requests future openings and service-area businesses if the page includes them", async () => {
  const { autocomplete } = await open({
    includeFutureOpeningBusinesses: true,
    includePureServiceAreaBusinesses: true,
  });
  expect(autocomplete.mock.lastCall?.[0]).toMatchObject({
    includeFutureOpeningBusinesses: true,
    includePureServiceAreaBusinesses: true,
  });
});

async function open(props: PlaceAutocompleteProps = {}) {
  const host = document.body.appendChild(document.createElement("div"));
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(""),
  );
  shadow.adoptedStyleSheets = [sheet];
  const root = createRoot(shadow.appendChild(document.createElement("div")));
  remove = () => {
    root.unmount();
    host.remove();
  };
  const sample = sampleClient(PHOTO_BASE);
  const autocomplete = vi.fn(sample.autocomplete);
  root.render(
    <WidgetPage client={{ ...sample, autocomplete }}>
      <PlaceAutocomplete {...props} />
    </WidgetPage>,
  );
  await userEvent.click(input());
  await userEvent.keyboard("four");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  const list = () => page.getByRole("listbox").element();
  return { shadow, list, autocomplete };
}

function input() {
  return page.getByRole("combobox");
}

function press(): PointerEvent {
  return new PointerEvent("pointerdown", { bubbles: true, composed: true, cancelable: true });
}

function getParts(shadow: ShadowRoot): string[] {
  const names = [...shadow.querySelectorAll("[part]")].flatMap((element) => [...element.part]);
  return [...new Set(names)].sort();
}
