import { useState } from "react";
import { renderToString } from "react-dom/server";
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from "react-router";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SelectionLink } from "../../listings/selection/selection-link.tsx";
import { NAVIGATION } from "./navigation.ts";
import { FollowPageLinks } from "./page-link.tsx";
import { SiteHeader } from "./site-header.tsx";
import "../design/tokens.css";
import "../design/base.css";
import "../ui/ui.css";
import "./layout.css";

const ROUTES = [
  {
    path: "*",
    element: (
      <>
        <FollowPageLinks />
        <SiteHeader selectionLink={<SelectionLink key="selection" />} />
        <main>
          <button type="button">Ailleurs</button>
        </main>
      </>
    ),
  },
];

function Site({ at = "/" }: { at?: string }) {
  const [router] = useState(() => createMemoryRouter(ROUTES, { initialEntries: [at] }));
  return <RouterProvider router={router} />;
}

const menu = () => page.getByRole("button", { name: "Menu", exact: true });
const parent = (name: string) => page.getByRole("button", { name, exact: true });
const back = () => page.getByRole("button", { name: "Retour" });
const link = (name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true });
const focused = () => document.activeElement?.textContent;

afterEach(() => page.viewport(1280, 800));

describe("the width", () => {
  test("the Menu button is added below 992 px and removed from there on [S2-002] [S2-003] [S2-004] [S2-005] [S9-001]", async () => {
    await page.viewport(991, 800);
    await render(<Site />);
    await expect.element(menu()).toBeVisible();
    expect(menu().element().textContent).toBe("Menu");
    expect(parent("Véhicules").elements()).toHaveLength(0);
    await page.viewport(992, 800);
    await expect.poll(() => document.querySelector(".menu-button")).toBeNull();
    await expect.element(parent("Véhicules")).toBeVisible();
    await page.viewport(991, 800);
    await expect.element(menu()).toBeVisible();
    await page.viewport(320, 800);
    await expect.element(menu()).toBeVisible();
    expect(document.querySelectorAll(".menu-button")).toHaveLength(1);
  });

  test.each([375, 991, 992, 1280])("at %i px the keyboard goes from left to right", async (width) => {
    await page.viewport(width, 800);
    await render(<Site at="/agences" />);
    await expect.poll(() => document.querySelectorAll(".menu-button").length).toBe(width < 992 ? 1 : 0);
    // Of the navigation's rows, whose items may take two lines, the left edge of the whole.
    const parts: (Element | null | undefined)[] = [];
    for (await userEvent.tab(); focused() !== "Ailleurs"; await userEvent.tab()) {
      parts.push(document.activeElement?.closest(".header-row > *"));
    }
    const met = [...new Set(parts)].map((part) => part?.getBoundingClientRect().left ?? NaN);
    expect(met).toHaveLength(4);
    expect(met).toEqual(met.toSorted((one, other) => one - other));
    expect(document.querySelector(".header-row")?.lastElementChild?.matches("nav")).toBe(width < 992);
  });

  test("another width leaves the parts of the header what they were", async () => {
    await page.viewport(1280, 800);
    await render(<Site />);
    const nav = document.querySelector(".site-menu");
    await page.viewport(375, 800);
    await expect.element(menu()).toBeVisible();
    expect(document.querySelector(".site-menu")).toBe(nav);
    expect(document.querySelector(".header-row")?.lastElementChild).toBe(nav);
  });

  test("another width closes what is open", async () => {
    await page.viewport(991, 800);
    await render(<Site />);
    await menu().click();
    await page.viewport(992, 800);
    await expect.poll(() => document.querySelector(".menu-button")).toBeNull();
    await page.viewport(991, 800);
    await expect.element(menu()).toHaveAttribute("aria-expanded", "false");
  });
});

