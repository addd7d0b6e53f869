import type { AutocompleteRequest, AutocompleteResponse, PlacePrediction } from "@lieudit/place-model";
import { PlacesError } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { type FormEvent, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleClient } from "../../gallery/sample-client.ts";
import { bakery, SAMPLE_PREDICTIONS } from "../../gallery/sample-places.ts";
import { findAxeFaults } from "../../test/axe-faults.ts";
import { describeWidget } from "../../test/describe-widget.tsx";
import { waitForFrame } from "../../test/frame-drawn.ts";
import { holdResponses } from "../../test/held-answers.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../../test/widget-page.tsx";
import { PlaceAutocomplete, type PlaceAutocompleteProps } from "./place-autocomplete.tsx";

failOnConsoleErrors();
beforeEach(async () => {
  await page.viewport(900, 700);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describeWidget("PlaceAutocomplete", {
  widget: (props) => <PlaceAutocomplete name="lieu" defaultValue="four" {...props} />,
  says: ["lieu four"],
  refIs: "input[name=lieu]",
});

test("in the server's form it is a plain input that is sent with the form", async () => {
  await render(
    <WidgetPage>
      <form aria-label="Search">
        <PlaceAutocomplete name="lieu" placeIdName="placeId" />
      </form>
    </WidgetPage>,
  );
  await userEvent.type(input(), "four");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  const form = page.getByRole("form", { name: "Search" }).element() as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    lieu: "Le Fournil des Roches, Rue des Cordiers, Port-Valbrune",
    placeId: bakery.id,
  });
});

test("typing offers predictions in a listbox that the input controls; axe finds nothing in it [S2-098] [S2-105] [S9-066] [S9-067]", async () => {
  const { container } = await open();
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect.element(list).toBeVisible();
  await expect.element(input()).toHaveAttribute("aria-expanded", "true");
  expect(input().element().getAttribute("aria-controls")).toBe(list.element().id);
  expect(options().map((option) => option.getAttribute("aria-selected"))).toEqual([
    "false",
    "false",
    "false",
  ]);
  expect(options().map((option) => (option as HTMLElement).offsetHeight)).toEqual([52, 52, 52]);
  expect(getComputedStyle(list.element()).zIndex).toBe("1000");
  // Without a position it would count for nothing.
  expect(getComputedStyle(list.element()).position).toBe("absolute");
  await expect.element(page.getByRole("status")).toHaveTextContent("3 suggestions");
  await userEvent.keyboard("{ArrowDown}");
  expect(await findAxeFaults(container, "light")).toEqual([]);
  expect(await findAxeFaults(container, "dark")).toEqual([]);
});

test("what matches is set apart, by characters and not by UTF-16 units", async () => {
  const { container } = await open();
  const marks = [...container.querySelectorAll("mark")].map((mark) => mark.textContent);
  expect(marks).toEqual(["Fournil", "Fourni", "Four"]);
});

test("the arrows wrap the highlight through none, and the input says which one it is [S2-099] [S4-062] [S4-063] [S4-064] [S4-065]", async () => {
  await open();
  await press("{ArrowDown}", 0);
  await press("{ArrowDown}", 1);
  await press("{ArrowDown}", 2);
  await press("{ArrowDown}", null);
  await press("{ArrowUp}", 2);
  await press("{ArrowUp}{ArrowUp}", 0);
  await press("{ArrowUp}", null);
});

test("Enter selects the highlighted prediction, with the session's token [S2-100] [S4-068]", async () => {
  const { onSelect, client } = await open();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({
    placeId: bakery.id,
    prediction: expect.objectContaining({ placeId: bakery.id }),
    sessionToken: expect.stringMatching(UUID_V4),
    typed: "four",
  });
  await expect.element(input()).toHaveValue("Le Fournil des Roches, Rue des Cordiers, Port-Valbrune");
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
  const tokens = new Set(client.autocomplete.mock.calls.map(([request]) => request.sessionToken));
  expect(tokens.size).toBe(1);
  expect(onSelect.mock.calls[0]?.[0].sessionToken).toBe([...tokens][0]);
  await userEvent.type(input(), "x");
  expect(client.autocomplete.mock.lastCall?.[0].sessionToken).not.toBe([...tokens][0]);
});

