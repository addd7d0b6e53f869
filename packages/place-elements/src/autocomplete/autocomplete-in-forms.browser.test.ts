import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type APage, aPage } from "../../test/a-page.ts";
import { PlaceAutocompleteElement, TAGS } from "./index.ts";

for (const [tag, Class] of TAGS) if (!customElements.get(tag)) customElements.define(tag, Class);

let site: APage;
beforeEach(async () => {
  await page.viewport(900, 700);
  site = aPage({ places: [aPlace()] });
});
afterEach(() => {
  site.leave();
  document.body.replaceChildren();
});

test("it is sent with its form under its name, at once with what a page puts in", async () => {
  const { form, element } = await inForm('<gmp-place-autocomplete name="lieu"></gmp-place-autocomplete>');
  expect(entries(form)).toEqual({ lieu: "" });
  await userEvent.click(input());
  await userEvent.keyboard("four");
  expect(element.value).toBe("four");
  expect(entries(form)).toEqual({ lieu: "four" });
  element.value = "chez nous";
  expect(entries(form)).toEqual({ lieu: "chez nous" });
  await expect.element(input()).toHaveValue("chez nous");
  element.name = "ou";
  expect(entries(form)).toEqual({ ou: "chez nous" });
  expect(form.elements.namedItem("ou")).toBe(element);
  element.value = null;
  await expect.element(input()).toHaveValue("");
});

test("the basic one takes part too", async () => {
  const { form } = await inForm('<gmp-basic-place-autocomplete name="lieu"></gmp-basic-place-autocomplete>');
  await userEvent.click(input());
  await userEvent.keyboard("four");
  expect(entries(form)).toEqual({ lieu: "four" });
});

test("a form that is reset empties it; what a browser restores is back", async () => {
  const { form, element } = await inForm('<gmp-place-autocomplete name="lieu"></gmp-place-autocomplete>');
  element.value = "four";
  form.reset();
  expect(entries(form)).toEqual({ lieu: "" });
  await expect.element(input()).toHaveValue("");
  element.formStateRestoreCallback("fournil");
  await expect.element(input()).toHaveValue("fournil");
  expect(entries(form)).toEqual({ lieu: "fournil" });
});

test("a disabled fieldset disables it, as its own attribute does", async () => {
  const { form, element } = await inForm(
    '<fieldset><gmp-place-autocomplete name="lieu"></gmp-place-autocomplete></fieldset>',
  );
  const fieldset = form.querySelector("fieldset") as HTMLFieldSetElement;
  fieldset.disabled = true;
  await expect.element(input()).toBeDisabled();
  expect(element.disabled).toBe(false);
  expect(entries(form)).toEqual({});
  fieldset.disabled = false;
  await expect.element(input()).toBeEnabled();
  element.disabled = true;
  await expect.element(input()).toBeDisabled();
  expect(element.hasAttribute("disabled")).toBe(true);
});

test("where it is required its form is not sent without it", async () => {
  const { form, element } = await inForm(
    '<gmp-place-autocomplete name="lieu" required></gmp-place-autocomplete>',
  );
  await expect.poll(() => form.checkValidity()).toBe(false);
  expect(element.validity.valueMissing).toBe(true);
  expect(element.validationMessage).not.toBe("");
  element.value = "four";
  await expect.poll(() => form.checkValidity()).toBe(true);
});

test("Enter that chooses nothing sends the form by its button", async () => {
  const { form } = await inForm(
    '<gmp-place-autocomplete name="lieu"></gmp-place-autocomplete><button name="send" value="yes">Send</button>',
  );
  const sent = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
    return Object.fromEntries(new FormData(form, event.submitter));
  });
  form.addEventListener("submit", sent);
  await userEvent.click(input());
  const refuse = (event: Event) => event.preventDefault();
  form.addEventListener("keydown", refuse);
  await userEvent.keyboard("{Enter}");
  form.removeEventListener("keydown", refuse);
  await userEvent.keyboard("zz{Enter}");
  await expect.poll(() => sent.mock.results.map(({ value }) => value)).toEqual([{ lieu: "zz", send: "yes" }]);
  await userEvent.clear(input());
  await userEvent.keyboard("four");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(sent).toHaveBeenCalledTimes(1);
});

