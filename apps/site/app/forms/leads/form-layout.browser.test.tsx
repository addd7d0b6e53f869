import { FORM_DEFINITIONS, findForm } from "@lieudit/leads/forms";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { axeViolations } from "../../../test/axe-violations.ts";
import { FormAside } from "./form-aside.tsx";
import { FormListingCard } from "./form-listing-card.tsx";
import { FormView } from "./form-view.tsx";
import "../../shell/design/tokens.css";
import "../../shell/design/base.css";
import "../../shell/ui/ui.css";
import "./forms.css";

const OPERATOR = {
  name: "Lieudit Aubremer",
  street: "4 quai des Terre-Neuvas",
  postalCode: "96100",
  town: "Aubremer",
  phone: "+33261910010",
};
const LISTING = {
  id: "7k3mq9xw2c",
  kind: "estate" as const,
  title: "Longère 5 pièces 126 m²",
  path: "/bien/longere-7k3mq9xw2c",
  price: "196 350 €",
  reference: "BI1957",
  photoId: null,
  ended: null,
};

const FACTS = {
  action: "/estimer",
  token: "jeton",
  siteKey: "",
  today: "2026-11-23",
  initial: {},
  problems: [],
} as const;

function Page({ path, isAboutListing = false }: { path: string; isAboutListing?: boolean }) {
  const definition = findForm(path);
  if (definition === undefined) return null;
  return (
    <div className="page form-page">
      <header className="form-head">
        <h1>{definition.title}</h1>
      </header>
      {isAboutListing ? (
        <FormListingCard listing={LISTING} agencyName="Brévan Immobilier" />
      ) : (
        <FormAside help={definition.help} isForOperator />
      )}
      <FormView definition={definition} page={FACTS} returned={null} />
      <p>Vos réponses</p>
    </div>
  );
}

/** Within what the root of the site has loaded. */
async function show(element: ReactElement) {
  const router = createMemoryRouter([{ id: "root", path: "/", element }], {
    hydrationData: { loaderData: { root: { operator: OPERATOR } } },
  });
  return await render(<RouterProvider router={router} />);
}

const getBox = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
const boxOfField = (name: string) => getBox(`[name="${name}"]`);

beforeEach(() => page.viewport(1280, 900));
afterEach(() => page.viewport(1280, 720));

test("a wide window has short fields beside each other, and what helps on the page's right edge", async () => {
  const { container } = await show(<Page path="/estimer" />);
  const [mail, phone, name] = [boxOfField("courriel"), boxOfField("telephone"), boxOfField("nom")];
  expect(phone.top).toBe(mail.top);
  expect(phone.left).toBeGreaterThan(mail.right);
  expect(name.width).toBeGreaterThan(2 * mail.width);
  // Of two short fields only one has a unit behind it; both stand on one line.
  expect(boxOfField("pieces").bottom).toBe(boxOfField("surface").bottom);
  const aside = getBox(".form-aside");
  expect(aside.left).toBeGreaterThan(name.right);
  expect(Math.round(aside.right)).toBe(1240);
  expect(aside.top).toBe(getBox(".form-head").top);
  await expect
    .element(page.getByRole("link", { name: "02 61 91 00 10" }))
    .toHaveAttribute("href", "tel:+33261910010");
  expect(await axeViolations(container)).toEqual([]);
});

test("a phone has one column, with what helps, in short, above the form", async () => {
  await page.viewport(375, 800);
  await show(<Page path="/estimer" />);
  expect(boxOfField("telephone").top).toBeGreaterThan(boxOfField("courriel").bottom);
  expect(getBox(".form-aside").bottom).toBeLessThan(getBox("form").top);
  expect(getBox(".form-call address").height).toBe(0);
  expect(document.documentElement.scrollWidth).toBe(375);
});

test("what a form is about stands beside it, or above it on a phone", async () => {
  await show(<Page path="/visite" isAboutListing />);
  expect(getBox(".form-listing").left).toBeGreaterThan(getBox("form").right);
  await page.viewport(375, 800);
  expect(getBox(".form-listing").bottom).toBeLessThan(getBox("form").top);
});

test("in a line of short fields all have a hint or none has, so that their names are on one line too", async () => {
  for (const { path } of FORM_DEFINITIONS) {
    const { unmount } = await show(<Page path={path} />);
    const lines = new Map<number, Set<number>>();
    for (const field of document.querySelectorAll(".form-short > .field")) {
      const { bottom } = field.getBoundingClientRect();
      const top = field.querySelector("label")?.getBoundingClientRect().top ?? NaN;
      lines.set(bottom, (lines.get(bottom) ?? new Set()).add(top));
    }
    for (const tops of lines.values()) expect([path, tops.size]).toEqual([path, 1]);
    await unmount();
  }
});

test("nothing stands beside a form that needs no help and is for an agency", async () => {
  const { container } = await show(<FormAside help={null} isForOperator={false} />);
  expect(container.textContent).toBe("");
});
