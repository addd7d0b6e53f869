import { findAxeFaults } from "@lieudit/place-widgets/test/axe-faults";
import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type APage, aPage } from "../../test/a-page.ts";
import { type PlaceAutocompleteElement, TAGS } from "./index.ts";

for (const [tag, Class] of TAGS) if (!customElements.get(tag)) customElements.define(tag, Class);

const component = (type: string, longText: string, shortText = longText) => ({
  types: [type],
  longText,
  shortText,
});
const TOWN = aPlace({
  id: "town-000001",
  name: "places/town-000001",
  displayName: { text: "Port-Valbrune", languageCode: "fr" },
  formattedAddress: "83999 Port-Valbrune, France",
  primaryType: "locality",
  types: ["locality"],
  addressComponents: [
    component("locality", "Port-Valbrune"),
    component("postal_code", "83999"),
    component("country", "France", "FR"),
  ],
});
const STREET = aPlace({
  id: "street-0000001",
  name: "places/street-0000001",
  displayName: { text: "Quai de la Criée", languageCode: "fr" },
  formattedAddress: "83999 Port-Valbrune, France",
  primaryType: "route",
  types: ["route"],
  addressComponents: [component("route", "Quai de la Criée"), ...(TOWN.addressComponents ?? [])],
});
const SEARCH = '<gmp-place-autocomplete fills-address aria-label="Adresse"></gmp-place-autocomplete>';
const FIELDS = `<input autocomplete="shipping address-line1" aria-label="Rue">
  <input autocomplete="postal-code" aria-label="Code"><input autocomplete="address-level2" aria-label="Ville">
  <select autocomplete="country" aria-label="Pays"><option value="BE">Belgique<option value="FR">France</select>`;
const FILLED = ["20 Quai de la Criée", "83999", "Port-Valbrune", "FR"];
const NOTE = "Le numéro 20 n’est pas connu : la position est celle de la rue.";