test("without a button Enter sends a form of one field alone", async () => {
  const { form } = await inForm('<gmp-place-autocomplete name="lieu"></gmp-place-autocomplete>');
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
  form.addEventListener("submit", sent);
  await userEvent.click(input());
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  form.append(document.createElement("input"));
  await userEvent.keyboard("{Enter}");
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a label of the page names it and takes a click to it", async () => {
  const { element } = await inForm(
    '<label for="lieu">Where to?</label><gmp-place-autocomplete id="lieu" description="A town"></gmp-place-autocomplete>',
  );
  await expect.element(page.getByRole("combobox", { name: "Where to?" })).toBeVisible();
  await expect.element(input()).toHaveAccessibleDescription("A town");
  await userEvent.click(page.getByText("Where to?"));
  expect(element.shadowRoot?.activeElement).toBe(input().element());
});

test("what names it by ARIA names its input", async () => {
  const { element } = await inForm(
    '<b id="b">There</b><gmp-place-autocomplete aria-label="Here"></gmp-place-autocomplete>',
  );
  await expect.element(page.getByRole("combobox", { name: "Here" })).toBeVisible();
  element.setAttribute("aria-labelledby", "b");
  await expect.element(page.getByRole("combobox", { name: "There" })).toBeVisible();
  element.removeAttribute("aria-labelledby");
  element.removeAttribute("aria-label");
  await expect.element(page.getByRole("combobox", { name: "Chercher un lieu" })).toBeVisible();
});

test("focus() moves the focus into it, also before it is drawn", async () => {
  const element = new PlaceAutocompleteElement();
  document.body.append(element);
  element.focus();
  await expect.poll(() => document.activeElement).toBe(element);
  expect(element.shadowRoot?.activeElement?.localName).toBe("input");
  element.blur();
  expect(document.activeElement).toBe(document.body);
  element.focus();
  expect(document.activeElement).toBe(element);
  element.remove();
  document.body.insertAdjacentHTML(
    "beforeend",
    "<gmp-place-autocomplete autofocus></gmp-place-autocomplete>",
  );
  await expect.poll(() => document.activeElement?.localName).toBe("gmp-place-autocomplete");
});

test("the page hears input and change: of keys, of a choice and of the clear button", async () => {
  const { element } = await inForm("<gmp-place-autocomplete></gmp-place-autocomplete>");
  const heard: string[] = [];
  for (const type of ["input", "change", "gmp-select"]) {
    const hears = type === "gmp-select" ? element : document.body;
    hears.addEventListener(type, ({ target }) => {
      if (target === element) heard.push(`${type} ${element.value}`);
    });
  }
  await userEvent.click(input());
  await userEvent.keyboard("fo");
  expect(heard.splice(0)).toEqual(["input f", "input fo"]);
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  const chosen = "Le Fournil des Roches, 12 Rue des Cordiers, 83999 Port-Valbrune, France";
  expect(heard.splice(0)).toEqual([`input ${chosen}`, `change ${chosen}`, `gmp-select ${chosen}`]);
  await userEvent.click(page.getByRole("button", { name: "Effacer" }));
  expect(heard.splice(0)).toEqual(["input ", "change "]);
  await userEvent.keyboard("xy");
  await userEvent.tab();
  expect(heard).toEqual(["input x", "input xy", "change xy"]);
});

async function inForm(html: string): Promise<{ form: HTMLFormElement; element: PlaceAutocompleteElement }> {
  document.body.insertAdjacentHTML("beforeend", `<form>${html}</form>`);
  await expect.element(input()).toBeVisible();
  const form = document.querySelector("form") as HTMLFormElement;
  return { form, element: form.querySelector("gmp-place-autocomplete") as PlaceAutocompleteElement };
}

function input() {
  return page.getByRole("combobox");
}

function entries(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}
