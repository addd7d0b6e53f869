import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { findAxeFaults } from "../../test/axe-faults.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { WidgetPage } from "../../test/widget-page.tsx";
import { ar } from "../text/ar.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { BusinessConductNote } from "./business-conduct-note.tsx";
import { PhotoCredit } from "./photo-credit.tsx";
import { PlaceAttribution } from "./place-attribution.tsx";
import { Spinner } from "./spinner.tsx";
import { StatusText } from "./status-text.tsx";

failOnConsoleErrors();

test("a spinner turns and says that something loads [S2-131]", async () => {
  const { container } = await render(onPage(<Spinner className="own" />));
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
  const spinner = container.querySelector(".gmp-spinner.own") as Element;
  expect(spinner.getAnimations()).toHaveLength(1);
  expect(spinner.getBoundingClientRect().width).toBeGreaterThan(0);
  expect(await findAxeFaults(container, "light")).toEqual([]);
});

test("a status text stands in for content: an error alerts, emptiness is a status [S2-130]", async () => {
  const { container } = await render(
    onPage(
      <>
        <StatusText kind="error">It failed</StatusText>
        <StatusText kind="empty">There is none</StatusText>
      </>,
    ),
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent("It failed");
  await expect.element(page.getByRole("status")).toHaveTextContent("There is none");
  expect(await findAxeFaults(container, "dark")).toEqual([]);
});

test("the attribution's info button opens and closes the note 'About these results' [S2-123] [S2-128]", async () => {
  const { container } = await render(onPage(<PlaceAttribution attributions={undefined} />));
  const title = page.getByText("About these results", { exact: true });
  const info = container.querySelector("summary") as HTMLElement;
  expect(info.getAttribute("aria-label")).toBe("About these results");
  expect(info.querySelector("svg")?.getBoundingClientRect().width).toBe(16);
  await expect.element(title).not.toBeVisible();
  await userEvent.click(info);
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText(en.aboutResultsBody)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Close" }));
  await expect.element(title).not.toBeVisible();
  expect(document.activeElement).toBe(info);
});

test("sources that need two lines push what follows down", async () => {
  const attributions = ["A long name of somebody", "Another one's, as long"].map((provider) => ({
    provider,
  }));
  const { container } = await render(
    onPage(
      <div style={{ width: "200px" }}>
        <PlaceAttribution attributions={attributions} />
        <div data-testid="next" style={{ display: "flex" }}>
          Next
        </div>
      </div>,
    ),
  );
  const text = container.querySelector(".gmp-attribution-text") as Element;
  const next = page.getByTestId("next").element().getBoundingClientRect();
  expect(text.getBoundingClientRect().height).toBeGreaterThan(30);
  expect(next.top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom);
  expect(next.width).toBe(200);
});

test("names stand one after the other as the language lists them, each once", async () => {
  const names = ["Anna", "نادية", "Anna", "", null] as string[];
  const credits = (
    <>
      <PhotoCredit photos={[{ authorAttributions: names.map((displayName) => ({ displayName })) }]} />
      <PlaceAttribution attributions={names.map((provider) => ({ provider }))} />
    </>
  );
  const { container, rerender } = await render(onPage(credits));
  const shown = () =>
    [...container.querySelectorAll(".gmp-photo-credit, .gmp-attribution-text")].map((it) => it.textContent);
  expect(shown()).toEqual(["Photos: Anna, نادية", "Data: Anna, نادية"]);
  await rerender(<WidgetPage text={ar}>{credits}</WidgetPage>);
  expect(shown()).toEqual(["الصور: Anna، نادية", "البيانات: Anna، نادية"]);
});

test("in Arabic the name of a fuel has what stands on the pump from left to right", async () => {
  const { container } = await render(<p dir="rtl">{ar.fuelTypes.SP95_E10}</p>);
  const words = container.querySelector("p")?.firstChild as Text;
  const buildPlace = (part: string) => {
    const range = document.createRange();
    range.setStart(words, words.data.indexOf(part));
    range.setEnd(words, words.data.indexOf(part) + part.length);
    return range.getBoundingClientRect();
  };
  expect(buildPlace("95").right).toBeLessThanOrEqual(buildPlace("E10").left);
  expect(buildPlace("E10").right).toBeLessThanOrEqual(buildPlace("بنزين").left);
});

test("the fourth note is 'Report business conduct', for businesses only [S2-126]", async () => {
  const { rerender, container } = await render(onPage(<BusinessConductNote businessStatus="OPERATIONAL" />));
  const sentence = page.getByText(en.reportConductBody);
  await expect.element(sentence).not.toBeVisible();
  await userEvent.click(page.getByText("Report business conduct"));
  await expect.element(sentence).toBeVisible();
  await rerender(
    <WidgetPage text={fr}>
      <div className="gmp-widget">
        <BusinessConductNote businessStatus="OPERATIONAL" />
      </div>
    </WidgetPage>,
  );
  await expect.element(page.getByText("Un problème avec cet établissement\u202f?")).toBeVisible();
  await rerender(onPage(<BusinessConductNote businessStatus={undefined} />));
  expect(container.querySelector("details")).toBeNull();
});

function onPage(part: React.ReactNode) {
  return (
    <WidgetPage>
      <div className="gmp-widget">{part}</div>
    </WidgetPage>
  );
}