test("Enter without a highlight selects nothing and leaves the form to the page [S4-069]", async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  document.addEventListener("submit", onSubmit);
  const onSelect = vi.fn();
  await render(
    <WidgetPage>
      <form>
        <PlaceAutocomplete onSelect={onSelect} />
      </form>
    </WidgetPage>,
  );
  await userEvent.type(input(), "four");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(onSelect).not.toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  document.removeEventListener("submit", onSubmit);
});

test("while an input method composes, Enter belongs to it", async () => {
  const { onSelect } = await open();
  await userEvent.keyboard("{ArrowDown}");
  const enter = new KeyboardEvent("keydown", {
    key: "Enter",
    isComposing: true,
    bubbles: true,
    cancelable: true,
  });
  input().element().dispatchEvent(enter);
  expect(onSelect).not.toHaveBeenCalled();
  expect(enter.defaultPrevented).toBe(false);
});

test("Escape clears the highlight and closes the list [S2-101] [S4-066] [S4-067]", async () => {
  await open();
  await press("{ArrowDown}", 0);
  await userEvent.keyboard("{Escape}");
  await expect.element(input()).toHaveAttribute("aria-expanded", "false");
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
  expect(page.getByText("Le Fournil des Roches").elements()).toHaveLength(0);
  expect(input().element().getAttribute("aria-activedescendant")).toBeNull();
  await expect.element(input()).toHaveValue("four");
  // The list comes back without a highlight.
  await press("{ArrowDown}", null);
});

