import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { axeViolations } from "../../../test/axe-violations.ts";
import { NARROW_SPACE } from "../format/french.ts";
import { NumberField } from "./number-field.tsx";
import "../design/tokens.css";
import "../ui/ui.css";

const field = () => page.getByRole("textbox", { name: "Prix" });
const input = () => field().element() as HTMLInputElement;
const sent = () => new FormData(document.querySelector("form") as HTMLFormElement).getAll("prix");

const Price = ({ value = "" }) => (
  <form>
    <NumberField label="Prix" name="prix" unit="€" defaultValue={value} />
    <input type="hidden" name="prix" value="autre" />
    <button type="reset">Effacer</button>
  </form>
);

test("a number field keeps figures and a dot while they are typed, and its caret [S1-011]", async () => {
  await render(<Price />);
  await field().click();
  await userEvent.keyboard("12a3,5x");
  expect(input().value).toBe("123.5");
  await userEvent.keyboard("{Home}{ArrowRight}z9");
  expect([input().value, input().selectionStart]).toEqual(["1923.5", 2]);
});

test("left, it shows the number as the French write it, and sends it as it is", async () => {
  await render(<Price />);
  await field().fill("12500,5");
  await userEvent.tab();
  expect(input().value).toBe(`12${NARROW_SPACE}500,5`);
  expect(sent()).toEqual(["12500.5", "autre"]);
  await field().click();
  expect(input().value).toBe("12500.5");
});

test("what the server sent is shown so too, and again after a reset", async () => {
  const screen = await render(<Price value="1200000" />);
  const shown = `1${NARROW_SPACE}200${NARROW_SPACE}000`;
  expect(input().value).toBe(shown);
  await field().fill("5");
  await page.getByRole("button", { name: "Effacer" }).click();
  await expect.poll(() => input().value).toBe(shown);
  expect(sent()).toEqual(["1200000", "autre"]);
  expect(await axeViolations(screen.container)).toEqual([]);
});

test("the tab key selects the number, so that what is typed replaces it", async () => {
  await render(<Price value="250000" />);
  await userEvent.tab();
  await userEvent.keyboard("245000");
  expect(input().value).toBe("245000");
});