describe("on a phone", () => {
  beforeEach(() => page.viewport(375, 800));

  test("the menu is closed at start, and the button opens and closes it [S4-018] [S4-019] [S4-020]", async () => {
    await render(<Site />);
    expect(parent("Véhicules").elements()).toHaveLength(0);
    await expect.element(menu()).toHaveAttribute("aria-expanded", "false");
    await menu().click();
    await expect.element(parent("Véhicules")).toBeVisible();
    await expect.element(menu()).toHaveAttribute("aria-expanded", "true");
    await menu().click();
    await expect.poll(() => parent("Véhicules").elements().length).toBe(0);
  });

  test("a submenu slides in over its parent [S2-001]", async () => {
    await render(<Site />);
    await menu().click();
    const panel = document.querySelector<HTMLElement>(".submenu-panel");
    const { transform, visibility } = getComputedStyle(panel as HTMLElement);
    const slides: unknown[] = [];
    panel?.addEventListener("transitionrun", ({ propertyName }) => {
      const running = panel
        .getAnimations()
        .find((one) => one instanceof CSSTransition && one.transitionProperty === propertyName);
      slides.push([propertyName, Number(running?.effect?.getTiming().duration) > 0]);
    });
    // A whole width aside.
    expect(new DOMMatrix(transform).m41).toBe(375);
    expect(visibility).toBe("hidden");
    await parent("Véhicules").click();
    await expect.poll(() => panel?.getBoundingClientRect().left).toBe(0);
    expect(slides).toContainEqual(["transform", true]);
    const [over, under] = [panel, document.querySelector(".menu-panel")].map((part) =>
      part?.getBoundingClientRect(),
    );
    expect([over?.top, over?.width]).toEqual([under?.top, under?.width]);
  });

  test("the first item of a submenu reads Retour and leads back to the parent, and so does Escape [S1-001] [S2-006] [S2-007]", async () => {
    await render(<Site />);
    await menu().click();
    await parent("Immobilier").click();
    await expect.element(back()).toHaveFocus();
    expect(
      document.querySelector("[data-open] > .submenu-panel")?.querySelector("a, button")?.textContent,
    ).toBe("Retour");
    await expect.element(link("Maisons à louer")).toBeVisible();

    await userEvent.keyboard("{Enter}");
    await expect.poll(focused).toBe("Immobilier");
    await expect.poll(() => back().elements().length).toBe(0);

    await userEvent.keyboard("{Enter}");
    await expect.element(back()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.poll(focused).toBe("Immobilier");
    await userEvent.keyboard("{Escape}");
    await expect.poll(focused).toBe("Menu");
    await expect.element(menu()).toHaveAttribute("aria-expanded", "false");
  });

  test("what another panel covers cannot be reached", async () => {
    await render(<Site />);
    await menu().click();
    await parent("Lieux").click();
    await expect.element(back()).toHaveFocus();
    const reached: (string | null | undefined)[] = [];
    for (let count = 0; count < 10; count++) {
      await userEvent.tab();
      reached.push(focused());
    }
    expect(reached.slice(0, 3)).toEqual(["Tous les lieux", "Ouverts maintenant", "Restaurants"]);
    expect(reached).not.toContain("Agences");
    expect(reached).not.toContain("Véhicules");
  });

  test("a link closes the menu behind it", async () => {
    await render(<Site />);
    await menu().click();
    await link("Carte").click();
    await expect.element(menu()).toHaveAttribute("aria-expanded", "false");
  });
});

describe("on a wide window", () => {
  test("a submenu hangs below its item; Escape, a click elsewhere and the focus leaving close it", async () => {
    await render(<Site />);
    expect(link("Maisons à vendre").elements()).toHaveLength(0);
    await parent("Immobilier").click();
    await expect.element(link("Maisons à vendre")).toBeVisible();
    expect(back().elements()).toHaveLength(0);
    await userEvent.keyboard("{Escape}");
    await expect.poll(focused).toBe("Immobilier");
    await expect.poll(() => link("Maisons à vendre").elements().length).toBe(0);

    await parent("Immobilier").click();
    await page.getByRole("button", { name: "Ailleurs" }).click();
    await expect.element(parent("Immobilier")).toHaveAttribute("aria-expanded", "false");
  });

  test("the item that the page belongs to is marked", async () => {
    await render(<Site at="/vehicules/motos" />);
    const marked = [...document.querySelectorAll("[data-current]")].map(({ textContent }) => textContent);
    expect(marked).toEqual(["Véhicules"]);
    await parent("Véhicules").click();
    await expect.element(link("Motos")).toHaveAttribute("aria-current", "page");
  });
});

test("the server's HTML holds every link, and nothing in it is inert", async () => {
  const handler = createStaticHandler(ROUTES);
  const context = await handler.query(new Request("http://site.example/"));
  if (context instanceof Response) throw new Error("The page redirects.");
  const html = renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  const wanted = NAVIGATION.flatMap(
    ({ href, groups }) => groups?.flatMap(({ links }) => links) ?? [{ href }],
  );
  const missing = wanted.filter(({ href }) => !html.includes(`href="${href.replaceAll("&", "&amp;")}"`));
  expect(missing).toEqual([]);
  expect(html).not.toContain("inert");
});