test("a click on a prediction selects it, a click outside closes the list [S4-070]", async () => {
  const { onSelect } = await open();
  await userEvent.click(page.getByRole("option", { name: /Fournitures du Cap/ }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await userEvent.fill(input(), "four");
  await expect.element(page.getByRole("listbox")).toBeVisible();
  await userEvent.click(document.body, { position: { x: 800, y: 600 } });
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
});

test("a click outside closes the list also where it takes the focus from nobody [S4-070]", async () => {
  await open();
  const keepFocus = (event: Event) => event.preventDefault();
  document.addEventListener("mousedown", keepFocus);
  try {
    await userEvent.click(document.body, { position: { x: 800, y: 600 } });
    await expect.element(input()).toHaveFocus();
    expect(page.getByRole("listbox").elements()).toHaveLength(0);
    await expect.element(input()).toHaveAttribute("aria-expanded", "false");
  } finally {
    document.removeEventListener("mousedown", keepFocus);
  }
});

test("the clear button is there while there is text, empties the input and keeps it in hand [S2-096] [S2-097]", async () => {
  const { container, onInputChange } = await open({ style: { inlineSize: "max-content" } });
  const box = container.querySelector(".gmp-autocomplete-box") as HTMLElement;
  const filled = box.offsetWidth;
  await userEvent.click(page.getByRole("button", { name: "Clear" }));
  await expect.element(input()).toHaveValue("");
  expect(box.offsetWidth).toBe(filled);
  await expect.element(input()).toHaveFocus();
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
  expect(page.getByRole("button", { name: "Clear" }).elements()).toHaveLength(0);
  expect(onInputChange).toHaveBeenLastCalledWith("");
});

test("emptying the input clears the predictions without a request [S4-059]", async () => {
  const { client } = await open();
  const inputs = () => client.autocomplete.mock.calls.map(([request]) => request.input);
  await expect.poll(() => inputs().at(-1)).toBe((input().element() as HTMLInputElement).value);
  const asked = inputs().length;
  await userEvent.clear(input());
  await expect.poll(() => page.getByRole("option").elements()).toHaveLength(0);
  await expect.element(input()).toHaveValue("");
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
  expect(inputs()).toHaveLength(asked);
});

test("stale answers are ignored, whatever order they come in [S4-060] [S4-061]", async () => {
  const answers = holdResponses<AutocompleteRequest, AutocompleteResponse>();
  await render(
    <WidgetPage client={{ ...sampleClient(PHOTO_BASE), autocomplete: answers.ask }}>
      <PlaceAutocomplete />
    </WidgetPage>,
  );
  await userEvent.type(input(), "fo");
  await expect.poll(() => answers.questions.map((question) => question.input)).toEqual(["f", "fo"]);
  answers.answer(1, { suggestions: [suggestion(1)] });
  await expect.element(page.getByRole("option", { name: /Fournitures/ })).toBeVisible();
  answers.answer(0, { suggestions: [suggestion(0), suggestion(2)] });
  await waitForFrame();
  expect(page.getByRole("option").elements()).toHaveLength(1);
  await expect.element(page.getByRole("option", { name: /Fournitures/ })).toBeVisible();
});

test("a failure calls onError with its code, and the input stays usable [S8-008] [S8-009]", async () => {
  const onError = vi.fn();
  const cause = new PlacesError("UNAVAILABLE", "The server rests.");
  const client = { ...sampleClient(PHOTO_BASE), autocomplete: () => Promise.reject(cause) };
  await render(
    <WidgetPage client={client}>
      <PlaceAutocomplete onError={onError} />
    </WidgetPage>,
  );
  await userEvent.type(input(), "f");
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  const error = onError.mock.calls[0]?.[0];
  expect(error.code).toBe("PLACES_AUTOCOMPLETE");
  expect(error.message).toBe("Error in fetching AutocompleteSuggestions: The server rests.");
  expect(error.cause).toBe(cause);
  await expect.element(input()).toHaveValue("f");
});

test("shows a failure in place of the list until a response arrives", async () => {
  const sample = sampleClient(PHOTO_BASE);
  const client = {
    ...sample,
    autocomplete: vi
      .fn(sample.autocomplete)
      .mockRejectedValueOnce(new PlacesError("UNAVAILABLE", "The server rests.")),
  };
  const { container } = await render(
    <WidgetPage client={client}>
      <PlaceAutocomplete />
    </WidgetPage>,
  );
  await userEvent.type(input(), "f");
  const status = page.getByRole("status");
  await expect.element(status).toHaveTextContent("Suggestions couldn't load");
  expect((status.element() as HTMLElement).offsetHeight).toBeGreaterThan(24);
  expect(input().element().getAttribute("aria-expanded")).toBe("false");
  expect(await findAxeFaults(container, "light")).toEqual([]);
  await userEvent.type(input(), "our");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await expect.element(status).toHaveTextContent("3 suggestions");
});

test.each([true, false])(
  "what is typed before the widget comes alive is kept; in focus: %s",
  async (isInFocus) => {
    const host = document.body.appendChild(document.createElement("div"));
    const onInputChange = vi.fn();
    const widget = (
      <WidgetPage>
        <PlaceAutocomplete name="lieu" defaultValue="f" onInputChange={onInputChange} />
      </WidgetPage>
    );
    host.innerHTML = renderToString(widget);
    const field = host.querySelector("input") as HTMLInputElement;
    if (isInFocus) field.focus();
    field.value = "four";
    const root = hydrateRoot(host, widget);
    await vi.waitFor(() => expect(field.getAttribute("role")).toBe("combobox"));
    expect(field.value).toBe("four");
    expect(onInputChange.mock.calls).toEqual([["four"]]);
    if (isInFocus) await expect.element(page.getByRole("option").first()).toBeVisible();
    else expect(page.getByRole("option").elements()).toHaveLength(0);
    root.unmount();
    host.remove();
  },
);

test("with an origin each prediction says how far it is", async () => {
  await open({ origin: { latitude: 43.24, longitude: 6.81 } });
  const distances = options().map((option) => option.querySelector(".gmp-prediction-distance")?.textContent);
  expect(distances).toEqual(["0.3\u00a0km", "1.3\u00a0km", "15\u00a0km"]);
});

test("an address below a name in another script keeps its order", async () => {
  const texts = { mainText: { text: "مطعم البحر" }, secondaryText: { text: "12 Rue des Cordiers" } };
  const placePrediction: PlacePrediction = {
    place: "places/a",
    placeId: "a",
    text: { text: "مطعم البحر" },
    structuredFormat: texts,
  };
  const autocomplete = async () => ({ suggestions: [{ placePrediction }] });
  const { container } = await render(
    <WidgetPage client={{ ...sampleClient(PHOTO_BASE), autocomplete }}>
      <PlaceAutocomplete />
    </WidgetPage>,
  );
  await userEvent.type(input(), "b");
  await expect.element(page.getByRole("option")).toBeVisible();
  const address = container.querySelector(".gmp-prediction-secondary")?.firstChild as Text;
  const left = (from: number, to: number) => {
    const part = document.createRange();
    part.setStart(address, from);
    part.setEnd(address, to);
    return part.getBoundingClientRect().left;
  };
  expect(left(0, 2)).toBeLessThan(left(3, 6));
});

test("what narrows the predictions goes with the request", async () => {
  const { client } = await open({
    includedPrimaryTypes: ["bakery"],
    includedRegionCodes: ["fr"],
    locationBias: { circle: { center: { latitude: 43.2, longitude: 6.8 }, radius: 500 } },
  });
  expect(client.autocomplete.mock.lastCall?.[0]).toMatchObject({
    input: "four",
    languageCode: "en",
    includedPrimaryTypes: ["bakery"],
    includedRegionCodes: ["fr"],
    locationBias: { circle: { radius: 500 } },
  });
});

test.each([450, 375])(
  "at %i px it opens as a full-window dialog with a back button [S2-102] [S2-104] [S9-047]",
  async (width) => {
    await page.viewport(width, 700);
    const onSelect = vi.fn();
    await render(
      <WidgetPage>
        <PlaceAutocomplete name="lieu" onSelect={onSelect} />
      </WidgetPage>,
    );
    await userEvent.click(input());
    const dialog = page.getByRole("dialog", { name: "Search for a place" });
    await expect.element(dialog).toBeVisible();
    const box = dialog.element().getBoundingClientRect();
    expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, width, 700]);
    await userEvent.type(dialog.getByRole("combobox"), "four");
    await expect.element(dialog.getByRole("option").first()).toBeVisible();
    expect(await findAxeFaults(dialog.element(), "light")).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Back" }));
    expect(dialog.elements()).toHaveLength(0);
    await userEvent.click(input());
    await userEvent.type(dialog.getByRole("combobox"), "n");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(dialog.elements()).toHaveLength(0);
    await expect.element(input()).toHaveValue("Le Fournil des Roches, Rue des Cordiers, Port-Valbrune");
  },
);