let site: APage;
beforeEach(async () => {
  await page.viewport(900, 700);
  site = aPage({ places: [STREET, TOWN] });
});
afterEach(() => {
  site.leave();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test.each(TAGS.map(([tag]) => tag))(
  "%s fills the fields of its form and keeps an unknown number",
  async (tag) => {
    await show(
      `<form><${tag} fills-address aria-label="Adresse"></${tag}>${FIELDS}</form><input autocomplete="postal-code" value="other" aria-label="Code">`,
    );
    await select("20 quai de la criée");
    await expect.poll(getValues).toEqual([...FILLED, "other"]);
    await expect.element(page.getByRole("status").filter({ hasText: NOTE })).toBeVisible();
    expect(await findAxeFaults(document.body, "light")).toEqual([]);
    // The details end the session of the predictions.
    const predictions: { sessionToken?: string } = await site.requests[0]?.clone().json();
    const details = new URL(site.requests.at(-1)?.url ?? "");
    expect(details.searchParams.get("sessionToken")).toBe(predictions.sessionToken);
  },
);

test("a select takes the country by its name, a choice without a street empties the street", async () => {
  site.leave();
  site = aPage({ places: [TOWN] });
  await show(`<form>${SEARCH}
    <textarea autocomplete="street-address">before</textarea>
    <select autocomplete="country"><option>Belgique<option>France</select></form>`);
  const heard = vi.fn((event: Event) => [event.type, (event.target as HTMLElement).localName]);
  for (const type of ["input", "change"]) document.forms[0]?.addEventListener(type, heard);
  await select("port-v");
  await expect.poll(getValues).toEqual(["", "France"]);
  expect(getNote()?.textContent).toBe("");
  expect(heard.mock.results.map(({ value }) => value).slice(-4)).toEqual([
    ["input", "textarea"],
    ["change", "textarea"],
    ["input", "select"],
    ["change", "select"],
  ]);
});

test("clearing the search keeps the address and its note; a reset of the form clears both", async () => {
  await show(`<form>${SEARCH}${FIELDS}</form>`);
  await select("20 quai de la criée");
  await expect.poll(() => getNote()?.textContent).toBe(NOTE);
  await userEvent.click(page.getByRole("button", { name: "Effacer" }));
  expect([getValues(), getNote()?.textContent]).toEqual([FILLED, NOTE]);
  document.forms[0]?.reset();
  await expect.poll(() => getNote()?.textContent).toBe("");
  expect(getValues()).toEqual(["", "", "", "BE"]);
});

test("each of two fieldsets has its own address", async () => {
  const part = `<fieldset>${SEARCH}
    <input autocomplete="address-level2"></fieldset>`;
  await show(`<form>${part}${part}</form>`);
  await select("port-v", 1);
  await expect.poll(getValues).toEqual(["", "Port-Valbrune"]);
});

test("without a form of its own, fills the fields of the page", async () => {
  await show(`<fieldset>${SEARCH}</fieldset>${FIELDS}`);
  await select("quai de la criée");
  await expect.poll(getValues).toEqual(["Quai de la Criée", ...FILLED.slice(1)]);
  expect(getNote()?.textContent).toBe("");
});

test("without the attribute a choice fills nothing; added later, it fills from the next one", async () => {
  await show(`<form><gmp-place-autocomplete aria-label="Adresse"></gmp-place-autocomplete>${FIELDS}</form>`);
  const element = document.querySelector("gmp-place-autocomplete") as PlaceAutocompleteElement;
  await select("20 quai de la criée");
  expect(site.requests.filter(({ method }) => method === "GET")).toEqual([]);
  element.fillsAddress = true;
  await expect.poll(getNote).not.toBeNull();
  expect([element.hasAttribute("fills-address"), element.value, getValues()]).toEqual([
    true,
    "Quai de la Criée, 83999 Port-Valbrune, France",
    ["", "", "", "BE"],
  ]);
  await select("20 quai de la criée");
  await expect.poll(getValues).toEqual(FILLED);
  element.removeAttribute("fills-address");
  await expect.poll(getNote).toBeNull();
  for (const field of document.querySelectorAll("input")) field.value = "";
  element.fillsAddress = true;
  await expect.poll(getNote).not.toBeNull();
  expect(getValues()).toEqual(["", "", "", "FR"]);
});

test.each([
  ["en", "ltr", "Number 20 is not known, so the position is that of the street."],
  ["ar", "rtl", "الرقم 20 غير معروف، لذلك فالموقع هو موقع الشارع."],
])("the note is in the language of the page: %s", async (language, dir, note) => {
  site.leave();
  site = aPage({ places: [STREET], settings: { language } });
  await show(`<form>${SEARCH}${FIELDS}</form>`);
  await select("20 quai de la criée");
  await expect.poll(() => getNote()?.textContent).toBe(note);
  expect([getNote()?.lang, getNote()?.dir]).toEqual([language, dir]);
});

test("a failed load shows in the note and is an error of the element", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  await show(`<form>${SEARCH}${FIELDS}</form>`);
  const failed = vi.fn();
  const element = document.querySelector("gmp-place-autocomplete");
  element?.addEventListener("gmp-error", failed);
  element?.addEventListener("gmp-select", () => site.server.failAlways({ kind: "error", httpStatus: 400 }));
  await select("20 quai de la criée");
  await expect
    .poll(() => getNote()?.textContent)
    .toBe("Les informations sur ce lieu n’ont pas pu être chargées");
  expect(failed).toHaveBeenCalledTimes(1);
  expect(getValues()).toEqual(["", "", "", "BE"]);
});

test("the note stands in the box of the element, which grows with it", async () => {
  await show(`<form>${SEARCH}${FIELDS}</form>`);
  const element = document.querySelector("gmp-place-autocomplete") as PlaceAutocompleteElement;
  const before = element.getBoundingClientRect();
  await select("20 quai de la criée");
  await expect.poll(() => getNote()?.textContent).toBe(NOTE);
  const [box, note] = [element.getBoundingClientRect(), getNote()?.getBoundingClientRect()];
  expect(before.height).toBe(48);
  expect(getSearches().element().getBoundingClientRect().bottom).toBeLessThan(note?.top ?? 0);
  expect(note?.bottom).toBeLessThanOrEqual(box.bottom);
  element.style.height = "48px";
  const input = getSearches().element().getBoundingClientRect();
  expect(input.height).toBeGreaterThan(40);
  expect(getNote()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(input.bottom);
});

async function show(html: string): Promise<void> {
  document.body.insertAdjacentHTML("beforeend", html);
  await expect.element(getSearches().first()).toBeVisible();
}

/** Types into the element at `index` and selects the first prediction. */
async function select(text: string, index = 0): Promise<void> {
  const input = getSearches().nth(index);
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await expect.element(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
}

function getSearches() {
  return page.getByRole("combobox", { name: "Adresse" });
}

function getValues(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>("input, textarea, select");
  return [...fields].map(({ value }) => value);
}

function getNote(): HTMLElement | null | undefined {
  return document
    .querySelector("gmp-place-autocomplete, gmp-basic-place-autocomplete")
    ?.shadowRoot?.querySelector<HTMLElement>("[role=status].gmp-address-note");
}