test("at 451 px it opens no dialog [S2-103] [S9-047]", async () => {
  await page.viewport(451, 700);
  await open();
  expect(page.getByRole("dialog").elements()).toHaveLength(0);
  // The list opens where the input stands.
  const below = page.getByRole("listbox").element().getBoundingClientRect();
  expect(below.top).toBeGreaterThanOrEqual(input().element().getBoundingClientRect().bottom);
});

test("what cannot be written in cannot be emptied either", async () => {
  await render(
    <WidgetPage>
      <PlaceAutocomplete defaultValue="four" readOnly />
      <PlaceAutocomplete defaultValue="four" disabled />
    </WidgetPage>,
  );
  expect(input().elements()).toHaveLength(2);
  expect(page.getByRole("button", { name: "Clear" }).elements()).toHaveLength(0);
});

test("a search icon stands before the input [S2-095]", async () => {
  await open();
  const icon = input().element().previousElementSibling as Element;
  expect(icon.matches("svg")).toBe(true);
  const { width, height, right } = icon.getBoundingClientRect();
  expect([width, height]).toEqual([20, 20]);
  expect(right).toBeLessThanOrEqual(input().element().getBoundingClientRect().left);
});

test("the icon, the clear button and the pins can be left out or replaced", async () => {
  const { container } = await open({
    noInputIcon: true,
    noClearButton: true,
    predictionIcon: <span className="own-icon">*</span>,
  });
  expect(container.querySelectorAll(".gmp-autocomplete-box svg")).toHaveLength(0);
  expect(page.getByRole("button", { name: "Clear" }).elements()).toHaveLength(0);
  expect(container.querySelectorAll(".own-icon")).toHaveLength(3);
});

test("slow answers: the predictions before stay, the input says that it waits, a new key aborts [S4-061]", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const answers = holdResponses<AutocompleteRequest, AutocompleteResponse>();
  const autocomplete: PlacesClient["autocomplete"] = (request, options) => {
    signals.push(options?.signal);
    return answers.ask(request);
  };
  const { container } = await render(
    <WidgetPage client={{ ...sampleClient(PHOTO_BASE), autocomplete }}>
      <PlaceAutocomplete />
    </WidgetPage>,
  );
  await userEvent.type(input(), "f");
  expect(container.querySelectorAll(".gmp-autocomplete-wait")).toHaveLength(1);
  answers.answer(0, { suggestions: [suggestion(1)] });
  await expect.element(page.getByRole("option", { name: /Fournitures/ })).toBeVisible();
  expect(container.querySelectorAll(".gmp-autocomplete-wait")).toHaveLength(0);
  await userEvent.type(input(), "ou");
  expect(page.getByRole("option").elements()).toHaveLength(1);
  expect(container.querySelectorAll(".gmp-autocomplete-wait")).toHaveLength(1);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, false]);
});

test("where nothing matches it says so, to eyes and to readers", async () => {
  await render(
    <WidgetPage>
      <PlaceAutocomplete />
    </WidgetPage>,
  );
  await userEvent.type(input(), "zzz");
  const none = page.getByText("No suggestions");
  await expect.element(none).toBeVisible();
  expect(none.element().clientHeight).toBeGreaterThan(30);
  await expect.element(page.getByRole("status")).toHaveTextContent("No suggestions");
  await expect.element(input()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(document.body, { position: { x: 800, y: 600 } });
  await expect.element(page.getByRole("status")).toHaveTextContent("");
});

test("the page holds the text: it takes keys, rewrites them, refuses them and puts one in by itself", async () => {
  const autocomplete = vi.fn(sampleClient(PHOTO_BASE).autocomplete);
  const client = { ...sampleClient(PHOTO_BASE), autocomplete };
  await render(<UpperCasePage client={client} />);
  const asked = () => autocomplete.mock.calls.map(([request]) => request.input);
  await userEvent.type(input(), "fo");
  await expect.element(input()).toHaveValue("FO");
  await expect.poll(() => asked().at(-1)).toBe("FO");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.type(input(), "9");
  await expect.element(input()).toHaveValue("FO");
  const before = asked().length;
  await userEvent.click(page.getByRole("button", { name: "Put in" }));
  await expect.element(input()).toHaveValue("chosen elsewhere");
  expect(asked()).toHaveLength(before);
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
});

test("a page that shortens the text of a choice keeps the choice", async () => {
  await render(<ShorteningPage />);
  await userEvent.type(input(), "four");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(input()).toHaveValue("Le Fournil des Roches");
  const form = page.getByRole("form", { name: "Search" }).element() as HTMLFormElement;
  expect(new FormData(form).get("placeId")).toBe(bakery.id);
  expect(page.getByRole("option").elements()).toHaveLength(0);
});

test("the reset of its form puts the first text back and forgets the choice", async () => {
  const onInputChange = vi.fn();
  await render(
    <WidgetPage>
      <form aria-label="Search">
        <PlaceAutocomplete
          name="lieu"
          placeIdName="placeId"
          defaultValue="port"
          onInputChange={onInputChange}
        />
        <button type="reset">Reset</button>
      </form>
    </WidgetPage>,
  );
  await userEvent.fill(input(), "four");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.click(page.getByRole("button", { name: "Reset" }));
  await expect.element(input()).toHaveValue("port");
  const form = page.getByRole("form", { name: "Search" }).element() as HTMLFormElement;
  await expect.poll(() => Object.fromEntries(new FormData(form))).toEqual({ lieu: "port", placeId: "" });
  expect(onInputChange).toHaveBeenLastCalledWith("port");
});

test("Enter in the full window submits the form of the page, and the window goes", async () => {
  await page.viewport(375, 700);
  const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return Object.fromEntries(new FormData(event.currentTarget));
  });
  await render(
    <WidgetPage>
      <form onSubmit={onSubmit}>
        <PlaceAutocomplete name="lieu" />
      </form>
    </WidgetPage>,
  );
  await userEvent.click(input());
  const dialog = page.getByRole("dialog", { name: "Search for a place" });
  await userEvent.type(dialog.getByRole("combobox"), "four{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.results[0]?.value).toEqual({ lieu: "four" });
  expect(dialog.elements()).toHaveLength(0);
});

test.each([
  ["US", ["0.2\u00a0mi", "0.8\u00a0mi", "9.1\u00a0mi"]],
  ["FR", ["0.3\u00a0km", "1.3\u00a0km", "15\u00a0km"]],
])("in %s distances are %j [S9-037] [S9-038]", async (region, shown) => {
  await render(
    <WidgetPage region={region}>
      <PlaceAutocomplete origin={{ latitude: 43.24, longitude: 6.81 }} />
    </WidgetPage>,
  );
  await userEvent.type(input(), "four");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  const distances = options().map((option) => option.querySelector(".gmp-prediction-distance")?.textContent);
  expect(distances).toEqual(shown);
  expect(distances.every((distance) => distance?.endsWith(region === "US" ? "mi" : "km"))).toBe(true);
});

test("more than one icon for the predictions is an error", () => {
  const icons = [<span key="a">*</span>, <span key="b">+</span>];
  expect(() =>
    renderToString(
      <WidgetPage>
        <PlaceAutocomplete predictionIcon={icons} />
      </WidgetPage>,
    ),
  ).toThrow(/got 2 elements as predictionIcon/);
});

/** Holds the text in capitals and takes no 9. */
function UpperCasePage({ client }: { client: PlacesClient }) {
  const [value, setValue] = useState("");
  return (
    <WidgetPage client={client}>
      <PlaceAutocomplete
        value={value}
        onInputChange={(typed) => !typed.includes("9") && setValue(typed.toUpperCase())}
      />
      <button type="button" onClick={() => setValue("chosen elsewhere")}>
        Put in
      </button>
    </WidgetPage>
  );
}

/** Holds the text up to its first comma. */
function ShorteningPage() {
  const [value, setValue] = useState("");
  return (
    <WidgetPage>
      <form aria-label="Search">
        <PlaceAutocomplete
          name="lieu"
          placeIdName="placeId"
          value={value}
          onInputChange={(text) => setValue(text.split(",", 1)[0] ?? "")}
        />
      </form>
    </WidgetPage>
  );
}

async function open(props: PlaceAutocompleteProps = {}) {
  const sample = sampleClient(PHOTO_BASE);
  const client = { ...sample, autocomplete: vi.fn(sample.autocomplete) };
  const onSelect = vi.fn();
  const onInputChange = vi.fn();
  const { container } = await render(
    <WidgetPage client={client}>
      <PlaceAutocomplete onSelect={onSelect} onInputChange={onInputChange} {...props} />
    </WidgetPage>,
  );
  await userEvent.type(input(), "four");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  return { container, client, onSelect, onInputChange };
}

function input() {
  return page.getByRole("combobox");
}

function options(): Element[] {
  return page.getByRole("option").elements();
}

async function press(keys: string, highlighted: number | null): Promise<void> {
  await userEvent.keyboard(keys);
  const selected = options().findIndex((option) => option.getAttribute("aria-selected") === "true");
  expect(selected).toBe(highlighted ?? -1);
  const active = input().element().getAttribute("aria-activedescendant");
  expect(active).toBe(highlighted === null ? null : options()[highlighted]?.id);
}

function suggestion(index: number): { placePrediction: PlacePrediction } {
  return { placePrediction: SAMPLE_PREDICTIONS[index] as PlacePrediction };
}
